export type SectionOptions = {
  join: string;
  trimLeft: 'indent' | 'all' | 'none';
  trimRight: boolean;
  comments: boolean;
  literalBackticks: boolean;
  /** Some word is no option at all, which the loader rejects. */
  invalid: boolean;
};

const JOIN_ESCAPES: Record<string, string> = { s: ' ', t: '\t', n: '\n', r: '\r' };

/** The options right of a section's `(`; null when the line is an expression such as `(x.y)[z]()`. */
export function sectionOptions(text: string): SectionOptions | null {
  const options: SectionOptions = {
    join: '\n',
    trimLeft: 'indent',
    trimRight: true,
    comments: false,
    literalBackticks: false,
    invalid: false,
  };
  for (const word of text.split(/[ \t\r]+/)) {
    if (!applyOption(options, word)) return null;
  }
  return options;
}

function applyOption(options: SectionOptions, word: string): boolean {
  const lower = word.toLowerCase();
  if (lower.startsWith('join')) options.join = joinString(word.slice(4));
  else if (word.includes('(') || word.includes(')')) return false;
  else if (lower === 'ltrim') options.trimLeft = 'all';
  else if (lower === 'ltrim0') options.trimLeft = 'none';
  else if (lower === 'rtrim0') options.trimRight = false;
  else if (/^c(om(ments?)?)?$/.test(lower)) options.comments = true;
  else if (word === '`') options.literalBackticks = true;
  else if (word !== '' && lower !== 'rtrim') options.invalid = true;
  return true;
}

function joinString(text: string): string {
  return text.slice(0, 15).replace(/`(.)/g, (_, character: string) => JOIN_ESCAPES[character] ?? character);
}
