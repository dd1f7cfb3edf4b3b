import { choice, flag, list, maybe, slot, word } from '../grammar.ts';

/** Programs, websites and folders. */
export const PROGRAMS = {
  open: [
    slot('what', 'value'),
    maybe(word('with'), slot('with', 'value')),
    maybe(choice('how', 'maximized', 'minimized', 'hidden')),
    flag('as-admin'),
  ],
  'open-file': [slot('file', 'files'), maybe(word('with'), slot('with', 'value'))],
  'open-folder': [slot('folder', 'place')],
  /** Goes to the window if there is one, else starts it. */
  'open-or-show': [slot('what', 'value')],
  /** Starts it, brings it to the front, or minimizes it when it is there. */
  'toggle-app': [slot('what', 'value')],
  'restart-app': [slot('what', 'value')],
  /** Goes from one to the next at each press. */
  'next-app': [list('apps', 'text')],
  website: [slot('address', 'value'), maybe(word('in'), slot('browser', 'text')), flag('private')],
  /** Goes to the tab or window of a site if it is open, else opens it. */
  'website-or-show': [slot('address', 'value'), word('titled'), slot('title', 'text')],
  search: [slot('site', 'text'), slot('what', 'value')],
  translate: [slot('what', 'value'), word('to'), slot('language', 'text'), maybe(word('from'), slot('from', 'text'))],
  download: [slot('address', 'value'), word('to'), slot('file', 'files')],
  command: [slot('line', 'value'), flag('hidden'), flag('as-admin')],
  /** What a command writes, without a window. */
  'run-and-read': [slot('line', 'value'), word('as'), slot('name', 'name')],
  'terminal-here': [],
  settings: [slot('page', 'text')],
  'start-with-windows': [maybe(slot('what', 'value'))],
  priority: [slot('app', 'text'), choice('level', 'low', 'normal', 'high')],
  freeze: [slot('app', 'text'), choice('state', 'on', 'off', 'toggle')],
} as const;
