import type { Language, Rewrite } from '#knowledge/languages/language.ts';

const THING =
  'window|windows|text|file|files|folder|folders|tab|tabs|key|keys|line|lines|word|words|program|programs|document|paragraph|desktop|page|song|track|monitor|screen|button|email|cell|cells|row|column|message|time|day|note|game|browser';
const QUALITY =
  'active|selected|current|new|open|last|next|previous|whole|empty|hidden|private|copied|virtual|random|upper|lower|middle|left|right|other|red|green|blue|big|small|fast|first|opened|same';

const ADJECTIVES_FIRST: readonly Rewrite[] = [
  [
    new RegExp(String.raw`\b(${THING}) (${QUALITY})\b(?! (?:the|a|my|key|arrow|mouse|half|corner|click|case)\b)`, 'g'),
    '$2 $1',
  ],
];
const CLOCKS: readonly Rewrite[] = [
  [/\bat (?:the )?(\d{1,2}) and a half\b/g, 'at $1:30'],
  [/\bat (?:the )?(\d{1,2}) and a quarter\b/g, 'at $1:15'],
  [/\bat (?:the )?(\d{1,2}) (?:and|,) (\d{2})\b(?! (?:min|sec|hour))/g, 'at $1:$2'],
  [/\b(\d{1,2}) ?h ?(\d{2})\b/gi, '$1:$2'],
  [/\bat (\d{1,2}) ?h\b/gi, 'at $1:00'],
  [/\bat (\d{1,2}) hours?\b/gi, 'at $1:00'],
  [/\bat (\d{1,2})(?:[:.](\d{2}))? o'clock(?: (?=[ap]m\b))/g, 'at $1:$2'],
];
const SMOOTHED: readonly Rewrite[] = [
  [
    /\b(?:the )?computer (?:go )?put to sleep\b|\bput to sleep(?: the| my)? computer\b|\bput to sleep\b/g,
    'put the computer to sleep',
  ],
  [/(?:\b(?:insert|put|leave|do|set) )?(?:the |\b)volume (?:to the|in|on|to|at) (?=\d)/g, 'set the volume to '],
  [/\bdisable ((?:\w+ ){1,4})should\b/g, 'disable $1'],
  [
    /\b((?:caps|num|scroll) lock|insert key|menu key)( should)? (?:do|becomes?|be) (?=escape|enter|ctrl|shift|backspace|delete|tab|space|windows)/g,
    '$1$2 act as ',
  ],
  [/\bpress break\b/g, 'press the pause key'],
  [/\b(remind me every (?:\d+ )?\w+) (?=drink|take)/g, '$1 to '],
  [/\b(until) (?:when )?(?:I )?press\b/g, '$1 I press'],
  [/\b(when|if|every time) (press|type|hold|release)\b/g, '$1 I $2'],
  [
    /\b(when I type \S+),? (?:(?:it|should|that|me|then|I want) )*(?:(?:appear|becomes?|type|insert|show|come|replaced?|replace it with)(?: it| text| the text)? )?(?:with |by )?([\uE000-\uF8FF])(?: should)?(?: (?:appear|stay|type|insert|come))?(?![\p{L}\p{N}])/gu,
    '$1 replace it with $2',
  ],
  // "… stehen und vg soll Viele Grüße werden": the second abbreviation has no verb of its own.
  [
    /\b(replace it with [\uE000-\uF8FF](?: and|,) )(\S{2,10}) (?:should |becomes? |to )+(?=[\uE000-\uF8FF](?![\p{L}\p{N}]))/gu,
    '$1when I type $2 replace it with ',
  ],
  [/\bturn (up|down|on|off) (?:it|the(?= (?:with|when|and)\b))/g, 'turn it $1'],
  [/\bturn (up|down) (?:the )?volume\b/g, 'volume $1'],
  [/\bvolume up\b([^.]{0,60}?)\bturn (?:it )?down\b/g, 'volume up$1volume down'],
  [/\bvolume down\b([^.]{0,60}?)\bturn (?:it )?up\b/g, 'volume down$1volume up'],
  [
    /\b(?:insert|put|leave|do|show) ((?:the |my )?(?:selected |copied )?(?:text|words?|lines?)) (to (?:upper|lower) case)\b/g,
    'convert $1 $2',
  ],
  [/\binsert as plain text\b/g, 'paste as plain text'],
  [/\b(?:work|do|act|function) (?:like|as)\b/g, 'act as'],
  [
    /(?:\b(?:I want|that|the|do|make|key) )*\b((?:caps|num|scroll) lock|(?:insert|menu|windows|home|end|delete) key|F\d{1,2}) (?:should )?act as\b/g,
    'make $1 act as',
  ],
  [/\breplace it with it\b/g, 'replace it with'],
  // "ctrl sinistro": the left one, and no arrow.
  [/(?<![+\w])(ctrl|alt|shift) (left|right)\b(?! (?:arrow|mouse|click|half|side))/g, '$2 $1'],
  [
    /\bif (?:I )?not (?:use|toco|touch|move|key to) (?:the |my )?(?:computer|mouse|keyboard|anything|nothing) (?:for|in|during)\b/g,
    'when the computer is idle for',
  ],
  [/\bif I key to nothing (?:for|in|during)\b/g, 'when the computer is idle for'],
  [/\bshould (the (?:screen|computer|monitor)) (turn off|lock|shut down|restart)\b/g, 'should $2 $1'],
  [/\bpaste the copied text\b/g, 'paste'],
  [/\bmute the(?= *(?:$|[,.;]| and\b))/g, 'mute the sound'],
  // "lauter um 5": by how much, and not how loud.
  [/\bvolume (up|down) (?:to|of) (?=\d)/g, 'volume $1 by '],
  [/\b(\d+ (?:minutes?|seconds?|hours?)) (?:then|after)(?= [a-z])/g, '$1 later'],
  [
    /\b(next|previous) (track|song|tab|desktop|page|window|photo|slide)\b([^.]{0,50}?\b)the (previous|next)(?= *(?:[,.;]|$))/g,
    '$1 $2$3$4 $2',
  ],
  [/\bremove (?:also )?the sound\b|\bremove (?:also )?sound\b/g, 'mute the sound'],
  [/\b(remind me\b[^.]{0,40}?) (?:of|that|for)(?: I| me)? (?!the |a |my |\d)/g, '$1 to '],
  [
    /\b(?:(?:I want|that|the) )+(?:key )?((?:(?!should)[\w+]+ ){0,2}(?!should)[\w+]+) (?:should )?disable\b(?! the)/g,
    'disable $1',
  ],
  [/\b(I want|I want that)(?: that)+\b/g, 'I want'],
  [/(?<!\p{L})(the|a|my|to|of|in|that|and|with|is|it) (?:\1 )+/gu, '$1 '],
  [/(?<!\p{L})(?:the|a) (my|today's|its|your|this|all)\b/gu, '$1'],
  [/(?<!\p{L})(?:the a|a the)(?!\p{L})/gu, 'the'],
  [/\bof the (it)\b/g, 'of $1'],
  [/\bto the (upper|lower) case\b/g, 'to $1 case'],
  [/\b(when I \w+) the key (?=\S)/g, '$1 '],
];

/** Glossed words in the order English has them, as far as a request needs it. */
export function englishOrder(text: string, language: Language): string {
  return [...language.after, ...ADJECTIVES_FIRST, ...CLOCKS, ...SMOOTHED].reduce(
    (said, [found, put]) => said.replace(found, put),
    text,
  );
}
