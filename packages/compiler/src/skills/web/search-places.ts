import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { URI_ENCODE } from '../clipboard/encode-address.ts';
import { textOf, textOfNeeds, type WHERE } from '../clipboard/selected-text.ts';

/** Statements that search for a text at several places. It is read once: the first page takes the focus from it. */
export function searchPlaces(places: readonly string[], where: keyof typeof WHERE): string {
  return ahk`
  searchWords := UriEncode(Trim(${textOf(where)}, " \`t\`r\`n"))
  for searchPlace in [${places.map(quoteString).join(', ')}]
      Run(searchPlace searchWords)
`;
}

export function searchPlacesNeeds(where: keyof typeof WHERE): string {
  return [URI_ENCODE, textOfNeeds(where)].filter(Boolean).join('\n\n');
}
