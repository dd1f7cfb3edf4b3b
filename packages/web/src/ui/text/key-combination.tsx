import { Keycap } from './keycap.tsx';

type KeyCombinationProps = {
  keys: readonly string[];
  /** The keys that are down right now, by the names of `KeyboardEvent.key` in lower case: they are drawn sunk. */
  held?: ReadonlySet<string> | undefined;
};

// Where what is printed on a key is not what the browser calls it.
const KEY_NAMES: Readonly<Record<string, string>> = {
  Ctrl: 'control',
  Win: 'meta',
  Esc: 'escape',
  'Caps Lock': 'capslock',
  Space: ' ',
};

/** Keys that are pressed together, drawn side by side. */
export function KeyCombination({ keys, held }: KeyCombinationProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-2 pb-0.5">
      {keys.map((key, index) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          {index > 0 && <span className="text-note text-ink-faint">+</span>}
          <Keycap pressed={held?.has(KEY_NAMES[key] ?? key.toLowerCase()) === true}>{key}</Keycap>
        </span>
      ))}
    </span>
  );
}
