import type { Step } from '#ir/automation.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

// Skills whose choices are things that people name with a word or two: "F6 = bold", "side button pastes".
const SKILLS = [
  'edit-command',
  'browser-command',
  'media-control',
  'mute-sound',
  'change-volume',
  'mute-microphone',
  'press-key',
  'minimize-all-windows',
  'lock-computer',
  'type-symbol',
  'stop-sound',
  'turn-off-screen',
  'sleep-computer',
  'shut-down-computer',
  'restart-computer',
  'save-screenshot',
  'renew-ip-address',
  'flush-dns',
  'control-script',
  'paste-changed',
];
// Their choices are words such as "screen" and "end", which alone order nothing.
const NEEDS_VERB: readonly string[] = ['save-screenshot', 'control-script', 'paste-changed'];
const EXTRA: Readonly<Record<string, readonly (readonly [RegExp, Record<string, unknown>])[]>> = {
  'edit-command': [
    [
      /^saves? (?:the |my |this |your )?(?:current |open |active )?(?:document|file|work|workbook|spreadsheet|project|drawing)$/,
      { command: '^s' },
    ],
    [
      /^cop(?:y|ies) (?:the |this |my )?(?:(?:(?:current |active )?(?:excel )?cell|(?:selected|marked) (?:cells?|row|line|word)|value)(?: i'?m on| i am on| in excel| from excel| there)*|what'?s (?:selected|marked)|what is (?:selected|marked)|(?:selected|marked) text|selection|what i(?: have|'ve)? (?:selected|marked))(?: (?:in)?to (?:the |my )?clipboard)?$/,
      { command: '^c' },
    ],
    [
      /^pastes? (?:the |my )?(?:clipboard|copied text|text i copied|contents? of the clipboard|what(?:ever)? (?:i(?:'ve| have)? (?:just )?copied|is (?:on|in) the clipboard))$/,
      { command: '^v' },
    ],
    [
      /^pastes?(?: (?:it|that|this))?(?: (?:there|in|into it|in it|in there|here|into the (?:field|box|cell)))*$/,
      { command: '^v' },
    ],
  ],
  'press-key': [
    [
      /^(?:(?:jumps?|goes|go|moves?|skips?) )?(?:(?:to|on to) )?(?:the )?next (?:field|box|input)$/,
      { keys: 'Tab', times: 1 },
    ],
    [
      /^(?:(?:goes|go|moves?|jumps?) )?(?:back )?(?:to )?(?:the )?previous (?:field|box|input)$/,
      { keys: '+Tab', times: 1 },
    ],
    [
      /^(?:(?:goes|go|moves?|jumps?) )?(?:one cell down|(?:to )?(?:the )?(?:cell below|next cell|next row)|one (?:row )?down|down one (?:cell|row)|a (?:cell|row) down)$/,
      { keys: 'Down', times: 1 },
    ],
    [
      /^(?:(?:goes|go|moves?|jumps?) )?(?:one cell (?:to the )?right|(?:to )?(?:the )?next column)$/,
      { keys: 'Right', times: 1 },
    ],
    [/^(?:(?:goes|go|moves?|jumps?) )?(?:to )?(?:the )?(?:next line|new line)$/, { keys: 'Enter', times: 1 }],
    [/^(?:(?:goes|go|jumps?) )?(?:to )?(?:the )?(?:first page|very top|first line)$/, { keys: '^Home', times: 1 }],
    [
      /^(?:(?:goes|go|jumps?) )?(?:to )?(?:the )?(?:last page|very bottom|very end|last line)$/,
      { keys: '^End', times: 1 },
    ],
    [
      /^(?:(?:goes|go|moves?|jumps?|takes? me|brings? me) )?(?:(?:up (?:one|a) (?:folder|level|directory)|(?:one|a) (?:folder|level|directory) up)|(?:up )?to the (?:folder above|parent folder|parent|parent directory|next higher folder|folder above it))$/,
      { keys: '!Up', times: 1 },
    ],
    [/^(?:turns? the |goes (?:to the )?|go (?:to the )?)?(?:next page|page down)$/, { keys: 'PgDn', times: 1 }],
    [
      /^(?:turns? the |goes (?:to the )?|go (?:to the )?)?(?:previous page|page up|page before)$/,
      { keys: 'PgUp', times: 1 },
    ],
    [
      /^(?:zooms? in|(?:makes? )?(?:the )?(?:text|letters|font|writing|page) bigger|bigger (?:text|letters)|enlarges? (?:the )?(?:text|page))$/,
      { keys: '^=', times: 1 },
    ],
    [
      /^(?:zooms? out|(?:makes? )?(?:the )?(?:text|letters|font|writing|page) smaller|smaller (?:text|letters))$/,
      { keys: '^-', times: 1 },
    ],
  ],
  'save-screenshot': [
    [
      /^(?:takes?|makes?|saves?) (?:a )?(?:screen ?shot|screen ?capture)(?: of (?:the )?(?:whole |entire |full )?screen)?$/,
      {},
    ],
  ],
  'minimize-all-windows': [
    [
      /^(?:all windows down|minimi[sz]es? (?:all|everything|all (?:the |my |open )?windows)|shows? (?:the |me the )?desktop)$/,
      {},
    ],
  ],
  'lock-computer': [[/^locks?(?: (?:the |my )?(?:pc|computer|screen|laptop|windows|workstation|machine))?$/, {}]],
  'flush-dns': [[/^(?:flush(?:es)?|clears?|empt(?:y|ies)|resets?) (?:the |my )?dns(?: cache)?$/, {}]],
  'renew-ip-address': [
    [
      /^(?:gets?|fetch(?:es)?|renews?|requests?|asks? for|refresh(?:es)?|release and renew|release\/renew)(?: me)?(?: a| the| my| another)?(?: new| fresh)? ?ip(?: address)?(?: from (?:the |my )?(?:router|dhcp))?$/,
      {},
    ],
  ],
  'turn-off-screen': [
    [
      /^(?:(?:turns?|switch(?:es)?) )?(?:off (?:just |only )?(?:the |my )?(?:screen|monitor|display)s?|(?:just |only )?(?:the |my )?(?:screen|monitor|display)s? off)(?: only| not sleep)?$/,
      {},
    ],
  ],
  'sleep-computer': [
    [
      /^(?:puts? (?:the |my )?(?:pc|computer|laptop|machine) (?:to sleep|(?:in|into|on|to) (?:standby|stand-by|sleep(?: mode)?))|send (?:the |my )?(?:pc|computer|laptop) to sleep|go(?:es)? to sleep|standby)$/,
      {},
    ],
  ],
  'shut-down-computer': [
    [
      /^(?:shuts? (?:down (?:the |my )?(?:pc|computer|laptop|machine)|(?:the |my )?(?:pc|computer|laptop|machine) (?:down|off))|(?:(?:turns?|switch(?:es)?|powers?) )?(?:off (?:the |my )?(?:pc|computer|laptop|machine)|(?:the |my )?(?:pc|computer|laptop|machine) off)|shuts? down)$/,
      {},
    ],
  ],
  'restart-computer': [[/^(?:restarts?|reboots?) (?:the |my )?(?:pc|computer|laptop|machine|windows)$/, {}]],
  'paste-changed': [
    [
      /^pastes? (?:it |this |that |(?:the |my )?clipboard |the copied text |what i copied )?(?:as|in|with|all in) (?:all )?(?:upper ?case|capitals?|caps)(?: letters| text)?$/,
      { change: 'upper' },
    ],
    [
      /^pastes? (?:it |this |that |(?:the |my )?clipboard |the copied text |what i copied )?(?:as|in|with|all in) (?:all )?(?:lower ?case|small)(?: letters| text)?$/,
      { change: 'lower' },
    ],
    [
      /^pastes? (?:it |this |that |(?:the |my )?clipboard |the copied text |what i copied )?(?:as|in|with|all in) (?:all )?(?:title case|capitali[sz]ed words)(?: letters| text)?$/,
      { change: 'title' },
    ],
  ],
  'control-script': [
    [
      /^(?:exits?|quits?|(?:exits?|quits?|ends?|clos(?:e|es)|stops?|terminates?) (?:the |this )?(?:script|autohotkey|ahk|itself))$/,
      { command: 'ExitApp()' },
    ],
    [/^(?:reloads?|restarts?) (?:the |this )?(?:script|itself)$/, { command: 'Reload()' }],
  ],
  'stop-sound': [
    [
      /^(?:shuts? (?:it |the sounds? |that |them )?up|shuts? up (?:the )?sounds?|cuts? (?:it |the sounds? |that |them )?off|cuts? off (?:the )?sounds?|silences? (?:it|them|the sounds?)|stops? (?:the |all |any )?(?:sounds?|noise|playing(?: sounds?)?))$/,
      {},
    ],
  ],
  'browser-command': [
    [/^opens? (?:up )?(?:a |another )?(?:new |fresh )?(?:browser )?tab$/, { command: '^t' }],
    [/^closes? (?:the |this |that |my )?(?:current |active |browser )?tab$/, { command: '^w' }],
    [/^(?:goes|go|switch(?:es)?|jumps?|moves?) to (?:the )?next tab$/, { command: '^{Tab}' }],
    [/^(?:goes|go|switch(?:es)?|jumps?|moves?) (?:back )?to (?:the )?previous tab$/, { command: '^+{Tab}' }],
    [
      /^(?:reopens?|brings? back|restores?|opens?|gets? back|undo(?:es)?(?: closing)?) (?:the |my )?(?:last |recently |just )*(?:closed )?tabs?(?: (?:that )?(?:i|was|were)(?: just| have| 've)? closed)?(?: (?:last|just now|by mistake|by accident))?(?: again)?$/,
      { command: '^+t' },
    ],
  ],
  'mute-microphone': [
    [
      /^(?:toggles? |switch(?:es)? )?(?:(?:un)?mutes?|mutes? ?(?:and|or|\/) ?unmutes?|mute of) (?:the |my )?(?:mic|microphone|mike)(?: on and off)?$/,
      { state: 'toggle' },
    ],
  ],
  'mute-sound': [
    [/^(?:sound|volume|audio) off$/, { state: 'mute' }],
    [/^(?:sound|volume|audio) on$/, { state: 'unmute' }],
    [/^unmutes?(?: (?:the )?(?:sound|volume|audio|speakers?|everything|pc|computer))?$/, { state: 'unmute' }],
    [/^mutes?(?: (?:the )?(?:sound|volume|audio|speakers?|everything|pc|computer))?$/, { state: 'toggle' }],
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
      /^(?:(?:the )?(?:previous|prev|last) (?:track|song)|(?:the )?(?:song|track|one) before|(?:the )?earlier (?:song|track)|(?:goes |go )?back (?:a|one) (?:song|track)|plays? (?:the )?previous (?:song|track)|previous|prev)$/,
      { command: 'Prev' },
    ],
    [/^stops? (?:the )?(?:music|playback|song)$/, { command: 'Stop' }],
  ],
};
const LEADING =
  /^(?:(?:turn|into|have|use|do|does|doing|be|as|is|to|should|will|can|for|a|an|the|it|just|act as|acts as|make it|perform|run|gives?|makes?|my|me|key for)\s+)+/;
const TRAILING =
  /\s+(?:too|please|thanks|thx|for me|instead|it|again|as well|also|action|command|button|key|the selection|selected text|the selected text|what i selected|the text|text|stuff|thing|in the browser|the page)$/;

// Words that also join sentences name no command by themselves.
const LINK = /^(?:before|after|on|off|again|other|one|first|last|then|when|up|down)$/;

/** A clause that is nothing but the name of a command: "copy", "next track", "bold". */
export const readCommand: ClauseReader = (clause, _text, knowledge) => {
  let said = clause.text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/+ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  said = said.replace(LEADING, '');
  // "press play": what has no key of that name is a command.
  if (clause.entities.length === 0) said = said.replace(/^(?:press|hit|click|push)(?:es|s)?(?: on)? (?:the )?/, '');
  for (let shorter = said.replace(TRAILING, ''); shorter !== said; shorter = said.replace(TRAILING, '')) said = shorter;
  const often = OFTEN.exec(said);
  const times = often ? (TIMES[often[1] ?? ''] ?? Number(often[2])) : 1;
  said = said.slice(0, often?.index);
  if (!said || said.length > 40 || LINK.test(said)) return undefined;
  for (const id of SKILLS) {
    const values =
      EXTRA[id]?.find(([pattern]) => pattern.test(said))?.[1] ??
      (NEEDS_VERB.includes(id) ? undefined : valuesOf(knowledge.skills.get(id), said));
    const skill = knowledge.skills.get(id);
    if (!values || skill?.kind !== 'action') continue;
    const rest = Object.fromEntries(Object.entries(skill.slots).map(([name, slot]) => [name, slot.otherwise]));
    const step = stepOf(knowledge, id, { ...rest, ...values });
    // A word or two may also be what is left of something longer.
    const score = said.split(' ').length > 2 ? 1 : 0.95;
    return { steps: [timesOver(step, times)], assumed: [], used: clause.entities, score };
  }
  return undefined;
};

// "pastes it twice"
const OFTEN = / (?:(twice|three times|four times|five times)|(\d{1,3}) (?:times|x))$/;
const TIMES: Readonly<Record<string, number>> = { twice: 2, 'three times': 3, 'four times': 4, 'five times': 5 };

function timesOver(step: Step, times: number): Step {
  if (times < 2) return step;
  const body = [...step.code.split('\n'), 'Sleep(100)'].map((line) => `    ${line}`).join('\n');
  return { ...step, code: `Loop ${times} {\n${body}\n}` };
}

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
