import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const CODES = {
  toBase64: ['base64', 'base 64', 'to base64', 'encode base64', 'base64 encode'],
  fromBase64: [
    'decode base64',
    'base64 decode',
    'from base64',
    'decode',
    'decodes',
    'back from base64',
    'base64 to text',
  ],
  toHtml: ['html entities', 'escape html', 'html escape', 'escape', 'escaped', '&lt;', 'html special characters'],
  fromHtml: ['unescape', 'unescape html', 'decode html', 'html unescape'],
  rot13: ['rot13', 'rot 13', 'caesar'],
  morse: ['morse', 'morse code'],
};
const EXPRESSIONS = {
  toBase64: 'ToBase64(text)',
  fromBase64: 'FromBase64(text)',
  toHtml: 'StrReplace(StrReplace(StrReplace(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;")',
  fromHtml: 'StrReplace(StrReplace(StrReplace(text, "&lt;", "<"), "&gt;", ">"), "&amp;", "&")',
  rot13: 'Rot13(text)',
  morse: 'ToMorse(text)',
};

export const encodeText = action({
  id: 'encode-text',
  title: 'Encode or decode the selected text as Base64, HTML, ROT13 or Morse code',
  slots: { code: choice('code', CODES, 'toBase64'), where: choice('text', WHERE, 'selection') },
  code: ({ code, where }) => changeText(where, EXPRESSIONS[code]),
  needs: ({ code, where }) => changeTextNeeds(where, ...(FUNCTIONS[code] ? [FUNCTIONS[code]] : [])),
});

const FUNCTIONS: Partial<Record<keyof typeof CODES, string>> = {
  toBase64: ahk`
    ToBase64(text) {
        bytes := Buffer(StrPut(text, "UTF-8") - 1)
        StrPut(text, bytes, "UTF-8")
        DllCall("crypt32\CryptBinaryToString", "Ptr", bytes, "UInt", bytes.Size, "UInt", 0x40000001, "Ptr", 0, "UInt*", &size := 0)
        result := Buffer(size * 2)
        DllCall("crypt32\CryptBinaryToString", "Ptr", bytes, "UInt", bytes.Size, "UInt", 0x40000001, "Ptr", result, "UInt*", &size)
        return StrGet(result)
    }
  `,
  fromBase64: ahk`
    ; A text that is no Base64 stays as it is.
    FromBase64(text) {
        if !DllCall("crypt32\CryptStringToBinary", "Str", text, "UInt", 0, "UInt", 1, "Ptr", 0, "UInt*", &size := 0, "Ptr", 0, "Ptr", 0)
            return text
        bytes := Buffer(size)
        DllCall("crypt32\CryptStringToBinary", "Str", text, "UInt", 0, "UInt", 1, "Ptr", bytes, "UInt*", &size, "Ptr", 0, "Ptr", 0)
        return StrGet(bytes, size, "UTF-8")
    }
  `,
  rot13: ahk`
    ; Moves each letter 13 places on. Doing it twice gives the text back.
    Rot13(text) {
        result := ""
        Loop Parse text {
            number := Ord(A_LoopField)
            first := number >= 65 && number <= 90 ? 65 : number >= 97 && number <= 122 ? 97 : 0
            result .= first ? Chr(Mod(number - first + 13, 26) + first) : A_LoopField
        }
        return result
    }
  `,
  morse: ahk`
    ToMorse(text) {
        static signs := StrSplit(".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..", " ")
        result := ""
        Loop Parse StrUpper(text) {
            letter := Ord(A_LoopField) - 64 ; A is 1
            result .= letter >= 1 && letter <= 26 ? signs[letter] " " : A_LoopField = " " ? "/ " : ""
        }
        return RTrim(result)
    }
  `,
};
