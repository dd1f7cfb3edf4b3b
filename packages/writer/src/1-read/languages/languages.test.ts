import { describe, expect, test } from 'vitest';
import { read } from '../read.ts';

const REQUESTS = [
  ['wenn ich Strg+J drücke öffne den Editor', 'german', ['ctrl+j', 'Editor']],
  ['Strg+Umschalt+T soll Entf drücken', 'german', ['ctrl+shift+t', 'delete']],
  ['um 17 Uhr werktags soll "Feierabend" aufpoppen', 'german', ['17:00', 'weekdays', 'Feierabend']],
  ['jeden Morgen um viertel nach acht öffne Outlook', 'german', ['8:15', 'Outlook']],
  ['Bild auf und Bild ab sollen die Lautstärke ändern', 'german', ['pageup', 'pagedown']],
  ['alle paar Minuten klicken', 'german', ['3min']],
  ['die Feststelltaste soll Escape sein', 'german', ['capslock', 'esc']],
  ['cada 5 minutos pulsa F5', 'spanish', ['5min', 'f5']],
  ['a las siete y media de la tarde abre Spotify', 'spanish', ['19:30', 'Spotify']],
  ['espera medio minuto y pulsa intro dos veces', 'spanish', ['30s', 'enter', '2']],
  ['bloquea youtube de 9 a 14, cierra la ventana si se abre', 'spanish', ['9:00-14:00', '9:00', '14:00']],
  ['du lundi au vendredi à 8h30 ouvre Outlook', 'french', ['weekdays', '8:30', 'Outlook']],
  ['le point du pavé numérique doit écrire une virgule', 'french', ['numpaddot']],
  ['toutes les 2h affiche un message', 'french', ['2h']],
  ['me lembra todo dia às 8h de tomar o remédio', 'portuguese', ['8:00']],
  ['o pc desliga às 23h exceto aos fins de semana', 'portuguese', ['23:00', 'weekends', 'weekdays']],
  ['premendo Canc chiudi la finestra', 'italian', ['delete']],
  ['lunedì e giovedì alle 9 apri Outlook', 'italian', ['mon+thu', '9:00', '9', 'Outlook']],
] as const;

describe('requests in other languages', () => {
  test.each(REQUESTS)(
    'the language, keys, times, and other values in %j are recognized',
    (request, language, values) => {
      const reading = read(request);
      expect(reading.language).toBe(language);
      expect(reading.marks.map(({ value }) => value)).toEqual(values);
    },
  );

  test('a recognized value spans all the words that express it', () => {
    const request = 'jeden Tag um halb acht soll Musik laufen';
    const [clock] = read(request).marks;
    expect([clock?.value, request.slice(clock?.start, clock?.end)]).toEqual(['7:30', 'um halb acht']);
  });

  test('a phrase’s English meaning is passed to the model in place of its first word, and its other words are left blank', () => {
    expect(read('cada vez que pulso F5 abre el bloc de notas').words.map(({ seen }) => seen)).toEqual([
      'when i press',
      '',
      '',
      '',
      'f5',
      'open',
      'notepad',
      '',
      '',
      '',
    ]);
  });

  test('quoted text is never translated', () => {
    expect(read('wenn ich F5 drücke schreibe "öffne das Fenster"').marks.at(-1)?.value).toBe('öffne das Fenster');
  });

  test('a letter used as a key isn’t read as a word: the “a” in Ctrl+Alt+A isn’t French for “to”', () => {
    expect(read('traduis-moi en anglais le texte sélectionné quand je fais ctrl+alt+a').marks[0]?.value).toBe(
      'ctrl+alt+a',
    );
  });

  test('an unsupported language is reported as “other”', () => {
    expect(read('ik wil dat het venster sluit wanneer ik op F4 druk').language).toBe('other');
  });

  test('an English request with a foreign word in it is still English', () => {
    expect(read('when I type adios close the window').language).toBe('english');
  });
});
