import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange } from '#lib/theme.ts';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <button
      type="button"
      aria-label={`Switch to ${other} theme`}
      onClick={() => chooseTheme(other)}
      className="flex size-10 items-center justify-center rounded-card text-ink-soft transition hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
