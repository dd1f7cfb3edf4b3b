import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange } from '#lib/page/theme.ts';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      aria-label={`Switch to ${other} theme`}
      onClick={() => chooseTheme(other)}
      className="flex size-10 items-center justify-center rounded-card text-ink-soft transition hover:bg-sunken hover:text-ink"
    >
      {/* By the styles, since a page that waits for its code does not know the theme. */}
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </button>
  );
}
