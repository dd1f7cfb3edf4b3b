import { maybe, type NodeOf, slot, word } from './grammar.ts';

/** A window, as people point at one. */
export const WINDOWS = {
  /** The one in front. */
  active: [],
  /** A program by the name that people use, or words of its title, or both. */
  app: [slot('app', 'text'), maybe(word('title'), slot('title', 'text'))],
  title: [slot('title', 'text')],
  browser: [],
  'under-mouse': [],
  /** The one that was in front before this one. */
  last: [],
  /** The next window of the program in front. */
  next: [],
  /** All windows but the one in front. */
  others: [],
  /** All windows, or all of one program. */
  all: [maybe(word('app'), slot('app', 'text'))],
  /** The window that the rule is about: the one it opened, or the one that set it off. */
  it: [],
  /** The one that was in front when the rule began. */
  origin: [],
  /** What this script hid. */
  hidden: [],
  taskbar: [],
} as const;
export type Window = NodeOf<typeof WINDOWS>;

/** Where on its screen a window goes. */
export const SPOTS = {
  'left-half': [],
  'right-half': [],
  'top-half': [],
  'bottom-half': [],
  'top-left': [],
  'top-right': [],
  'bottom-left': [],
  'bottom-right': [],
  'left-third': [],
  'middle-third': [],
  'right-third': [],
  'left-two-thirds': [],
  'right-two-thirds': [],
  full: [],
  /** As high, or as wide, as the screen; the other way as it was. */
  'full-height': [],
  'full-width': [],
  center: [],
  at: [slot('corner', 'xy'), maybe(word('size'), slot('size', 'size'))],
  /** A share of the screen, in percent: its corner, then its size. */
  percent: [slot('corner', 'xy'), slot('extent', 'xy')],
} as const;
export type Spot = NodeOf<typeof SPOTS>;

/** A folder. */
export const PLACES = {
  desktop: [],
  documents: [],
  downloads: [],
  pictures: [],
  music: [],
  videos: [],
  home: [],
  startup: [],
  temp: [],
  'recycle-bin': [],
  'this-pc': [],
  /** The folder that this script is in. */
  'script-folder': [],
  /** The folder that File Explorer shows. */
  'open-folder': [],
  /** Asks for a folder. */
  'asked-folder': [],
  folder: [slot('path', 'primary')],
} as const;
/** A folder, and the folders below it that are named. */
export type Place = { readonly base: NodeOf<typeof PLACES>; readonly below: readonly Slash[] };
type Slash = import('./values.ts').Primary;

/** One file or several: `documents "report.docx"`, `downloads "*.pdf"`. */
export const FILES = {
  /** The file that set the rule off. */
  'the-file': [],
  'selected-files': [],
  'asked-file': [],
  newest: [slot('folder', 'place'), slot('name', 'value')],
  random: [slot('folder', 'place'), slot('name', 'value')],
  /** The same, and none comes again before all the others have come. */
  shuffled: [slot('folder', 'place'), slot('name', 'value')],
  path: [slot('path', 'value')],
} as const;
export type Files =
  | { readonly kind: 'in'; readonly folder: Place; readonly name: import('./values.ts').Value }
  | NodeOf<typeof FILES>;

/** A place on the screen. */
export const POINTS = {
  mouse: [],
  center: [],
  caret: [],
  /** The middle of the window in front. */
  'window-center': [],
  /** Counted from the corner of the window in front. */
  window: [slot('at', 'xy')],
} as const;
export type Point =
  | { readonly kind: 'screen'; readonly at: { readonly x: number; readonly y: number } }
  | { readonly kind: 'name'; readonly name: string }
  | NodeOf<typeof POINTS>;

/** How much: up, down or to; a change may end at a limit. */
export const LEVELS = {
  up: [maybe(slot('amount', 'amount')), maybe(word('at-most'), slot('limit', 'amount'))],
  down: [maybe(slot('amount', 'amount')), maybe(word('at-least'), slot('limit', 'amount'))],
  to: [slot('amount', 'amount')],
} as const;
export type Level = NodeOf<typeof LEVELS>;
