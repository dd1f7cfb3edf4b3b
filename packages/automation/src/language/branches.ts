import { CONDITIONS } from './conditions.ts';
import { choice, type Family, type Part } from './grammar.ts';
import type { LeafType } from './leaves.ts';
import { FILES, LEVELS, PLACES, POINTS, SPOTS, WINDOWS } from './things.ts';
import { PRESSES } from './triggers.ts';
import { CHANGES, SHIFTS, TIME_UNITS, VALUES } from './values.ts';

/** A leaf that can stand for a whole branch: `300,200` is a point. */
export type LeafForm = {
  readonly leaf: LeafType;
  readonly kind: string;
  readonly field: string;
  readonly rest?: readonly Part[];
};

/** A branch that is chosen by its first word or by the kind of leaf it begins with. */
export type Branch = { readonly expected: string; readonly family: Family; readonly leaves: readonly LeafForm[] };

/** The branches that need no grammar beyond their family; the others are built from these in `text/`. */
export const BRANCHES = {
  primary: {
    expected: 'a value: a text, a number, $name, clipboard, selection, date …',
    family: VALUES,
    leaves: [
      { leaf: 'text', kind: 'text', field: 'text' },
      { leaf: 'name', kind: 'name', field: 'name' },
      { leaf: 'number', kind: 'number', field: 'number' },
    ],
  },
  time: {
    expected: 'a length of time such as 5min, or $name minutes',
    family: {},
    leaves: [
      { leaf: 'span', kind: 'span', field: 'span' },
      { leaf: 'name', kind: 'named', field: 'name', rest: [choice('unit', ...TIME_UNITS)] },
    ],
  },
  point: {
    expected: 'a place such as 300,200, mouse, center or window 40,60',
    family: POINTS,
    leaves: [
      { leaf: 'xy', kind: 'screen', field: 'at' },
      { leaf: 'name', kind: 'name', field: 'name' },
    ],
  },
  shift: { expected: 'a day such as plus 7 days or next friday', family: SHIFTS, leaves: [] },
  change: { expected: 'a change such as upper or trim', family: CHANGES, leaves: [] },
  window: { expected: 'a window such as active, app "Excel" or title "Inbox"', family: WINDOWS, leaves: [] },
  spot: { expected: 'a spot such as left-half or at 0,0 size 800x600', family: SPOTS, leaves: [] },
  level: { expected: 'up, down or to with a number', family: LEVELS, leaves: [] },
  press: { expected: 'up, double, triple, alone or long', family: PRESSES, leaves: [] },
  folder: { expected: 'a folder such as downloads or folder "D:\\\\Backup"', family: PLACES, leaves: [] },
  otherFiles: { expected: 'files such as downloads "*.pdf"', family: FILES, leaves: [] },
  plainCondition: { expected: 'a condition such as app "Excel"', family: CONDITIONS, leaves: [] },
} as const satisfies Record<string, Branch>;
