const LONGER = '>>>= //= >>> !== <<= >>= := += -= *= /= .= |= &= ^= ?? ++ -- ** // ~= != == <= >= => && || << >>';
const SINGLE = '-+*/!~&|^<>=?:,.()[]{}%';

/** The operators by the code of their first character, longer ones first. */
const BY_FIRST = new Map<number, string[]>();
for (const operator of [...LONGER.split(' '), ...SINGLE]) {
  const first = operator.charCodeAt(0);
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), operator]);
}
const OPERATORS = Array.from({ length: 128 }, (_, code) => BY_FIRST.get(code) ?? []);

/**
 * The operator that starts at `at`, or the one character there that belongs to none. Always the same string for the
 * same operator: one cut out of the text would be compared character by character, in every question the parser asks.
 */
export function operatorAt(text: string, at: number, end: number): string {
  const operators = OPERATORS[text.charCodeAt(at)] ?? [];
  for (const operator of operators) if (at + operator.length <= end && follows(text, at, operator)) return operator;
  return text.charAt(at);
}

// The first character is known to be right.
function follows(text: string, at: number, operator: string): boolean {
  for (let index = 1; index < operator.length; index++)
    if (text.charCodeAt(at + index) !== operator.charCodeAt(index)) return false;
  return true;
}
