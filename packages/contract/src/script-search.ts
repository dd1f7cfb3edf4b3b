/** The text of a script that a search looks through: its name and its description, without regard to case. */
export function searchableText({ name, description }: { name: string; description: string }): string {
  return folded(`${name}\n${description}`);
}

/** What a search looks for: every one of these must be found. */
export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

/** The same answer as the server's, for a list that is already here. */
export function matchesSearch(script: { name: string; description: string }, search: string): boolean {
  const text = searchableText(script);
  return searchWords(search).every((word) => text.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
