import type { Suggestion } from '@hotscribe/contract';

type SuggestionChipsProps = {
  suggestions: readonly Suggestion[];
  busy: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

const MOST = 3;

/** What could be made of an unclear request; each says what it would do, and a click does it. */
export function SuggestionChips({ suggestions, busy, onChoose }: SuggestionChipsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p className="text-small font-medium">Did you mean one of these?</p>
      <ul aria-label="Did you mean one of these?" className="mt-2 flex flex-col items-start gap-2">
        {suggestions.slice(0, MOST).map((suggestion) => (
          <li key={suggestion.program ?? suggestion.text} className="max-w-full">
            <button
              type="button"
              dir="auto"
              aria-disabled={busy}
              onClick={() => !busy && onChoose(suggestion)}
              className="min-h-9 max-w-full rounded-card border border-edge bg-surface px-3 py-1.5 text-left text-small transition wrap-anywhere hover:border-accent hover:bg-accent-soft aria-disabled:text-ink-faint"
            >
              {suggestion.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
