/** The languages that requests are read in; `other` is one that we cannot read. */
export type LanguageName = 'english' | 'spanish' | 'german' | 'french' | 'portuguese' | 'italian' | 'other';

/** One meaning: the English, then every way to say it, with `|` between them, `(a|b)` for choices and `stem~ending`. */
export type Meaning = readonly [english: string, said: string];

export type Language = {
  readonly name: Exclude<LanguageName, 'english' | 'other'>;
  /** Words that hardly any other language has: they decide between neighbors such as Spanish and Portuguese. */
  readonly marks: string;
  /** What `stem~name` stands for; an ending with `+` has a pronoun hanging on it, which English says as "it". */
  readonly endings: Readonly<Record<string, string>>;
  readonly meanings: readonly Meaning[];
};
