import { choice } from '../slot.ts';

const CONDITIONS = {
  daily: 'true',
  weekdays: 'A_WDay >= 2 && A_WDay <= 6',
  weekends: 'A_WDay = 1 || A_WDay = 7',
  mondayToThursday: 'A_WDay >= 2 && A_WDay <= 5',
  mondayToSaturday: 'A_WDay >= 2',
  tuesdayToFriday: 'A_WDay >= 3 && A_WDay <= 6',
  sundayToThursday: 'A_WDay <= 5',
  mondayWednesdayFriday: 'A_WDay = 2 || A_WDay = 4 || A_WDay = 6',
  sunday: 'A_WDay = 1',
  monday: 'A_WDay = 2',
  tuesday: 'A_WDay = 3',
  wednesday: 'A_WDay = 4',
  thursday: 'A_WDay = 5',
  friday: 'A_WDay = 6',
  saturday: 'A_WDay = 7',
};

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PAIRS = WEEK.flatMap((first, index) => WEEK.slice(index + 1).map((second) => [first, second] as const)).filter(
  ([first, second]) => !(first === 'sunday' && second === 'saturday'),
);
type Pair = `${string}+${string}`;

// "tuesday and friday", in both orders: one day of two would be forgotten without a word.
const PAIR_WORDS = Object.fromEntries(
  PAIRS.map(([first, second]) => [`${first}+${second}`, [...both(first, second), ...both(second, first)]]),
) as Readonly<Record<Pair, readonly string[]>>;

export const daysSlot = choice(
  'days',
  {
    weekdays: [
      'weekdays',
      'weekday',
      'workdays',
      'workday',
      'working days',
      'work days',
      'school days',
      'school nights',
      ...spans('monday', 'friday'),
    ],
    weekends: ['weekends', 'weekend', 'saturday and sunday', 'saturdays and sundays', 'sat and sun'],
    mondayToThursday: spans('monday', 'thursday'),
    mondayToSaturday: spans('monday', 'saturday'),
    tuesdayToFriday: spans('tuesday', 'friday'),
    sundayToThursday: spans('sunday', 'thursday'),
    mondayWednesdayFriday: [
      'monday, wednesday and friday',
      'monday wednesday friday',
      'mondays, wednesdays and fridays',
      'monday, wednesday, friday',
      'mon, wed and fri',
      'mon wed fri',
    ],
    ...PAIR_WORDS,
    monday: ['monday', 'mondays'],
    tuesday: ['tuesday', 'tuesdays'],
    wednesday: ['wednesday', 'wednesdays'],
    thursday: ['thursday', 'thursdays'],
    friday: ['friday', 'fridays'],
    saturday: ['saturday', 'saturdays'],
    sunday: ['sunday', 'sundays'],
    daily: ['every day', 'daily', 'each day'],
  },
  'daily',
);

/** Whether today is one of the days, as AutoHotkey says it (1 is Sunday). */
export function isSuchDay(days: keyof typeof CONDITIONS | Pair): string {
  return isPair(days)
    ? days
        .split('+')
        .map((day) => `A_WDay = ${WEEK.indexOf(day) + 1}`)
        .join(' || ')
    : CONDITIONS[days];
}

function isPair(days: string): days is Pair {
  return days.includes('+');
}

function both(first: string, second: string): string[] {
  const [one, other] = [first.slice(0, 3), second.slice(0, 3)];
  return ['and', '&', 'or', '+']
    .flatMap((link) => [`${first} ${link} ${second}`, `${first}s ${link} ${second}s`, `${one} ${link} ${other}`])
    .concat([`${first}, ${second}`, `${first}s, ${second}s`, `${first} and on ${second}`, `${first}/${second}`]);
}

// "monday to thursday", "mondays through thursdays", "mon-thu".
function spans(first: string, last: string): string[] {
  const [from, until] = [first.slice(0, 3), last.slice(0, 3)];
  const words = ['to', 'till', 'until', 'through'].flatMap((link) => [
    `${first} ${link} ${last}`,
    `${first}s ${link} ${last}s`,
    `${from} ${link} ${until}`,
  ]);
  return [...words, `${from}-${until}`, `${from} - ${until}`, `${first}-${last}`, `${first} - ${last}`];
}
