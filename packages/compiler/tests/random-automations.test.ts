import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { emitScript } from '../src/4-emit/emit-script.ts';
import type { Context, Rule, Step, Trigger } from '../src/ir/automation.ts';
import { SKILLS } from '../src/skills/all-skills.ts';
import type { Action } from '../src/skills/skill.ts';
import type { Slot } from '../src/skills/slot.ts';

const SCRIPTS = 300;

// Awkward on purpose: quotes, signs that mean something to AutoHotkey, line breaks, other scripts.
const TEXTS = ['a "b" c', "it's; 100%", '{x} `n ::', 'one\ntwo', '日本 ß ñ', '^!+#', 'C:\\x\\', ' ; no comment', ''];
const KEYS = ['F1', 'a', 'CapsLock', 'Space', 'SC029', 'Numpad5', 'XButton1', 'Tab', ';', 'Left'];
const HELD = ['', '^', '!', '^!', '#', '^+', '#!'];
const PROGRAMS = [
  { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' },
  { name: 'File Explorer', run: 'explorer.exe', exe: 'explorer.exe' },
  { name: 'odd "name".exe', run: 'C:\\odd "name".exe', exe: 'odd "name".exe' },
];
const ACTIONS = SKILLS.filter((skill): skill is Action => skill.kind === 'action');

test('whatever rules come together, the script loads', () => {
  const random = seeded(2026);
  const broken: string[] = [];
  for (let count = 0; count < SCRIPTS; count += 1) {
    const rules = someRules(random);
    const script = emitScript({ kind: 'rules', rules });
    const [problem] = check(script).filter(({ source, severity }) => source === 'loader' && severity !== 'hint');
    if (problem) broken.push(`${problem.message}\n${script}`);
  }
  expect(broken.slice(0, 3)).toEqual([]);
});

type Random = () => number;

function someRules(random: Random): Rule[] {
  // Each hotkey once in a script, as the reader sees to it.
  const hotkeys = shuffled(
    HELD.flatMap((held) => KEYS.map((key) => held + key)),
    random,
  );
  return Array.from({ length: 1 + Math.floor(random() * 4) }, (): Rule => {
    const key = hotkeys.pop() ?? 'F24';
    const context = random() < 0.3 ? { context: someContext(random) } : {};
    if (random() < 0.15) return { kind: 'remap', from: key, to: random() < 0.3 ? '' : pick(KEYS, random), ...context };
    const steps = Array.from({ length: 1 + Math.floor(random() * 3) }, () => someStep(random));
    return { kind: 'steps', trigger: someTrigger(key, random), steps, ...context };
  });
}

function someTrigger(keys: string, random: Random): Trigger {
  const plain = keys.replace(/^[\^!+#]+/, '') || 'F9';
  const duration = 1 + Math.floor(random() * 100_000);
  const triggers: Trigger[] = [
    { kind: 'hotkey', keys },
    ...(plain === keys
      ? ([
          { kind: 'double-tap', key: plain },
          { kind: 'long-press', key: plain, after: duration },
        ] as const)
      : []),
    {
      kind: 'hotstring',
      abbreviation: `${pick(['btw', '/x;', ';d', 'a`b', '@@'], random)}${keys.length}${duration}`,
      atOnce: random() < 0.5,
      exactCase: random() < 0.5,
    },
    { kind: 'timer', every: duration, stop: keys },
    {
      kind: 'timer',
      every: duration,
      start: keys,
      stop: random() < 0.5 ? keys : `^!+${keys.replace(/^[\^!+#]+/, '')}`,
    },
    { kind: 'daily', at: { hour: duration % 24, minute: duration % 60 }, days: random() < 0.5 ? 'daily' : [2, 4] },
    { kind: 'idle', after: duration },
    { kind: 'clipboard' },
    {
      kind: 'window',
      event: pick(['appears', 'closes', 'activates'] as const, random),
      window: { name: 'x', criterion: '"Untitled"' },
    },
    { kind: 'start' },
  ];
  return pick(triggers, random);
}

function someContext(random: Random): Context {
  return { programs: PROGRAMS.slice(0, 1 + Math.floor(random() * PROGRAMS.length)), active: random() < 0.5 };
}

function someStep(random: Random): Step {
  const skill = pick(ACTIONS, random);
  const values = Object.fromEntries(
    Object.entries(skill.slots).map(([name, slot]) => [name, valueFor(slot, random)]),
  ) as never;
  return { title: skill.title, code: skill.code(values), needs: skill.needs?.(values) ?? '' };
}

function valueFor(slot: Slot<unknown>, random: Random): unknown {
  if (slot.otherwise !== undefined && random() < 0.3) return slot.otherwise;
  if (slot.options) return pick(Object.keys(slot.options), random);
  const values: Record<string, () => unknown> = {
    hotkey: () => pick(HELD, random) + pick(KEYS, random),
    key: () => pick(KEYS, random),
    text: () => pick(TEXTS, random),
    program: () => pick(PROGRAMS, random),
    site: () => 'https://example.com/?q="a"&b=%20;c',
    path: () => pick(['C:\\Temp\\a b', '%USERPROFILE%\\Desktop\\x.txt', 'notes.txt', '?', '\\\\server\\share'], random),
    number: () => Math.floor(random() * 100),
    duration: () => 1 + Math.floor(random() * 1_000_000),
    clock: () => ({ hour: Math.floor(random() * 24), minute: Math.floor(random() * 60) }),
    point: () => ({ x: Math.floor(random() * 3000), y: Math.floor(random() * 2000) }),
  };
  return values[slot.kind]?.();
}

function pick<T>(from: readonly T[], random: Random): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

function shuffled<T>(from: readonly T[], random: Random): T[] {
  return from
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
