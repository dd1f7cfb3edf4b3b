import { type ClauseReader, stepOf } from '../understanding.ts';

// Skills whose choices are things that people name with a word or two: "F6 = bold", "side button pastes".
const SKILLS = ['edit-command', 'browser-command', 'media-control', 'mute-sound', 'change-volume', 'mute-microphone'];
const EXTRA: Readonly<Record<string, readonly (readonly [RegExp, Record<string, unknown>])[]>> = {
  'mute-sound': [
    [/^(?:un)?mutes?(?: (?:the )?(?:sound|volume|audio|speakers?|everything|pc|computer))?$/, { state: 'toggle' }],
  ],
  'change-volume': [
    [
      /^(?:(?:turn |turns )?(?:the )?volume up|louder|raises? (?:the )?volume|increases? (?:the )?volume|turns? up (?:the )?volume|vol up|volume \+)$/,
      { direction: 'up' },
    ],
    [
      /^(?:(?:turn |turns )?(?:the )?volume down|quieter|lowers? (?:the )?volume|decreases? (?:the )?volume|turns? down (?:the )?volume|vol down|volume -)$/,
      { direction: 'down' },
    ],
  ],
  'media-control': [
    [
      /^(?:play ?(?:\/|and|or)? ?pauses?|plays?|pauses?|play or pause|pauses? or plays?|pauses? (?:the )?(?:music|song|video|playback))$/,
      { command: 'Play_Pause' },
    ],
    [
      /^(?:(?:the )?next (?:track|song)|skips?(?: (?:the )?(?:song|track))?|skips? to (?:the )?next (?:song|track)|plays? (?:the )?next (?:song|track)|next)$/,
      { command: 'Next' },
    ],
    [
      /^(?:(?:the )?(?:previous|prev|last) (?:track|song)|(?:goes |go )?back (?:a|one) (?:song|track)|plays? (?:the )?previous (?:song|track)|previous|prev)$/,
      { command: 'Prev' },
    ],
    [/^stops? (?:the )?(?:music|playback|song)$/, { command: 'Stop' }],
  ],
};
const LEADING =
  /^(?:(?:turn|into|have|use|do|does|doing|be|as|is|to|should|will|can|for|a|an|the|it|just|act as|acts as|make it|perform|run|gives?|makes?|my|me|key for)\s+)+/;
const TRAILING =
  /\s+(?:too|please|thanks|thx|for me|instead|it|again|as well|also|action|command|button|the selection|selected text|the selected text|what i selected|the text|text|stuff|thing|in the browser|the page)$/;

/** A clause that is nothing but the name of a command: "copy", "next track", "bold". */
export const readCommand: ClauseReader = (clause, _text, knowledge) => {
  let said = clause.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/+ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  said = said.replace(LEADING, '');
  for (let shorter = said.replace(TRAILING, ''); shorter !== said; shorter = said.replace(TRAILING, '')) said = shorter;
  if (!said || said.length > 40) return undefined;
  for (const id of SKILLS) {
    const values = EXTRA[id]?.find(([pattern]) => pattern.test(said))?.[1] ?? valuesOf(knowledge.skills.get(id), said);
    const skill = knowledge.skills.get(id);
    if (!values || skill?.kind !== 'action') continue;
    const rest = Object.fromEntries(Object.entries(skill.slots).map(([name, slot]) => [name, slot.otherwise]));
    return { steps: [stepOf(knowledge, id, { ...rest, ...values })], assumed: [], used: clause.entities, score: 0.95 };
  }
  return undefined;
};

function valuesOf(
  skill:
    | { readonly slots: Readonly<Record<string, { readonly options?: Readonly<Record<string, readonly string[]>> }>> }
    | undefined,
  said: string,
): Record<string, unknown> | undefined {
  for (const [name, slot] of Object.entries(skill?.slots ?? {})) {
    const option = Object.entries(slot.options ?? {}).find(([, words]) => words.includes(said));
    if (option) return { [name]: option[0] };
  }
  return undefined;
}
