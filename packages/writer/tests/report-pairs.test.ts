import { expect, test } from 'vitest';
import { pairsFromReports } from '../training/report-pairs.ts';

const WORDPAD = { request: 'open word pad with ctrl alt n', program: 'key ctrl+alt+n: open "WordPad"' };

test('a report with its corrected program becomes a training pair in canonical form', () => {
  const { request, program } = WORDPAD;
  expect(pairsFromReports([{ request, program: `\n  ${program}  \n` }])).toEqual([
    { request, program, brief: 'reports' },
  ]);
});

test('reports with invalid programs or empty requests are left out, but refusals are kept', () => {
  const pairs = pairsFromReports([
    { request: 'a', program: 'key ctrl+alt+n: opne "WordPad"' },
    { request: 'b', program: 'key f9: beep\nkey f9: open "WordPad"' },
    { request: ' ', program: WORDPAD.program },
    { request: 'log what she types', program: 'refuse spying' },
  ]);
  expect(pairs).toEqual([{ request: 'log what she types', program: 'refuse spying', brief: 'reports' }]);
});

test('pairs from earlier reports are kept, and the latest report on a request wins', () => {
  const earlier = pairsFromReports([WORDPAD, { request: 'beep on f9', program: 'key f9: beep' }]);
  const pairs = pairsFromReports([{ ...WORDPAD, program: 'key ctrl+alt+n: open "Notepad"' }], earlier);
  expect(pairs.map(({ program }) => program)).toEqual(['key ctrl+alt+n: open "Notepad"', 'key f9: beep']);
});
