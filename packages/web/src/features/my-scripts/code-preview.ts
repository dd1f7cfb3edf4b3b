const LINES = 3;
// What every script begins with tells none from another.
const HEADER = /^\s*(?:$|;|#Requires\b|#SingleInstance\b)/i;

/** The first lines of a script that say something about it. */
export function codePreview(script: string): string {
  const lines = script.split(/\r\n|\r|\n/);
  const telling = lines.filter((line) => !HEADER.test(line));
  return (telling.length > 0 ? telling : lines).slice(0, LINES).join('\n');
}
