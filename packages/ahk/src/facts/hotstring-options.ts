export type HotstringOptions = {
  /** `*`: fires at once, without a space or other ending character. */
  immediate: boolean;
  /** `?`: fires inside words too. */
  insideWords: boolean;
  caseSensitive: boolean;
  /** `B0`: what was typed stays. */
  keepsTyped: boolean;
  /** `T` or `R`: the replacement is typed as it stands. */
  literal: boolean;
  omitsEnding: boolean;
};

const NONE: HotstringOptions = {
  immediate: false,
  insideWords: false,
  caseSensitive: false,
  keepsTyped: false,
  literal: false,
  omitsEnding: false,
};

/** Options apply left to right over the defaults of `#Hotstring`; a `0` switches one off. */
export function hotstringOptions(text: string, defaults: HotstringOptions = NONE): HotstringOptions {
  const options = { ...defaults };
  for (const [, letter, zero] of text.toLowerCase().matchAll(/([*?bctro])([01]?)/g)) {
    const on = zero !== '0';
    if (letter === '*') options.immediate = on;
    else if (letter === '?') options.insideWords = on;
    else if (letter === 'b') options.keepsTyped = !on;
    else if (letter === 'c') options.caseSensitive = on && zero !== '1';
    else if (letter === 'o') options.omitsEnding = on;
    else options.literal = on;
  }
  return options;
}
