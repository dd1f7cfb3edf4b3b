import { expect, test } from 'vitest';
import { grammarTable } from '../src/index.ts';
import { STEP_FAMILIES, STEPS } from '../src/language/steps.ts';

test('each step belongs to only one family, so no step overrides another', () => {
  const kinds = Object.values(STEP_FAMILIES).flatMap((family) => Object.keys(family));
  expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  expect(Object.keys(STEPS)).toHaveLength(kinds.length);
});

test('the grammar can be passed to other programs as JSON', () => {
  const table = grammarTable();
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
});

test('no value starts with the same word as a condition, since either can start a comparison', () => {
  const { primary, plainCondition } = grammarTable().branches;
  expect(Object.keys(primary.family).filter((kind) => kind in plainCondition.family)).toEqual([]);
});
