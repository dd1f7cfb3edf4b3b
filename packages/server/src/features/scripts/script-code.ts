/** A script without its comments, as far as it matters for what it holds. */
export type ScriptCode = {
  low: string;
  /** Its letters in their order: texts are written with escapes, keys between and on several lines. */
  letters: string;
  /** The same of what stands in quotation marks alone, since a text may be sent in several calls. */
  textLetters: string;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
};

export function codeOf(script: string): ScriptCode {
  const code = withoutComments(script);
  const low = code.toLowerCase();
  return {
    low,
    letters: lettersIn(readable(code)),
    textLetters: lettersIn(readable(quoted(code).join(' '))),
    words: new Set(textsOf(readable(code))),
    numbers: numbersIn(low),
  };
}

export function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text. */
export function textsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutComments(script: string): string {
  const kept: string[] = [];
  let isComment = false;
  for (const line of script.split('\n')) {
    isComment ||= /^\s*\/\*/.test(line);
    if (!isComment) kept.push(line.replace(/(?:^|[ \t]);.*$/, ''));
    if (/\*\/\s*$|^\s*\*\//.test(line)) isComment = false;
  }
  return kept.join('\n');
}

// Without escapes and keys: "Hi,`nAnn" and "Hi,{Enter}Ann" both read “Hi, Ann”.
function readable(code: string): string {
  return code.replace(/`[a-z]/gi, ' ').replace(/\{[a-z]{2,14}(?: \d+| down| up)?\}/gi, ' ');
}

function quoted(code: string): string[] {
  return code.match(/"(?:[^"`\n]|`.)*"|'(?:[^'`\n]|`.)*'/g) ?? [];
}

function numbersIn(low: string): Set<string> {
  const plain = low.match(/\d+(?:\.\d+)?/g) ?? [];
  // 5 * 60 * 1000
  const products = (low.match(/\d+(?:\.\d+)?(?:\s*\*\s*\d+(?:\.\d+)?){1,4}/g) ?? []).map((product) =>
    String(product.split('*').reduce((all, factor) => all * Number(factor), 1)),
  );
  return new Set([...plain.map((number) => String(Number(number))), ...products]);
}
