import { expect, test } from 'vitest';
import { read } from './read.ts';

test.each([
  ['erinnere mich jede Stunde ans Trinken, aber nur zwischen 8 und 17 Uhr', 'between 8:00 and 17:00'],
  ['erinnere mich jede Stunde ans Trinken, aber nur von 9 bis 18 Uhr', 'between 9:00 and 18:00'],
  ['recuérdame cada hora que beba agua, pero solo entre las 9 y las 18', 'between 9:00 and 18:00'],
  ['recuérdame cada hora que beba agua entre las 9 de la mañana y las 6 de la tarde', 'between 9:00 and 18:00'],
  ['rappelle-moi toutes les heures de boire, mais seulement entre 8h30 et 18h', 'between 8:30 and 18:00'],
  ['me lembre a cada 30 minutos de beber água, só das 9 às 18 horas', 'between 9:00 and 18:00'],
  ['ricordami ogni ora di bere acqua, ma solo tra le 9 e le 18', 'between 9:00 and 18:00'],
])('%s', (request, hours) => {
  expect(read(request).text).toContain(hours);
});

test('what only counts is no time of day', () => {
  expect(read('con F8 escribe los números de 1 a 10').text).not.toContain('between');
});
