import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { emitScript } from '../src/4-emit/emit-script.ts';
import type { Automation } from '../src/ir/automation.ts';
import { SKILLS } from '../src/skills/all-skills.ts';
import type { Skill } from '../src/skills/skill.ts';
import type { Slot } from '../src/skills/slot.ts';

// Awkward on purpose: quotes, signs that mean something to Send, spaces and a semicolon.
const SAMPLE: Record<string, unknown> = {
  key: 'e',
  text: 'it\'s 100% "me" + you; {x}',
  program: { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' },
  site: 'https://example.com/?q=a&b=c',
  path: 'C:\\Users\\me\\Documents\\notes 1.txt',
  number: 3,
  duration: 2500,
  clock: { hour: 17, minute: 30 },
  point: { x: 300, y: 200 },
};

const PICKS: Record<string, (slot: Slot<unknown>) => unknown> = {
  'what it falls back to': (slot) => slot.otherwise ?? sample(slot),
  'awkward values': sample,
};

// A different one each time: a skill with two hotkeys would otherwise get the same twice.
let hotkeys = 0;

function sample(slot: Slot<unknown>): unknown {
  if (slot.options) return Object.keys(slot.options).at(-1);
  if (slot.kind !== 'hotkey') return SAMPLE[slot.kind];
  hotkeys += 1;
  return `^!F${(hotkeys % 24) + 1}`;
}

function scriptOf(skill: Skill, pick: (slot: Slot<unknown>) => unknown): string {
  const values = Object.fromEntries(Object.entries(skill.slots).map(([name, slot]) => [name, pick(slot)])) as never;
  const title = skill.title;
  const automation: Automation =
    skill.kind === 'recipe'
      ? { kind: 'recipe', title, code: skill.code(values), stop: skill.stop?.(values) }
      : {
          kind: 'rules',
          rules: [
            {
              kind: 'steps',
              trigger: { kind: 'hotkey', keys: 'F8' },
              steps: [{ title, code: skill.code(values), needs: skill.needs?.(values) ?? '' }],
            },
          ],
        };
  return emitScript(automation);
}

test.each(Object.entries(PICKS))('every skill makes a script that loads, with %s', (_name, pick) => {
  const broken = SKILLS.flatMap((skill) => {
    const problems = check(scriptOf(skill, pick)).filter(
      ({ source, severity }) => source === 'loader' && severity !== 'hint',
    );
    return problems.map(({ range, message }) => `${skill.id}: line ${range.start.line}: ${message}`);
  });
  expect(broken).toEqual([]);
});

test('no two skills have the same id', () => {
  const ids = SKILLS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every skill has at least 20 different phrasings to be recognised by', () => {
  const few = SKILLS.filter(({ id }) => phrasingsOf(id).size < 20).map(({ id }) => id);
  expect(few).toEqual([]);
});

function phrasingsOf(id: string): Set<string> {
  const file = join(import.meta.dirname, '../training', `${id}.txt`);
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .toLowerCase()
      .split('\n')
      .filter((line) => line.trim()),
  );
}
