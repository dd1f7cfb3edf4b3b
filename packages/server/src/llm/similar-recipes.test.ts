import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { similarRecipes } from './similar-recipes.ts';

test.each([
  ['when I press ctrl+alt+n open notepad', 'Run("notepad.exe")'],
  ['pressing caps lock should be escape', 'CapsLock::'],
  ['minimize the active window', 'WinMinimize'],
  ['keep a window always on top', 'WinSetAlwaysOnTop'],
])('for %j, the model is shown sample scripts that do something similar', async (request, code) => {
  const recipes = await similarRecipes(request);
  expect(recipes).toHaveLength(3);
  expect(recipes.join('\n')).toContain(code);
  for (const recipe of recipes) expect(check(recipe).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a request that shares no words with any sample gets no samples', async () => {
  expect(await similarRecipes('???')).toEqual([]);
});
