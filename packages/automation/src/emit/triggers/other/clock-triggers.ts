import { literal } from '../../code.ts';
import { clockDigits } from '../../conditions/clock-digits.ts';
import { weekdayDigits } from '../../conditions/weekday-digits.ts';
import { setting } from '../../draft.ts';
import type { Scope } from '../../scope.ts';
import { idleTime } from '../../things/idle-time.ts';
import { useHelper } from '../../use-helper.ts';
import { timeExpression } from '../../values/time-expression.ts';
import type { OtherTrigger, TriggerEmitters } from './other-trigger.ts';
import { ruleFunction } from './rule-function.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** The clock, and how long nobody has touched anything. */
export const CLOCK_TRIGGERS: TriggerEmitters<
  'every' | 'hourly' | 'daily' | 'monthly' | 'on-date' | 'after' | 'start' | 'exits' | 'idle' | 'returned'
> = {
  every: emitEvery,
  hourly: ({ minute = 0 }, scope) => {
    const call = useHelper(scope.draft, 'HourlyAt');
    scope.draft.startup.push(`${call}(${minute}, ${ruleFunction(scope, 'EachHour')})`);
  },
  daily: ({ at, days = EVERY_DAY }, scope) => {
    const name = ruleFunction(scope, 'EachDay');
    const list = `[${at.map((clock) => `"${clockDigits(clock)}"`).join(', ')}]`;
    const times = setting(scope.draft, 'timesOfDay', list, 'hours and minutes');
    scope.draft.startup.push(`${useHelper(scope.draft, 'DailyAt')}(${times}, "${weekdayDigits(days)}", ${name})`);
  },
  monthly: ({ day, at }, scope) => {
    const name = ruleFunction(scope, 'EachMonth');
    scope.draft.startup.push(`${useHelper(scope.draft, 'MonthlyAt')}(${day}, "${clockDigits(at)}", ${name})`);
  },
  'on-date': ({ when }, scope) => {
    const moment = momentDigits(when);
    const name = ruleFunction(scope, 'OnThatDate');
    scope.draft.startup.push(`${useHelper(scope.draft, 'OnceAt')}("${moment}", ${name})`);
  },
  after: ({ time }, scope) => {
    const wait = setting(scope.draft, 'firstWait', timeExpression(time, scope), 'milliseconds after the script starts');
    scope.draft.startup.push(`SetTimer(${ruleFunction(scope, 'AfterStart')}, -${wait})`);
  },
  // As a timer, so that a long rule does not keep the rest of the script from starting.
  start: (_, scope) => {
    scope.draft.startup.push(`SetTimer(${ruleFunction(scope, 'AtStart')}, -10)`);
  },
  exits: (_, scope) => {
    scope.draft.startup.push(`OnExit((*) => ${ruleFunction(scope, 'AtExit')}())`);
  },
  idle: ({ time }, scope) => emitIdle(timeExpression(time, scope), scope),
  returned: ({ time }, scope) => {
    const away = setting(
      scope.draft,
      'awayTime',
      timeExpression(time, scope),
      'milliseconds without keyboard or mouse input',
    );
    const name = ruleFunction(scope, 'WhenBack');
    const call = useHelper(scope.draft, 'WhenBack');
    scope.draft.startup.push(`${call}(${away}, ${name})`);
  },
};

/** `2026-12-24 8:00` as AutoHotkey counts time: 20261224080000. */
function momentDigits(when: string): string {
  const [date = '', time = '0:00'] = when.split(' ');
  return `${date.replaceAll('-', '')}${time.replace(':', '').padStart(4, '0')}00`;
}

function emitEvery({ time }: Extract<OtherTrigger, { kind: 'every' }>, scope: Scope): void {
  const { draft } = scope;
  const length = timeExpression(time, scope);
  if (draft.stops.has('timers')) {
    // Known to the other timers, so that a stop of everything ends it, too.
    const name = ruleFunction(scope, 'EachTime', undefined, '*');
    const isDrawn = length.startsWith('Random');
    const period = isDrawn ? length : setting(draft, 'interval', length, 'milliseconds between runs');
    const each = isDrawn ? `() => ${period}` : period;
    draft.startup.push(`${useHelper(draft, 'RunEvery')}(${literal(name)}, ${name}, ${each}, ${period})`);
    return;
  }
  if (length.startsWith('Random')) {
    const name = ruleFunction(scope, 'EachTime', () => [`SetTimer(, -${length}) ; a different wait each time`]);
    draft.startup.push(`SetTimer(${name}, -${length})`);
    return;
  }
  const interval = setting(draft, 'interval', length, 'milliseconds between runs');
  draft.startup.push(`SetTimer(${ruleFunction(scope, 'EachTime')}, ${interval})`);
}

function emitIdle(length: string, scope: Scope): void {
  const wait = setting(scope.draft, 'idleTime', length, 'milliseconds without keyboard or mouse input');
  const name = ruleFunction(scope, 'WhenIdle');
  const call = useHelper(scope.draft, 'WhenBecomes');
  scope.draft.startup.push(`${call}(() => ${idleTime(scope.draft)} >= ${wait}, ${name})`);
}
