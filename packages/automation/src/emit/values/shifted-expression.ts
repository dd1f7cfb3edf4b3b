import type { Shift } from '#language/values.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression } from './expression.ts';

type Unit = Extract<Shift, { kind: 'plus' }>['unit'];
type Period = Extract<Shift, { kind: 'start-of' }>['period'];

const WEEKDAY_NUMBER = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 };

/** A time stamp some days away from another one. */
export function shiftedExpression(shift: Shift, from: string, scope: Scope): string {
  switch (shift.kind) {
    case 'plus':
      return MOVE[shift.unit](from, amountExpression(shift.amount, scope), scope);
    case 'minus':
      return MOVE[shift.unit](from, negated(amountExpression(shift.amount, scope)), scope);
    case 'next':
      return `${useHelper(scope.draft, 'NextWeekday')}(${from}, ${WEEKDAY_NUMBER[shift.weekday]})`;
    case 'last':
      return `${useHelper(scope.draft, 'LastWeekday')}(${from}, ${WEEKDAY_NUMBER[shift.weekday]})`;
    case 'start-of':
      return PERIOD_START[shift.period](from, scope);
    case 'end-of':
      return PERIOD_END[shift.period](from, scope);
  }
}

const MOVE: Readonly<Record<Unit, (from: string, amount: string, scope: Scope) => string>> = {
  minutes: (from, amount) => `DateAdd(${from}, ${amount}, "Minutes")`,
  hours: (from, amount) => `DateAdd(${from}, ${amount}, "Hours")`,
  days: (from, amount) => `DateAdd(${from}, ${amount}, "Days")`,
  weeks: (from, amount) => `DateAdd(${from}, ${multiplied(amount, 7)}, "Days")`,
  workdays: (from, amount, { draft }) => `${useHelper(draft, 'AddWorkdays')}(${from}, ${amount})`,
  months: (from, amount, { draft }) => `${useHelper(draft, 'AddMonths')}(${from}, ${amount})`,
  years: (from, amount, { draft }) => `${useHelper(draft, 'AddMonths')}(${from}, ${multiplied(amount, 12)})`,
};

const PERIOD_START: Readonly<Record<Period, (from: string, scope: Scope) => string>> = {
  week: (from, { draft }) => `${useHelper(draft, 'StartOfWeek')}(${from})`,
  month: (from, { draft }) => `${useHelper(draft, 'StartOfMonth')}(${from})`,
  'last-month': (from, { draft }) => `${useHelper(draft, 'StartOfMonth')}(${from}, -1)`,
  'next-month': (from, { draft }) => `${useHelper(draft, 'StartOfMonth')}(${from}, 1)`,
  year: (from) => `SubStr(${from}, 1, 4) . "0101"`,
};

const PERIOD_END: Readonly<Record<Period, (from: string, scope: Scope) => string>> = {
  week: (from, { draft }) => `DateAdd(${useHelper(draft, 'StartOfWeek')}(${from}), 6, "Days")`,
  month: (from, { draft }) => `DateAdd(${useHelper(draft, 'StartOfMonth')}(${from}, 1), -1, "Days")`,
  'last-month': (from, { draft }) => `DateAdd(${useHelper(draft, 'StartOfMonth')}(${from}), -1, "Days")`,
  'next-month': (from, { draft }) => `DateAdd(${useHelper(draft, 'StartOfMonth')}(${from}, 2), -1, "Days")`,
  year: (from) => `SubStr(${from}, 1, 4) . "1231"`,
};

function negated(amount: string): string {
  return isNumber(amount) ? String(-Number(amount)) : `-${amount}`;
}

function multiplied(amount: string, by: number): string {
  return isNumber(amount) ? String(Number(amount) * by) : `${amount} * ${by}`;
}

function isNumber(amount: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(amount);
}
