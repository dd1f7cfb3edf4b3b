import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type KeycapProps = { children: ReactNode; pressed?: boolean; size?: 'small' | 'large' };

const SIZES = { small: 'min-w-7 px-2 text-note', large: 'min-w-12 px-4 py-1.5 text-body' };

/** A key of the keyboard, drawn as one: its 2 px lower edge disappears when it is pressed. */
export function Keycap({ children, pressed = false, size = 'small' }: KeycapProps) {
  return (
    <kbd
      className={classNames(
        'inline-flex items-center justify-center rounded-key border border-edge bg-surface font-sans font-medium text-ink transition',
        SIZES[size],
        pressed ? 'translate-y-0.5 bg-accent-soft' : 'shadow-[0_2px_0_var(--edge)]',
      )}
    >
      {children}
    </kbd>
  );
}
