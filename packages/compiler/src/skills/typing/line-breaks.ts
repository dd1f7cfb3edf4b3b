/** A text in which people wrote where a new line begins: "Kind regards<enter>Priya", "Mill Lane / Otley / Leeds". */
export function withLineBreaks(text: string): string {
  const marked = text
    .replace(/[ \t]*[<{[(](?:enter|br|newline|new line|line break)\s*\/?[>}\])][ \t]*/gi, '\n')
    .replace(/[ \t]*(?:\\n|[,;]\s+(?:new line|next line|line break|newline)[,;]?)[ \t]*/gi, '\n');
  // A single " / " may well be meant as it stands.
  return (marked.match(/ \/ /g) ?? []).length >= 2 ? marked.replaceAll(' / ', '\n') : marked;
}
