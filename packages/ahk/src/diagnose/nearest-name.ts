/** The name that differs from the wanted one by a slip of the fingers; undefined where none or several do. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  if (wanted.length < 4) return undefined;
  const close = [...new Set(names)].filter((name) => isSlip(wanted.toLowerCase(), name.toLowerCase()));
  return close.length === 1 ? close[0] : undefined;
}

// One letter left out, added or replaced, or two that changed places.
function isSlip(wrong: string, right: string): boolean {
  if (wrong === right || Math.abs(wrong.length - right.length) > 1) return false;
  let start = 0;
  while (start < wrong.length && wrong[start] === right[start]) start++;
  const [restOfWrong, restOfRight] = [wrong.slice(start), right.slice(start)];
  return (
    restOfWrong.slice(1) === restOfRight ||
    restOfWrong === restOfRight.slice(1) ||
    restOfWrong.slice(1) === restOfRight.slice(1) ||
    (restOfWrong.slice(2) === restOfRight.slice(2) &&
      restOfWrong[0] === restOfRight[1] &&
      restOfWrong[1] === restOfRight[0])
  );
}
