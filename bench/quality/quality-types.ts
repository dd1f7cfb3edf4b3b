/** What counts as a right reply: `_or_` gives a choice. */
export type Outcome =
  | 'script'
  | 'script_with_warning'
  | 'script_without_payload'
  | 'clarify'
  | 'clarify_or_assume'
  | 'clarify_or_warn'
  | 'decline_explain'
  | 'refuse'
  | 'refuse_or_warn';

/** A request with what a right answer must show. */
export type Request = {
  readonly id: string;
  readonly prompt: string;
  readonly category: string;
  readonly difficulty: number;
  readonly outcome: Outcome;
  /** Hotkeys and hotstrings in AutoHotkey's spelling. */
  readonly triggers: readonly string[];
  /** Patterns the script must match, ignoring case. */
  readonly must: readonly string[];
};

/** What a writer replied. */
export type Answer = {
  readonly id: string;
  readonly kind: 'script' | 'refused' | 'out-of-scope' | 'unclear';
  readonly script?: string;
  readonly warnings?: readonly string[];
  readonly ms?: number;
};

/** Whether the real AutoHotkey loads a script with no error and no warning. */
export type Loading = { readonly clean: boolean; readonly message: string };

export type Verdict = {
  readonly request: Request;
  readonly kind: Answer['kind'] | 'missing';
  readonly ms: number | undefined;
  readonly loading: Loading | undefined;
  /** Right when there are none. */
  readonly faults: readonly string[];
};
