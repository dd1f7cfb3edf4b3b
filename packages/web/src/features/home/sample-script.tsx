import { Keycap } from '#ui/keycap.tsx';
import { useHeldKeys } from './use-held-keys.ts';

const KEYS = [
  { label: 'Ctrl', key: 'control' },
  { label: 'Shift', key: 'shift' },
  { label: 'D', key: 'd' },
];

const HEAD = '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n';
const COMMENT = "; Ctrl+Shift+D types today's date.\n";
const HOTKEY = '^+d::';
const ACTION = 'SendText FormatTime(, "MMMM d, yyyy")';

/** What goes in and what comes out, on the example of one hotkey. Press its keys: they sink. */
export function SampleScript() {
  const held = useHeldKeys();
  return (
    <figure
      aria-label="From a request to a script: an example"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="p-6">
        <p className="text-note font-medium text-ink-faint">You write</p>
        <p className="mt-1 text-lead text-balance">“When I press Ctrl+Shift+D, type today’s date.”</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-y border-line bg-sunken px-6 py-5">
        {KEYS.map(({ label, key }, index) => (
          <span key={key} className="flex items-center gap-2">
            {index > 0 && <span className="text-ink-faint">+</span>}
            <Keycap size="large" pressed={held.has(key)}>
              {label}
            </Keycap>
          </span>
        ))}
      </div>
      <p className="px-6 pt-6 text-note font-medium text-ink-faint">You get</p>
      <pre className="px-6 pt-2 pb-6 font-mono text-note whitespace-pre-wrap wrap-anywhere">
        <code>
          {HEAD}
          <span className="text-ink-faint">{COMMENT}</span>
          <span className="font-medium text-accent">{HOTKEY}</span>
          {ACTION}
        </code>
      </pre>
    </figure>
  );
}
