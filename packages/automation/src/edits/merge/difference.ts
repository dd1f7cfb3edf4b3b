/** One place where two programs are not the same. */
export type Difference = {
  /** `wrapped`: what was there is still there, inside of something new. */
  readonly is: 'lost' | 'new' | 'replaced' | 'wrapped';
  readonly what: 'rule' | 'trigger' | 'limit' | 'step' | 'part';
  /** Subtrees of the programs; a row of them where steps stand in a row. */
  readonly old?: unknown;
  readonly now?: unknown;
};

/** What a merge takes at a difference. `both` where only one fits is what is new. */
export type Taken = 'old' | 'new' | 'both';
export type Take = (difference: Difference) => Taken;
