/** Whether a word is one that nobody writes otherwise: "xdate", "sig1", ";mail", "ddue", "btw". */
export function isCode(word: string): boolean {
  return (
    /^[^\p{L}\p{N}\s]+[\p{L}\p{N}]+[^\p{L}\p{N}\s]*$/u.test(word) ||
    /^[\p{L}]+\d{1,2}$/u.test(word) ||
    /^([^\p{L}\p{N}\s=>-])\1{1,3}$/u.test(word) ||
    /^[^aeiouy\d\W]{2,6}\.?$/iu.test(word) ||
    /^([b-df-hj-np-tv-z])\1\p{L}{1,8}$/iu.test(word) ||
    /^[xzqj][b-df-hj-np-tv-z]?(?:date|time|mail|addr?|sig|tel|phone|name|[b-df-hj-np-tv-z]\p{L}{1,6})$/iu.test(word)
  );
}

/** "ttyl talk to you later": the letters begin the words that follow. */
export function isInitialsOf(word: string, following: string): boolean {
  const words = following.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  const letters = [...word.toLowerCase()];
  return (
    letters.length >= 2 && letters.length <= words.length && letters.every((letter, at) => words[at]?.[0] === letter)
  );
}

/** "teh the", "recieve receive": one of them is the other, mistyped. */
export function isMistyped(word: string, meant: string): boolean {
  const [one, other] = [word.toLowerCase(), meant.toLowerCase()];
  if (one.length < 3 || Math.abs(one.length - other.length) > 1) return false;
  const sorted = (text: string) => [...text].sort().join('');
  if (one !== other && sorted(one) === sorted(other)) return one[0] === other[0] || one.length <= 4;
  return one !== other && one.length >= 4 && distance(one, other) <= (one.length > 5 ? 2 : 1);
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, second] of [...other].entries()) {
      next.push(Math.min((row[at] ?? 0) + (letter === second ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? one.length;
}
