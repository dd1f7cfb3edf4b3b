import type { Step } from '#ir/automation.ts';
import { ANY_KEY, entityAt } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const SOUND =
  /^[^\p{L}\p{N}]*(?:(?:and|then|also|it|should|to|please|i'?d like|i want|i would like|can you|could it)\s+)*(?:plays?|makes?|gives?|sounds?|rings?|with|hear|i need|i want|i'd like|want|need)\s+(?:me\s+)?(?:a\s+|an\s+|the\s+|some\s+)?(?:(?:short|loud|little|quick|warning|alarm|alert|signal|nice)\s+)*(?:sound|noise|beep|ding|tone|chime|signal|bell|alarm)(?:\s+(?:too|as well|so i (?:hear|notice|know)[^.]*|(?:that )?(?:you|i) (?:can )?hear[^.]*|signal|sound|effect|once|all of a sudden|suddenly|immediately|at once|right away|loudly))*(?:\s*,\s*(?:i|because|as|since|so|my)\b.*)?[^\p{L}\p{N}]*$/isu;
const PLAYED = /\b(?:plays?|playing)\b/i;
const SOUND_FILE = /\.(?:wav|mp3|ogg|flac|wma|m4a)$/i;

const BEEP =
  /^[^\p{L}\p{N}]*(?:(?:and|then|also|it|should|to|please)\s+)*beeps?(?:\s+(?:(?<twice>twice)|(?<times>\S+)\s+times|once|loudly|at me))*[^\p{L}\p{N}]*$/iu;
const UNTIL_KEY = new RegExp(
  String.raw`\b(?:sound|noise|beep(?:s|ing)?|alarm|rings?|siren)\b[^.;\ue000-\ue00b]{0,20}\buntil\s+i\s+(?:press|hit|push|tap)\s+(?:the\s+)?(?<key>${ANY_KEY})(?: key)?[^\p{L}\p{N}]*$`,
  'diu',
);

/** "make a sound", "play C:\sounds\bell.wav". */
export const readSound: ClauseReader = (clause, text, knowledge) => {
  const stop = entityAt(clause, UNTIL_KEY.exec(text)?.indices?.groups?.key?.[0] ?? -1);
  if (stop) return { steps: [ringing(String(stop.value))], assumed: [], used: [stop], score: 0.92 };
  if (SOUND.test(clause.text))
    return { steps: [stepOf(knowledge, 'beep', { times: 1, pitch: 750 })], assumed: [], used: [], score: 0.9 };
  const beep = BEEP.exec(clause.text)?.groups;
  const [number] = clause.entities;
  if (beep && (!beep.times || number?.kind === 'number')) {
    const times = beep.twice ? 2 : number?.kind === 'number' ? Math.min(20, Math.round(number.value)) : 1;
    return {
      steps: [stepOf(knowledge, 'beep', { times, pitch: 750 })],
      assumed: [],
      used: clause.entities,
      score: 0.92,
    };
  }
  const file = clause.entities.find(({ kind, value }) => kind === 'path' && SOUND_FILE.test(String(value)));
  if (
    !file ||
    clause.entities.length > 1 ||
    !PLAYED.test(clause.text) ||
    /\b(?:loop|repeat|random|over and over|until|while|stop)/i.test(clause.text)
  )
    return undefined;
  const step = stepOf(knowledge, 'play-sound-file', { file: file.value });
  return { steps: [step], assumed: [], used: [file], score: 0.9, by: 'play-sound-file' };
};

// The key only silences it: what it does elsewhere it still does.
function ringing(key: string): Step {
  return {
    title: 'Ring until a key is pressed',
    code: 'SetTimer(Ring, 700)',
    needs: `~${key}::SetTimer(Ring, 0) ; silences it\n\nRing() {\n    SoundBeep(1200, 300)\n    SoundBeep(900, 200)\n}`,
  };
}
