// Runs before the first paint so that a remembered theme does not flash. It is a file of its own
// because the Content-Security-Policy allows no inline script. src/lib/theme.ts writes the choice.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme it is.
}
