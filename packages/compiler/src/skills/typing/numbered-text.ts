const EXAMPLE = /(?<prefix>[^\s\d]\S*?)(?<number>\d+)(?!\S*\d)/u;
const COUNTED =
  /\b(?:numbers?|random|digits?|letters?|characters?|codes?|next|one|increasing|running|counting|each|every)\b/iu;
// "from 1" and "type 1, 2, 3" name no prefix.
const PLAIN_WORD = /^(?:from|types?|at|to|with|than|then|starts?|starting|begins?|is|by|of|again|press|first)\s*$/iu;
const FOLLOWED = /[,\s]+(?:and|then|followed|plus|with|\+)(?:\s.*|$)/isu;

type NumberedText = { readonly prefix: string; readonly digits?: number; readonly first?: number };

/** What people mean by the text in front of a number, which may be an example ("PAL-0001") or run on ("REF- and then …"). */
export function numberedText(said: string): NumberedText {
  const { prefix, number } = EXAMPLE.exec(said)?.groups ?? {};
  if (prefix && number) return { prefix, digits: number.length, first: Number.parseInt(number, 10) };
  const cut = said.replace(FOLLOWED, '');
  return { prefix: COUNTED.test(cut) || PLAIN_WORD.test(cut) ? '' : cut };
}
