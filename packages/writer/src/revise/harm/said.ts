import { cutWords } from '#1-read/words.ts';
import type { Element } from '#2-propose/elements.ts';

/** What a wish speaks of. */
export type Said = {
  /** With words that put something beside what is there. */
  readonly adds: boolean;
  /** With words that take something away or put something in its place. */
  readonly takesAway: boolean;
  /** The same, with a word for what it is. */
  readonly takesSomething: boolean;
  /** With words that say what shall be left. */
  readonly leaves: boolean;
  /** With words that say when, where or how often. */
  readonly limits: boolean;
  readonly repeats: boolean;
  /** With words that keep it from happening somewhere: "not while Steam is open". */
  readonly exempts: boolean;
  /** With words that leave no place out. */
  readonly everywhere: boolean;
  /** Whether the wish names a value of a program. */
  readonly names: (value: string) => boolean;
  /** Whether the wish shares a word that matters with a sentence. */
  readonly tells: (sentence: string) => boolean;
  /** Whether the wish has the word for what a construct does: "beep" for `beep`, "typing" for `type-slowly`. */
  readonly mentions: (construct: string) => boolean;
};

const TAKES_AWAY =
  /^(?:no|not|without|remove|delete|drop|skip|stop|instead|rather|only|just|forget|lose|less|never|out|off|away|dont|don't|doesn't|didn't|shouldn't|isn't|needn't|replace|change|swap|switch|use|make|wrong|actually|anymore|everywhere|longer|than|better|enough|rid|leave|until|except|unless|moved|take|useless)$/;
const ADDS = /^(?:also|well|wel|additionally|another|besides|extra|along|same)$/;
// "Too fast" adds nothing; "F9 too" does.
const TOO_MUCH = /^(?!(?:and|but|so|if|when|for|at|in|on|with|please|pls|then|or|after|before|from|to)$)[a-z]/;
const LEAVES = /^(?:only|just|enough|rest|others|stop|end|stay|stays|remain|instead|single|one)$/;
const LIMITS = /^(?:only|when|while|if|except|unless|during|between|until|till|not)$/;
const REPEATS = /^(?:twice|double|doubled|again|times|two|three|four|five|repeat|more|another|second|each|every|\d+)$/;
const EXEMPTS =
  /^(?:off|except|not|never|stop|stops|disable|disabled|ignore|dont|don't|doesn't|shouldn't|nicht|außer|sauf|pas|excepto|menos|exceto|tranne|não|non)$/;
const ONLY = /^(?:only|just|nur|seulement|uniquement|solo|solamente|só|apenas|soltanto)$/;
/** What follows soon after the word that exempts: "off while", "not in", "don't do it when". */
const WHERE = /^(?:while|when|if|in|during|for|wenn|während|bei|quand|dans|pendant|cuando|en|quando|em|se)$/;
const SOON = 3;
/** "Not everywhere, in Word" and "not outside of Word" mean Word. */
const THE_REST =
  /^(?:unless|outside|every|all|any|other|others|else|überall|alle|allen|außerhalb|partout|todos?|tutti)$/;
const EVERYWHERE = /^(?:everywhere|anywhere|always|globally|überall|partout|siempre|ovunque)$/;
const ALL_PROGRAMS =
  /\b(?:all|any|every|alle|allen|jedem|tous les|todos os|todos los|tutti i) (?:my )?(?:program|app|window|prog|fenster|fenêtre|aplica)|no matter (?:which|what|where)/;
/** Shorter words of the language ("to", "on", "it") are in every wish. */
const SHORTEST = 3;
const TELLING = 4;
const COMMON =
  /^(?:when|then|that|this|what|with|from|have|your|them|they|after|before|does|again|back|time|like|over)$/;

export function saidIn(wish: readonly Element[]): Said {
  const words = wish.flatMap((element) => (element.is === 'word' ? element.seen.split(' ') : []));
  const all = new Set(words);
  const stems = new Set(words.map(stem));
  const marked = new Set(wish.flatMap((element) => (element.is === 'mark' ? [element.value.toLowerCase()] : [])));
  return {
    adds: words.some((word, at) => ADDS.test(word) || (word === 'too' && !TOO_MUCH.test(words[at + 1] ?? ''))),
    takesAway: words.some((word) => TAKES_AWAY.test(word)),
    takesSomething: words.some((word) => TAKES_AWAY.test(word)) && words.some(isNoun),
    leaves: words.some((word) => LEAVES.test(word)),
    limits: words.some((word) => LIMITS.test(word)),
    repeats: words.some((word) => REPEATS.test(word)),
    exempts: isExempting(words),
    everywhere: words.some((word) => EVERYWHERE.test(word)) || ALL_PROGRAMS.test(words.join(' ')),
    names: (value) => {
      const low = value.toLowerCase();
      const parts = cutWords(low).map(({ seen }) => seen);
      return marked.has(low) || (parts.length > 0 && parts.every((part) => all.has(part)));
    },
    tells: (sentence) =>
      cutWords(sentence).some(({ seen }) => seen.length >= TELLING && !COMMON.test(seen) && stems.has(stem(seen))),
    mentions: (construct) => construct.split('-').some((word) => word.length >= SHORTEST && stems.has(stem(word))),
  };
}

function isExempting(words: readonly string[]): boolean {
  if (words.some((word) => ONLY.test(word) || THE_REST.test(word) || EVERYWHERE.test(word))) return false;
  const [first, second] = words.flatMap((word, at) => (EXEMPTS.test(word) ? [at] : []));
  // Two of them may cancel each other out.
  if (first === undefined || second !== undefined) return false;
  return words.slice(first + 1, first + 1 + SOON).some((word) => WHERE.test(word)) || words[first] === 'except';
}

function isNoun(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && word !== 'the' && !TAKES_AWAY.test(word);
}

function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s|e)$/, '') || word;
}
