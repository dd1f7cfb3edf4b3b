import type { Reading } from '#ir/entity.ts';

const SAYS =
  /\b(?:types?|writes?|says?|inserts?|enters?|pastes?|outputs?|puts? in|prints?|typing|displays?|shows?|reads?|turns? into|becomes?|expands? (?:to|into)|should (?:be|write|type|say)|text|message|escriba|escribe|schreibt?|tape|scriva|escreve)\s*:?\s+(?!for me\b|it\b|a (?:message|box|popup|window|menu)|the (?:date|time|clipboard|current)|my (?:clipboard)|me\b|whether)/gi;
const UNTIL =
  /\s*(?:[,;]?\s+(?:when(?:ever)?|if|every time|each time|with|using|on|by) (?:i |you |the user )?(?:press|hit|push|type|click|use|<|hotkey|shortcut|ctrl|alt|win|shift|f\d)|\.\s|\n|$)/i;

/** The words after "type", "say" and the like, where the user did not put them in quotes. */
export function unquotedText({ text, entities }: Reading): string | undefined {
  for (const match of text.matchAll(SAYS)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from);
    const cut = UNTIL.exec(rest);
    const words = rest.slice(0, cut ? cut.index : undefined).trim();
    const isEntity = entities.some(
      ({ start, end, kind }) => kind !== 'text' && start === from && end >= from + words.length,
    );
    if (words.length > 1 && !isEntity) return words.replace(/[.,;]$/, '');
  }
  return undefined;
}
