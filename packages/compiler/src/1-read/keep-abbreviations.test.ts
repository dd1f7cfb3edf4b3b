import { expect, test } from 'vitest';
import { read } from './read.ts';

const told = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([code, text]) => `when I type "${code}" replace it with "${text}"`)
    .join(', ');

test.each([
  ['quando scrivo cds esce cordiali saluti e con bg esce buongiorno', { cds: 'cordiali saluti', bg: 'buongiorno' }],
  [
    'al escribir mcs que ponga muchas gracias, con sldos que ponga saludos',
    { mcs: 'muchas gracias', sldos: 'saludos' },
  ],
  ['si escribo tlf debe salir 600123 y si escribo dir debe salir Calle 5', { tlf: '600123', dir: 'Calle 5' }],
  [
    'quand je tape cdt il faut que ça écrive Cordialement, et slt doit donner Salut',
    { cdt: 'Cordialement', slt: 'Salut' },
  ],
  ['quando eu digitar vc escreva você, e pq vira porque', { vc: 'você', pq: 'porque' }],
])('abbreviations one after another keep their texts: %s', (request, pairs) => {
  expect(read(request).text).toBe(told(pairs));
});

test('a date is not kept as a text', () => {
  expect(read('si escribo fch que ponga la fecha de hoy y con hr que ponga la hora').text).not.toContain('fecha');
});
