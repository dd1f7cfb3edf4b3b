/** Browsers by the program that starts them, and the words that people say for them. */
export const BROWSERS = {
  'chrome.exe': ['chrome', 'google chrome'],
  'msedge.exe': ['edge', 'microsoft edge'],
  'firefox.exe': ['firefox', 'mozilla'],
  'brave.exe': ['brave'],
};

export const ALL_BROWSERS = ['chrome.exe', 'msedge.exe', 'firefox.exe', 'brave.exe', 'opera.exe', 'vivaldi.exe'];

/** Lines that make `ahk_group browsers` mean the windows of every usual browser. */
export const BROWSER_GROUP = ALL_BROWSERS.map((exe) => `GroupAdd("browsers", "ahk_exe ${exe}")`).join('\n');
