import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const openRandomArticle = action({
  id: 'open-random-article',
  title: 'Open random Wikipedia articles',
  slots: { count: number('number of articles', 1) },
  code: ({ count }) => {
    const open = 'Run("https://en.wikipedia.org/wiki/Special:Random")';
    return count === 1 ? open : `Loop ${count}\n    ${open}`;
  },
});
