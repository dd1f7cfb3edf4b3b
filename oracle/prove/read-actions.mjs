/** Sorts the lines of an actions.txt into what is done in the session and what is done to its observation. */
export function readActions(text) {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(withTrailingSpacesShown);
  const detailsOf = (verb) =>
    lines.filter((line) => line.startsWith(`${verb} `)).map((line) => line.slice(verb.length + 1));
  return {
    steps: lines.filter((line) => !/^(?:ignore|date) /.test(line)),
    ignored: detailsOf('ignore').map((pattern) => new RegExp(pattern, 'g')),
    dates: detailsOf('date'),
  };
}

// Editors strip what ends a line, and "type btw " without its space expands nothing.
function withTrailingSpacesShown(line) {
  return line.replace(/ +$/, (spaces) => '␣'.repeat(spaces.length));
}
