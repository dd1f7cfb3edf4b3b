/**
 * The key that opens a window. A lone letter would be lost for typing ("a window" names no key), and keys that the
 * window's own buttons press do not open it.
 */
export function openingKey(said: string, otherwise: string, pressed: readonly string[] = []): string {
  return /^(?:[a-z0-9]|Enter|Tab|Space|LButton)$/i.test(said) || pressed.includes(said) ? otherwise : said;
}
