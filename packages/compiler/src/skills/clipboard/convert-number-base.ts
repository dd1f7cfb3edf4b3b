import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const KINDS = {
  toHex: ['to hex', 'decimal to hex', 'into hex', 'in hex', 'as hex', 'hexadecimal', 'to hexadecimal'],
  fromHex: ['hex to decimal', 'from hex', 'hex to dec', 'hexadecimal to decimal', 'hex into decimal', 'to decimal'],
  toBinary: ['to binary', 'decimal to binary', 'in binary', 'as binary', 'into binary', 'binary'],
  fromBinary: ['binary to decimal', 'from binary', 'binary into decimal'],
  fromUnix: ['unix time', 'unix timestamp', 'epoch', 'timestamp to date', 'epoch to date', 'unix'],
  roman: ['roman', 'roman numerals', 'roman numeral', 'to roman'],
};
const EXPRESSIONS = {
  toHex: 'IsInteger(Trim(text)) ? Format("0x{:X}", Trim(text)) : text',
  fromHex:
    'IsXDigit(RegExReplace(Trim(text), "i)^(0x|#)")) ? Integer("0x" RegExReplace(Trim(text), "i)^(0x|#)")) : text',
  toBinary: 'ToBinary(text)',
  fromBinary: 'FromBinary(text)',
  fromUnix:
    'IsInteger(Trim(text)) ? FormatTime(DateAdd("19700101", SubStr(Trim(text), 1, 10), "Seconds"), "yyyy-MM-dd HH:mm:ss") " UTC" : text',
  roman: 'ToRoman(text)',
};

export const convertNumberBase = action({
  id: 'convert-number-base',
  title: 'Convert the selected number to hex, decimal, binary, Roman or a Unix time to a date',
  slots: { kind: choice('conversion', KINDS, 'toHex'), where: choice('text', WHERE, 'selection') },
  code: ({ kind, where }) => changeText(where, EXPRESSIONS[kind]),
  needs: ({ kind, where }) => changeTextNeeds(where, ...(FUNCTIONS[kind] ? [FUNCTIONS[kind]] : [])),
});

const FUNCTIONS: Partial<Record<keyof typeof KINDS, string>> = {
  toBinary: ahk`
    ToBinary(text) {
        if !IsInteger(Trim(text)) || Trim(text) < 0
            return text
        result := "", rest := Integer(Trim(text))
        Loop {
            result := Mod(rest, 2) result
            rest //= 2
        } until rest = 0
        return result
    }
  `,
  fromBinary: ahk`
    FromBinary(text) {
        if !(Trim(text) ~= "^[01]+$")
            return text
        result := 0
        Loop Parse Trim(text)
            result := result * 2 + A_LoopField
        return result
    }
  `,
  roman: ahk`
    ToRoman(text) {
        if !IsInteger(Trim(text)) || Trim(text) < 1 || Trim(text) > 3999
            return text
        result := "", rest := Integer(Trim(text))
        for pair in [[1000, "M"], [900, "CM"], [500, "D"], [400, "CD"], [100, "C"], [90, "XC"], [50, "L"], [40, "XL"]
            , [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]]
            while rest >= pair[1] {
                result .= pair[2]
                rest -= pair[1]
            }
        return result
    }
  `,
};
