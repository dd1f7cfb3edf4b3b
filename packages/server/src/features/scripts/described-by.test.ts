import { expect, test } from 'vitest';
import { describedBy } from './described-by.ts';

const line = (...keys: string[][]) => ({
  when: 'When you press it',
  keys,
  context: null,
  does: [],
  sentence: '',
  code: [],
});

test('each sentence is paired with the keys it mentions, and no others', () => {
  const sentences = ['When you press Ctrl+Alt+N, it opens Notepad.', 'When you press F12, it types “F1”.'];
  const lines = [line(['Ctrl', 'A']), line(['Ctrl', 'Alt', 'N']), line(['F12'])];
  const explained = describedBy(sentences, { text: '', lines, stop: 'Right-click the green H.' });
  expect(explained.lines.map(({ keys }) => keys)).toEqual([[['Ctrl', 'Alt', 'N']], [['F12']]]);
  expect(explained.lines.map(({ when, sentence }) => when + sentence)).toEqual(sentences);
  expect(explained.lines.map(({ code }) => code)).toEqual([[], []]);
  expect(explained.text).toBe([...sentences, 'Right-click the green H.'].join('\n'));
});
