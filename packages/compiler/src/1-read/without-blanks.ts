const BLANKS = /[ \t\r]{5,}/g;
const BLANK_LINES = /\n(?:[ \t\r]*\n){2,}/g;

/** Long runs of blanks and empty lines mean nothing, and every pattern would walk through them again and again. */
export function withoutBlanks(request: string): string {
  return request.replace(BLANKS, '    ').replace(BLANK_LINES, '\n\n');
}
