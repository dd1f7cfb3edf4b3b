import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { similarRecipes } from './similar-recipes.ts';

test.each([
  ['when I press ctrl+alt+n open notepad', 'Run("notepad.exe")'],
  ['pressing caps lock should be escape', 'CapsLock::'],
  ['minimize the active window', 'WinMinimize'],
  ['keep a window always on top', 'WinSetAlwaysOnTop'],
])('for %j the model sees scripts that do such a thing', async (request, code) => {
  const recipes = await similarRecipes(request);
  expect(recipes).toHaveLength(3);
  expect(recipes.join('\n')).toContain(code);
  for (const recipe of recipes) expect(check(recipe).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a request that shares no word with any sample gets none', async () => {
  expect(await similarRecipes('???')).toEqual([]);
});
