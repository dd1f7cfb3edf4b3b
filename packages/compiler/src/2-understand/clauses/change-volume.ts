import { markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const AMOUNT = String.raw`(?: by)? (?:about )?(?<by>${markOf('number', 'percent')})(?:\s*(?:%|percent|points?|steps?))?`;
const VOLUME = '(?:the |my )?(?:sound |master |system )?(?:volume|sound)';
const CHANGE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:and|then|should|to|it|makes?|will|must|just) )*(?:(?:turns? |makes? )?${VOLUME} (?:goes? |going |should go )?(?<way>up|down|louder|quieter|softer|higher|lower)|(?:turns? (?<turned>up|down)|(?<verb>raises?|lowers?|increases?|decreases?|reduces?|boosts?)) ${VOLUME}|(?:turns?|makes?) it (?<it>louder|quieter|softer)|(?<bare>louder|quieter))(?:${AMOUNT})?[^\p{L}\p{N}\ue000-\ue00b]*$`,
  'diu',
);

/** "volume up by 5", "lowers the volume", "louder": one step louder or quieter, by as much as is said. */
export const readChangeVolume: ClauseReader = (clause, text, knowledge) => {
  const match = CHANGE.exec(text);
  if (!match) return undefined;
  const { way, turned, verb, it, bare } = match.groups ?? {};
  const said = clause.entities.find(({ start }) => start === match.indices?.groups?.by?.[0]);
  const step = said?.kind === 'number' || said?.kind === 'percent' ? said.value : undefined;
  if (said && (step === undefined || step > 100)) return undefined;
  const isDown = /^(?:down|quieter|softer|lower|decrease|reduce)/i.test(way ?? turned ?? verb ?? it ?? bare ?? '');
  const done = stepOf(knowledge, 'change-volume', { direction: isDown ? 'down' : 'up', step: step ?? 5 });
  const assumed = said ? [] : ['No percent to change the volume by was named, so 5 is used.'];
  return { steps: [done], assumed, used: said ? [said] : [], score: 0.9, by: 'change-volume' };
};
