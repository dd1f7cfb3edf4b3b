import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { changeText, changeTextNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const LANGUAGES = {
  Russian: ['russian', 'cyrillic', 'йцукен', 'ru'],
  Ukrainian: ['ukrainian', 'ukraine'],
  Hebrew: ['hebrew', 'israel'],
  Greek: ['greek'],
  German: ['german', 'qwertz', 'z and y', 'y and z'],
};

// The same keys, first on an English keyboard and then on the other one.
const KEYS = {
  Russian: [
    '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?',
    'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
  ],
  Ukrainian: [
    'qwertyuiop[]asdfghjkl;\'zxcvbnm,./QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?',
    'йцукенгшщзхїфівапролджєячсмитьбю.ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ,',
  ],
  Hebrew: ["qwertyuiopasdfghjkl;'zxcvbnm,./", "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ."],
  Greek: ['qwertyuiopasdfghjklzxcvbnmWERTYUIOPASDFGHJKLZXCVBNM', ';ςερτυθιοπασδφγηξκλζχψωβνμΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ'],
  German: ['zyZY[];\'-/{}:"_?', 'yzYZü+öäß-Ü*ÖÄ?_'],
} satisfies Record<keyof typeof LANGUAGES, readonly [string, string]>;

export const fixWrongLayout = action({
  id: 'fix-wrong-layout',
  title: 'Correct a text that was typed in the wrong keyboard layout, such as ghbdtn for привет',
  slots: { language: choice('other keyboard layout', LANGUAGES, 'Russian'), where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'OtherLayout(text)'),
  needs: ({ language, where }) => changeTextNeeds(where, otherLayout(...KEYS[language])),
});

function otherLayout(english: string, other: string): string {
  return ahk`
    ; The text as the same keys give it in the other layout, whichever of the two it is in.
    OtherLayout(text) {
        static english := ${quoteString(english)}
        static other := ${quoteString(other)}
        toEnglish := text ~= "[^\x00-\x7F]"
        result := ""
        for letter in StrSplit(text) {
            place := InStr(toEnglish ? other : english, letter, true)
            result .= place ? SubStr(toEnglish ? english : other, place, 1) : letter
        }
        return result
    }
  `;
}
