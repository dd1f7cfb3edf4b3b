import type { PROGRAMS } from '#language/steps/programs.ts';
import type { Value } from '#language/values.ts';
import type { Phrases, Words } from '../phrases.ts';
import { sayApp } from '../say-app.ts';
import { sayFiles, sayPlace } from '../say-files.ts';
import { capital, sayList, sayText } from '../say-text.ts';
import { sayValue } from '../say-value.ts';

// A program, a path, or an address stands without quotation marks.
function bare(value: Value, words: Words): string {
  return value.kind === 'text' ? sayApp(value.text) : sayValue(value, words);
}

export const SAY_PROGRAMS: Phrases<typeof PROGRAMS> = {
  open: ({ what, with: file, how, 'as-admin': admin }, words) =>
    `opens ${bare(what, words)}${file ? ` with ${bare(file, words)}` : ''}${how ? ` ${how}` : ''}${admin ? ' as administrator' : ''}`,
  'open-file': ({ file, with: app }, words) =>
    `opens ${sayFiles(file, words)}${app ? ` with ${bare(app, words)}` : ''}`,
  'open-folder': ({ folder }, words) => `opens ${sayPlace(folder, words)}`,
  'open-or-show': ({ what }, words) => `goes to ${bare(what, words)}, or starts it if it is not open`,
  'toggle-app': ({ what }, words) =>
    `opens ${bare(what, words)} or brings it to the front, or minimizes it if it is already the current window`,
  'restart-app': ({ what }, words) => `closes ${bare(what, words)} and starts it again`,
  'next-app': ({ apps }) => `switches between ${sayList(apps.map(sayApp), 'and')}`,
  website: ({ address, browser, private: hidden }, words) =>
    `opens ${bare(address, words)}${browser ? ` in ${sayApp(browser)}` : ''}${hidden ? ' in a private window' : ''}`,
  'website-or-show': ({ address, title }, words) =>
    `goes to the window with ${sayText(title)} in its title, or opens ${bare(address, words)} if there is none`,
  search: ({ site, what }, words) => `searches ${capital(site)} for ${sayValue(what, words)}`,
  translate: ({ what, language, from }, words) =>
    `translates ${sayValue(what, words)}${from ? ` from ${capital(from)}` : ''} to ${capital(language)} in the browser`,
  download: ({ address, file }, words) => `downloads ${bare(address, words)} to ${sayFiles(file, words)}`,
  command: ({ line, hidden, 'as-admin': admin }, words) =>
    `runs the command ${sayValue(line, words)}${hidden ? ' without a window' : ''}${admin ? ' as administrator' : ''}`,
  'run-and-read': ({ line }, words) =>
    `runs the command ${sayValue(line, words)} without a window and reads its output`,
  'terminal-here': () => 'opens a terminal in the open folder',
  settings: ({ page }) => `opens the Windows settings for ${page.replace(/^ms-settings:/, '')}`,
  'start-with-windows': ({ what }, words) => `makes ${what ? bare(what, words) : 'this script'} start with Windows`,
  priority: ({ app, level }) => `gives ${sayApp(app)} ${level} priority`,
  freeze: ({ app, state }) =>
    ({
      on: `freezes ${sayApp(app)}`,
      off: `lets ${sayApp(app)} continue`,
      toggle: `freezes ${sayApp(app)}, or lets it continue if it is frozen`,
    })[state],
};
