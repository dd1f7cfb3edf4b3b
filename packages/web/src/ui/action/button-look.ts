export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-card text-center font-medium transition select-none';

const DISABLED =
  'disabled:cursor-not-allowed disabled:opacity-60 disabled:active:translate-y-0 aria-disabled:cursor-progress aria-disabled:opacity-60 aria-disabled:active:translate-y-0';

// The transparent border is what shows of a button in Windows' high contrast, which drops every background.
// A raised button is a keycap: its lower edge shows, and pressing it sinks the key by that much.
const TONES = {
  primary:
    'border border-transparent bg-accent text-on-accent shadow-[0_2px_0_var(--accent-edge)] enabled-hover:bg-accent-strong active:translate-y-0.5 active:shadow-none',
  secondary:
    'border border-edge bg-surface text-ink shadow-[0_2px_0_var(--edge)] enabled-hover:bg-sunken active:translate-y-0.5 active:shadow-none',
  danger:
    'border border-transparent bg-danger text-on-danger shadow-[0_2px_0_var(--danger-edge)] enabled-hover:bg-danger-strong active:translate-y-0.5 active:shadow-none',
  quiet: 'text-ink-soft enabled-hover:bg-sunken enabled-hover:text-ink',
} satisfies Record<ButtonTone, string>;

const SIZES = {
  small: 'min-h-9 px-3.5 text-small',
  medium: 'min-h-11 px-4 text-small',
  large: 'min-h-13 px-6 text-body',
} satisfies Record<ButtonSize, string>;

/** What a button looks like, for `<button>` and for links that look like one. */
export function buttonLook(tone: ButtonTone = 'primary', size: ButtonSize = 'medium'): string {
  return `${SHAPE} ${DISABLED} ${TONES[tone]} ${SIZES[size]}`;
}
