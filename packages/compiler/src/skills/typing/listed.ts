/** The parts of a text that lists several things: "York, Leeds and Hull", or one a line. */
export function listed(text: string): string[] {
  const separator = /[\n|;]/.test(text) ? /[\n|;]/ : /,|\band\b/;
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
