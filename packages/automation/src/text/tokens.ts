/** A token of the text form, with its place. `bare` is everything that is neither a text nor punctuation. */
export type Token = {
  readonly kind: 'text' | 'bare' | 'sign' | 'break' | 'end';
  readonly text: string;
  readonly line: number;
  readonly column: number;
};

export type Problem = { readonly line: number; readonly column: number; readonly message: string };

// Clock times and hours hold a colon, points a comma: they are tried before the signs. No two alternatives begin alike
// and run on, so nothing backtracks.
const TOKEN =
  /(?<space>[ \t\r]+)|(?<break>\n)|(?<text>"(?:[^"\\\n]|\\.)*")|(?<clock>\d{1,2}:\d{2}(?:-\d{1,2}:\d{2})?(?!\w))|(?<xy>-?\d+,-?\d+(?![\w,]))|(?<sign>[;:{}|,()/])|(?<bare>[^\s;:{}|,()/"]+)/y;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\' };

/** The tokens of a text, or what is wrong with one. */
export function tokensOf(source: string): { tokens: readonly Token[]; problem?: Problem } {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < source.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const place = { line, column: at - lineStart + 1 };
    const groups = pattern.exec(source)?.groups;
    if (!groups) return { tokens, problem: { ...place, message: 'This text has no closing quotation mark.' } };
    if (groups.break !== undefined) {
      tokens.push({ kind: 'break', text: '\n', ...place });
      line += 1;
      lineStart = at + 1;
    } else if (groups.text !== undefined) {
      const text = unescaped(groups.text.slice(1, -1));
      if (text === undefined) return { tokens, problem: { ...place, message: BAD_ESCAPE } };
      tokens.push({ kind: 'text', text, ...place });
    } else if (groups.sign !== undefined) tokens.push({ kind: 'sign', text: groups.sign, ...place });
    else if (groups.space === undefined) {
      tokens.push({ kind: 'bare', text: groups.clock ?? groups.xy ?? groups.bare ?? '', ...place });
    }
  }
  return { tokens: [...tokens, { kind: 'end', text: '', line, column: source.length - lineStart + 1 }] };
}

const BAD_ESCAPE = 'A backslash in a text is written \\\\, a quotation mark \\", a new line \\n.';

function unescaped(text: string): string | undefined {
  let unknown = false;
  const plain = text.replace(/\\(.)/g, (_, sign: string) => {
    unknown ||= !Object.hasOwn(ESCAPES, sign);
    return ESCAPES[sign] ?? '';
  });
  return unknown ? undefined : plain;
}

/** A text as it stands in a program. */
export function quoted(text: string): string {
  const escaped = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  return `"${escaped}"`;
}
