/** Whether a word is another with one letter too many, too few, wrong, or in the wrong place. */
export function isOneSlip(said: string, name: string): boolean {
  if (said === name || said[0] !== name[0]) return false;
  let at = 0;
  while (at < said.length && said[at] === name[at]) at += 1;
  const [rest, meant] = [said.slice(at), name.slice(at)];
  const isSwapped = rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  return isSwapped || rest.slice(1) === meant || rest === meant.slice(1) || rest.slice(1) === meant.slice(1);
}
