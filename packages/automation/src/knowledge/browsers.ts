/** How each browser opens a page that leaves no trace, by its file. */
export const PRIVATE_SWITCHES: Readonly<Record<string, string>> = {
  'chrome.exe': '--incognito',
  'msedge.exe': '--inprivate',
  'firefox.exe': '-private-window',
  'brave.exe': '--incognito',
  'opera.exe': '--private',
  'vivaldi.exe': '--incognito',
};
