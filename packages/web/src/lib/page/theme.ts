export type Theme = 'light' | 'dark';

const STORED_THEME = 'theme';
const listeners = new Set<() => void>();

/** The theme on the screen now: the one chosen here, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

export function onThemeChange(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** public/before-paint.js puts the remembered choice back before the first paint. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  colourTheWindow(theme);
  try {
    localStorage.setItem(STORED_THEME, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

// The frame of an installed app, and the bars of a phone's browser, follow these and not our styles.
function colourTheWindow(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.dataset.of === theme ? 'all' : 'not all';
  }
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
