import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const LANGUAGES = {
  Spanish: ['spanish', 'ñ', 'español'],
  French: ['french', 'français', 'ç'],
  German: ['german', 'umlaut', 'umlauts', 'ä', 'ö', 'ü', 'ß'],
  Portuguese: ['portuguese', 'ã', 'õ'],
  Italian: ['italian'],
  Scandinavian: ['swedish', 'danish', 'norwegian', 'finnish', 'å', 'ø', 'æ', 'scandinavian'],
  Polish: ['polish', 'ł', 'ą'],
};
const LETTERS = {
  Spanish: 'aá eé ií oó uú nñ yü',
  French: 'eé rè wê aà qâ cç uù iî oô',
  German: 'aä oö uü sß',
  Portuguese: 'aá qã eé wê ií oó põ uú cç',
  Italian: 'aà eè ré iì oò uù',
  Scandinavian: 'aå oö eä dø sæ',
  Polish: 'aą cć eę lł nń oó sś zż xź',
};

export const accentedLetters = recipe({
  id: 'accented-letters',
  title: 'Type accented letters with the right Alt key',
  slots: { language: choice('language', LANGUAGES, 'Spanish') },
  code: ({ language }) => {
    const pairs = LETTERS[language].split(' ').map((pair) => [pair[0] ?? '', pair[1] ?? '']);
    const capitals = pairs.filter(([, accented = '']) => accented.toUpperCase().length === 1);
    return ahk`
    ; Right Alt and the letter on the left; with Shift for a capital.
    ${pairs.map(([plain, accented]) => `>!${plain}::SendText("${accented}")`).join('\n')}

    ${capitals.map(([plain, accented = '']) => `>!+${plain}::SendText("${accented.toUpperCase()}")`).join('\n')}
  `;
  },
});
