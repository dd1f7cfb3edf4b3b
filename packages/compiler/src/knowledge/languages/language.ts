/** One meaning: the English, then every way to say it, with `|` between them, `(a|b)` for choices and `stem~ending`. */
export type Meaning = readonly [english: string, said: string];
/** What is searched in a text and what is put in its place. */
export type Rewrite = readonly [found: RegExp, put: string];

export type Language = {
  /** Words that hardly any other language has: they decide between neighbours such as Spanish and Portuguese. */
  readonly marks: string;
  /**
   * What `stem~name` stands for; an ending with `+` has a pronoun hanging on it, which English says as "it".
   * With `<` the verb stands at the end of its clause and is put as ▸open◂, with `>` it may stand there: ▹open◃.
   */
  readonly endings: Readonly<Record<string, string>>;
  readonly meanings: readonly Meaning[];
  /** What a text that begins with a capital stands behind, and what follows it when the sentence goes on: patterns. */
  readonly leads: string;
  readonly ends: string;
  /** Text to be typed that nobody put in quotes: the named group `text` stays as it is. */
  readonly typed: readonly RegExp[];
  /** Done in the language itself before its words are looked up. */
  readonly before: readonly Rewrite[];
  /** Done to the English words while they still stand in the order of the language. */
  readonly after: readonly Rewrite[];
};
