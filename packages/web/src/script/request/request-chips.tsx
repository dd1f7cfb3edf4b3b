type RequestChipsProps = { label: string; requests: readonly string[]; onChoose: (description: string) => void };

/** Descriptions to click. */
export function RequestChips({ label, requests, onChoose }: RequestChipsProps) {
  return (
    <div>
      <p className="text-note font-medium text-ink-faint">{label}</p>
      <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
        {requests.map((request) => (
          <li key={request} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(request)}
              className="min-h-8 max-w-full rounded-card border border-edge bg-surface px-3 py-1 text-left text-note text-ink-soft transition wrap-anywhere hover:bg-sunken hover:text-ink"
            >
              {request}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
