const OPERATORS = /^\d?[<>]+(?:&\d)?[ \t]*/;

/** A command without what stands before it to say where its output goes: `>nul 2>&1 del x` is `del x`. */
export function withoutLeadingRedirections(text: string): string {
  let command = text.trim();
  for (let found = OPERATORS.exec(command); found; found = OPERATORS.exec(command)) {
    const isWhole = found[0].includes('&');
    const end = isWhole ? found[0].length : endOfWord(command, found[0].length);
    command = command.slice(end).trim();
  }
  return command;
}

function endOfWord(text: string, from: number): number {
  const isQuoted = text.charAt(from) === '"';
  const end = text.indexOf(isQuoted ? '"' : ' ', from + 1);
  return end < 0 ? text.length : end + 1;
}

/** Whether this is the number of the output that a redirection is about: the 2 of `2>nul`. */
export function isHandle(line: string, at: number): boolean {
  const sign = line.charAt(at);
  const next = line.charAt(at + 1);
  return sign >= '0' && sign <= '9' && (next === '>' || next === '<') && ' \t(&|@'.includes(line.charAt(at - 1));
}
