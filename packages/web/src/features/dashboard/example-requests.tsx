const EXAMPLES = [
  'When I press Ctrl+Shift+D, type today’s date',
  'Make Caps Lock act as Escape',
  'Press F8 to start clicking 10 times per second and F8 again to stop',
  'Keep the active window on top when I press Ctrl+Space',
  'Mute the sound with Ctrl+Alt+M',
];

export function ExampleRequests({ onChoose }: { onChoose: (description: string) => void }) {
  return <RequestChips label="Try one of these" requests={EXAMPLES} onChoose={onChoose} />;
}

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
