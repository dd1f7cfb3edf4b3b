import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Numbers: read as people write them, counted with, written out. */
export const NUMBER_HELPERS = {
  ToNumber: {
    code: ahk`
      ; The number that a text begins with, as people write it: 1,234.50 or 1 234,50 or 0,12. Text without one counts as 0.
      ToNumber(text) {
          if IsNumber(text)
              return Number(text)
          numbers := NumbersIn(text)
          return numbers.Length ? numbers[1].value : 0
      }
    `,
    needs: ['NumbersIn'],
  },
  NumbersIn: {
    code: ahk`
      ; All the numbers in a text, each as it is written and as a value.
      NumbersIn(text) {
          static thousands := "\d{1,3}(?:([ \x{A0}\x{202F}'’.,])\d{3}(?:\1\d{3})*)(?![\d.,]\d{3})(?!\d)"
          static pattern := "(?:(?<![\w)])[-−])?(?:" thousands "|\d+)(?:[.,]\d+)?|(?<!\d)[.,]\d+"
          numbers := [], position := 1
          while position := RegExMatch(text, pattern, &found, position) {
              numbers.Push({ text: found[], value: NumberAt(StrReplace(found[], "−", "-")) })
              position += found.Len
          }
          return numbers
      }
    `,
    needs: ['NumberAt'],
  },
  NumberAt: {
    code: ahk`
      NumberAt(written) {
          written := RegExReplace(written, "[ \x{A0}\x{202F}'’]")
          if InStr(written, ",") && InStr(written, ".") ; the last of the two is the decimal separator
              written := StrReplace(written, InStr(written, ",") > InStr(written, ".") ? "." : ",")
          else if written ~= "^-?[1-9]\d{0,2}(,\d{3})+$|^-?\d{1,3}(\.\d{3}){2,}$"
              written := RegExReplace(written, "[.,]")
          return Number(StrReplace(written, ",", "."))
      }
    `,
  },
  PlainNumber: {
    code: ahk`
      ; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
      PlainNumber(value) {
          if !IsFloat(value)
              return value
          return RegExReplace(Format("{:.10f}", value), "\.?0+$")
      }
    `,
  },
  Divided: {
    code: ahk`
      ; Nothing can be divided by zero: that gives 0 rather than an error.
      Divided(value, by) {
          return by ? PlainNumber(value / by) : 0
      }
    `,
    needs: ['PlainNumber'],
  },
  Padded: {
    code: ahk`
      ; 7 becomes 007.
      Padded(value, digits) {
          value := String(value)
          while StrLen(value) < digits
              value := "0" . value
          return value
      }
    `,
  },
  Sum: {
    code: ahk`
      Sum(text) {
          total := 0
          for number in NumbersIn(text)
              total += number.value
          return PlainNumber(total)
      }
    `,
    needs: ['NumbersIn', 'PlainNumber'],
  },
  Average: {
    code: ahk`
      Average(text) {
          return PlainNumber(Sum(text) / Max(NumbersIn(text).Length, 1))
      }
    `,
    needs: ['Sum', 'NumbersIn', 'PlainNumber'],
  },
  Deviation: {
    code: ahk`
      ; The standard deviation of a sample.
      Deviation(text) {
          numbers := NumbersIn(text)
          if numbers.Length < 2
              return 0
          mean := Sum(text) / numbers.Length, squares := 0
          for number in numbers
              squares += (number.value - mean) ** 2
          return PlainNumber(Sqrt(squares / (numbers.Length - 1)))
      }
    `,
    needs: ['Sum', 'NumbersIn', 'PlainNumber'],
  },
  Smallest: {
    code: ahk`
      Smallest(text) {
          values := []
          for number in NumbersIn(text)
              values.Push(number.value)
          return values.Length ? PlainNumber(Min(values*)) : 0
      }
    `,
    needs: ['NumbersIn', 'PlainNumber'],
  },
  Largest: {
    code: ahk`
      Largest(text) {
          values := []
          for number in NumbersIn(text)
              values.Push(number.value)
          return values.Length ? PlainNumber(Max(values*)) : 0
      }
    `,
    needs: ['NumbersIn', 'PlainNumber'],
  },
  FoundNumbers: {
    code: ahk`
      ; All the numbers in a text, one per line.
      FoundNumbers(text) {
          found := ""
          for number in NumbersIn(text)
              found .= (A_Index > 1 ? "\`r\`n" : "") . number.text
          return found
      }
    `,
    needs: ['NumbersIn'],
  },
  CleanNumber: {
    code: ahk`
      ; "1 234,50 €" becomes 1234.50; every number in the text is treated this way, and anything else is removed.
      CleanNumber(text) {
          cleaned := ""
          Loop Parse text, "\`n", "\`r" {
              numbers := NumbersIn(A_LoopField)
              decimals := numbers.Length && RegExMatch(numbers[1].text, "[.,](\d+)$", &behind) && IsFloat(numbers[1].value) ? behind.Len[1] : 0
              cleaned .= (A_Index > 1 ? "\`r\`n" : "") . (numbers.Length ? Format("{:." decimals "f}", numbers[1].value) : "")
          }
          return cleaned
      }
    `,
    needs: ['NumbersIn'],
  },
  GroupedDigits: {
    code: ahk`
      ; 1234567.5 becomes 1,234,567.5; the number of an account or a card gets a space after every four characters.
      GroupedDigits(text) {
          if RegExMatch(text, "i)^\s*(?:[a-z]{2}\d{2}[a-z\d ]{10,32}|\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4})\s*$")
              return RegExReplace(RegExReplace(text, "[\s-]"), "(.{4})(?=.)", "$1 ")
          grouped := "", position := 1
          while found := RegExMatch(text, "(\d{4,})([.,]\d+)?", &number, position) {
              sign := SubStr(number[2], 1, 1) = "," ? "." : ","
              grouped .= SubStr(text, position, found - position) . RegExReplace(number[1], "\d(?=(\d{3})+$)", "$0" . sign) . number[2]
              position := found + number.Len
          }
          return grouped . SubStr(text, position)
      }
    `,
  },
  SwappedDecimalSigns: {
    code: ahk`
      ; 1.234,56 becomes 1,234.56 and the other way around.
      SwappedDecimalSigns(text) {
          text := RegExReplace(text, "(?<=\d),(?=\d)", "|")
          text := RegExReplace(text, "(?<=\d)\.(?=\d)", ",")
          return RegExReplace(text, "(?<=\d)\|(?=\d)", ".")
      }
    `,
  },
  PaddedNumbers: {
    code: ahk`
      ; Every number in a text gets zeros in front of it until it has this many digits.
      PaddedNumbers(text, digits) {
          while RegExMatch(text, "(?<!\d)\d{1," digits - 1 "}(?!\d)", &number)
              text := SubStr(text, 1, number.Pos - 1) Format("{:0" digits "d}", number[]) SubStr(text, number.Pos + number.Len)
          return text
      }
    `,
  },
  Calculated: {
    code: ahk`
      ; Calculates an expression such as 2 * (3 + 4) ^ 2 or 1,250 * 15%. After an equals sign, it adds the result; text that
      ; is not a calculation stays as it is.
      Calculated(text) {
          sum := RegExReplace(text, "[\s\x{A0}]|=\s*$")
          for sign, plain in Map("×", "*", "·", "*", "÷", "/", ":", "/", "−", "-", "–", "-", "**", "^")
              sum := StrReplace(sum, sign, plain)
          sum := RegExReplace(sum, "(?<=\d),(?=\d{3}(?!\d))(?<!\b0,)")
          comma := InStr(sum, ",")
          tokens := [], position := 1
          while position <= StrLen(sum) {
              if !RegExMatch(sum, "A)(?:\d+(?:[.,]\d*)?|[.,]\d+)|[-+*/^()%]", &token, position)
                  return text
              tokens.Push(StrReplace(token[], ",", "."))
              position += token.Len
          }
          try {
              result := SumOf(tokens)
              if tokens.Length ; something is left over that is not part of the calculation
                  return text
          } catch
              return text
          result := RegExReplace(IsFloat(result) ? Format("{:.10f}", result) : result, "\.0+$|(?<=\.)(\d*[1-9])0+$", "$1")
          result := comma ? StrReplace(result, ".", ",") : result
          return text ~= "=\s*$" ? RTrim(text) . " " . result : result
      }
    `,
    needs: ['SumOf'],
  },
  SumOf: {
    code: ahk`
      ; The tokens that belong to the sum are removed from the front.
      SumOf(tokens) {
          value := ProductOf(tokens).value
          while tokens.Length && (tokens[1] = "+" || tokens[1] = "-") {
              sign := tokens.RemoveAt(1) = "+" ? 1 : -1
              next := ProductOf(tokens)
              value += sign * (next.percent ? value * next.value : next.value) ; 200 + 10% is 220
          }
          return value
      }
    `,
    needs: ['ProductOf'],
  },
  ProductOf: {
    code: ahk`
      ProductOf(tokens) {
          first := PowerOf(tokens), value := first.value, percent := first.percent
          while tokens.Length && (tokens[1] = "*" || tokens[1] = "/") {
              sign := tokens.RemoveAt(1), next := PowerOf(tokens).value
              value := sign = "*" ? value * next : value / next
              percent := false
          }
          return { value: value, percent: percent }
      }
    `,
    needs: ['PowerOf'],
  },
  PowerOf: {
    code: ahk`
      PowerOf(tokens) {
          if !tokens.Length
              throw ValueError("A number is missing.")
          token := tokens.RemoveAt(1)
          if token = "-" {
              power := PowerOf(tokens)
              return { value: -power.value, percent: power.percent }
          }
          if token = "+"
              return PowerOf(tokens)
          if token = "(" {
              value := SumOf(tokens)
              if tokens.Length ; the last parenthesis may be missing
                  tokens.RemoveAt(1)
          } else
              value := Number(token)
          percent := tokens.Length && tokens[1] = "%"
          if percent
              tokens.RemoveAt(1), value /= 100
          if tokens.Length && tokens[1] = "^" {
              tokens.RemoveAt(1)
              value := value ** PowerOf(tokens).value
              percent := false
          }
          return { value: value, percent: percent }
      }
    `,
    needs: ['SumOf'],
  },
  NumberInWords: {
    code: ahk`
      ; 1234 becomes "one thousand two hundred thirty-four". Anything that is not a number stays as it is.
      NumberInWords(text) {
          numbers := NumbersIn(text)
          if numbers.Length != 1 || Abs(numbers[1].value) >= 10 ** 15
              return text
          whole := Integer(Abs(numbers[1].value)), words := ""
          for part in [[10 ** 12, "trillion"], [10 ** 9, "billion"], [10 ** 6, "million"], [1000, "thousand"], [1, ""]] {
              count := Mod(whole // part[1], 1000)
              if count
                  words .= HundredsInWords(count) . " " . part[2] . " "
          }
          words := whole ? Trim(words) : "zero"
          if IsFloat(numbers[1].value) && RegExMatch(numbers[1].text, "[.,](\d+)$", &behind) {
              words .= " point"
              Loop Parse behind[1]
                  words .= " " . (A_LoopField = "0" ? "zero" : HundredsInWords(Integer(A_LoopField)))
          }
          return (numbers[1].value < 0 ? "minus " : "") . words
      }
    `,
    needs: ['HundredsInWords', 'NumbersIn'],
  },
  HundredsInWords: {
    code: ahk`
      HundredsInWords(number) {
          static ones := StrSplit("one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
              . "fifteen sixteen seventeen eighteen nineteen", " ")
          static tens := StrSplit("ten twenty thirty forty fifty sixty seventy eighty ninety", " ")
          words := number >= 100 ? ones[number // 100] . " hundred " : ""
          rest := Mod(number, 100)
          if rest > 0 && rest < 20
              words .= ones[rest]
          else if rest
              words .= tens[rest // 10] . (Mod(rest, 10) ? "-" . ones[Mod(rest, 10)] : "")
          return Trim(words)
      }
    `,
  },
} as const satisfies Library;
