// Runs before the first paint, so that a page that was rendered at build time does not flash up as someone else's.
// It is a file of its own because the Content-Security-Policy allows no inline script.
const marks = document.documentElement.dataset;
try {
  // src/lib/page/theme.ts writes the choice.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    marks.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = meta.dataset.of === theme ? 'all' : 'not all';
    }
  }
  // src/lib/session/session-storage.ts; what is for visitors alone is not shown until the session has been looked at.
  if (['accessToken', 'refreshToken', 'userData'].every((item) => localStorage.getItem(item))) marks.storedSession = '';
  // src/features/home/trial-banner.tsx
  if (localStorage.getItem('trialBannerDismissed') === 'true') marks.trialBanner = 'dismissed';
} catch {
  // Storage is blocked: a visitor with the system's theme it is.
}

// The page is there before its code. A button, or a choice, pressed meanwhile must neither do nothing nor send a form the way
// browsers do, with a password in the address: it is pressed again when the code is there (src/lib/page/waiting-page.ts).
addEventListener(
  'click',
  (event) => {
    const button = event.target.closest?.('button, [type="radio"]');
    if (!button || !marks.waiting || (marks.waiting === 'page' && !button.closest('main'))) return;
    event.preventDefault();
    event.stopPropagation();
    button.dataset.pressedEarly = '';
  },
  true,
);

// src/app/use-arrival.ts: a reload of the help begins at its top, where the browser would go back to where one was.
if (location.pathname === '/instructions') history.scrollRestoration = 'manual';
