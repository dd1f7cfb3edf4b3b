import { expect, test } from 'vitest';
import { read } from '../../src/1-read/read.ts';
import { unreadWords } from '../../src/2-understand/unread-words.ts';
import { SKILLS } from '../../src/knowledge/ranker-weights.ts';

test('words that would have meant another skill are unread; those of the skill, its script and fillers are not', () => {
  const reading = read('please press space every second, F8 turns it on, and set the wallpaper and the brightness');
  const words = unreadWords(reading, SKILLS, ['spam-key'], '; Press a key again and again');
  expect(words).toEqual(expect.arrayContaining(['wallpaper', 'brightness']));
  expect(words).not.toContain('press');
  expect(words).not.toContain('please');
});
