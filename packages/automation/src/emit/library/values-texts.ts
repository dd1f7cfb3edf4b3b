import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Letters, signs and what can be found in a text. */
export const TEXT_HELPERS = {
  SentenceCase: {
    code: ahk`
      ; A capital at the start of each sentence, lowercase elsewhere.
      SentenceCase(text) {
          text := RegExReplace(StrLower(text), "(^|[.!?…]\s+|\R\s*)(\p{L})", "$1$U2")
          return RegExReplace(text, "\bi\b(?!\.)", "I")
      }
    `,
  },
  InvertedCase: {
    code: ahk`
      ; Capitals become lowercase and the other way around: hELLO becomes Hello.
      InvertedCase(text) {
          inverted := ""
          Loop Parse text
              inverted .= A_LoopField == StrLower(A_LoopField) ? StrUpper(A_LoopField) : StrLower(A_LoopField)
          return inverted
      }
    `,
  },
  NextCase: {
    code: ahk`
      ; Title Case, then UPPER CASE, then lower case, then Title Case again.
      NextCase(text) {
          if text == StrUpper(text)
              return StrLower(text)
          return text == StrTitle(text) ? StrUpper(text) : StrTitle(text)
      }
    `,
  },
  ReversedText: {
    code: ahk`
      ReversedText(text) {
          reversed := "", position := 1
          while position := RegExMatch(text, "s)\r\n|\X", &sign, position) ; a letter and its accent stay together
              reversed := sign[] . reversed, position += sign.Len
          return reversed
      }
    `,
  },
  WithoutAccents: {
    code: ahk`
      ; Windows takes each letter and its accent apart (é becomes e + ´), then the accents are dropped.
      WithoutAccents(text) {
          for pair in ["ßss", "øo", "ØO", "łl", "ŁL", "đd", "ĐD", "æae", "ÆAE", "œoe", "ŒOE"] ; these have no accent to drop
              text := StrReplace(text, SubStr(pair, 1, 1), SubStr(pair, 2), true)
          apart := Buffer((StrLen(text) * 4 + 1) * 2, 0)
          DllCall("Normaliz\NormalizeString", "Int", 2, "WStr", text, "Int", -1, "Ptr", apart, "Int", apart.Size // 2)
          return RegExReplace(StrGet(apart, "UTF-16"), "\p{Mn}")
      }
    `,
  },
  StraightQuotes: {
    code: ahk`
      StraightQuotes(text) {
          text := RegExReplace(text, "[“”„«»]", '"')
          text := RegExReplace(text, "[‘’‚‹›]", "'")
          return StrReplace(RegExReplace(text, "[–—]", "-"), "…", "...")
      }
    `,
  },
  CurlyQuotes: {
    code: ahk`
      CurlyQuotes(text) {
          text := RegExReplace(text, '(^|[\s(\[{–—-])"', "$1“")
          text := RegExReplace(StrReplace(text, '"', "”"), "(^|[\s(\[{“–—-])'", "$1‘")
          return StrReplace(text, "'", "’")
      }
    `,
  },
  LastCharacters: {
    code: ahk`
      LastCharacters(text, count) {
          return count >= 1 ? SubStr(text, -Integer(count)) : ""
      }
    `,
  },
  SwappedNames: {
    code: ahk`
      ; One name per line: "Smith, John" becomes "John Smith", and "John Smith" becomes "Smith, John".
      SwappedNames(text) {
          swapped := ""
          Loop Parse text, "\`n", "\`r" {
              name := InStr(A_LoopField, ",")
                  ? RegExReplace(A_LoopField, "^\s*(.+?)\s*,\s*(.+?)\s*$", "$2 $1")
                  : RegExReplace(A_LoopField, "^\s*(.+?)\s+(\S+)\s*$", "$2, $1")
              swapped .= (A_Index > 1 ? "\`r\`n" : "") . name
          }
          return swapped
      }
    `,
  },
  SnakeCase: {
    code: ahk`
      SnakeCase(text) {
          return RegExReplace(StrLower(WordsApart(text)), " +", "_")
      }
    `,
    needs: ['WordsApart'],
  },
  KebabCase: {
    code: ahk`
      KebabCase(text) {
          return RegExReplace(StrLower(WordsApart(text)), " +", "-")
      }
    `,
    needs: ['WordsApart'],
  },
  CamelCase: {
    code: ahk`
      CamelCase(text) {
          return RegExReplace(StrLower(WordsApart(text)), " +(\S)", "$U1")
      }
    `,
    needs: ['WordsApart'],
  },
  WordsApart: {
    code: ahk`
      ; "someName", "some-name" and "some_name" become "some name".
      WordsApart(text) {
          text := RegExReplace(text, "(?<=[\p{Ll}\d])(?=\p{Lu})", " ")
          return RegExReplace(Trim(text, " \`t\`r\`n"), "[ \t_\-]+", " ")
      }
    `,
  },
  SpelledOut: {
    code: ahk`
      ; "Ab3" becomes "Alfa Bravo 3".
      SpelledOut(text) {
          static words := StrSplit("Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November "
              . "Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu", " ")
          spelled := ""
          Loop Parse Trim(text, " \`t\`r\`n") {
              letter := Ord(StrUpper(A_LoopField)) - 64 ; A is 1
              spelled .= (letter >= 1 && letter <= 26 ? words[letter] : A_LoopField) . " "
          }
          return RTrim(spelled)
      }
    `,
  },
  UrlEncoded: {
    code: ahk`
      ; Encodes text so that it can be used in a web address.
      UrlEncoded(text) {
          bytes := Buffer(StrPut(text, "UTF-8")), encoded := ""
          StrPut(text, bytes, "UTF-8")
          Loop bytes.Size - 1 {
              character := Chr(NumGet(bytes, A_Index - 1, "UChar"))
              encoded .= character ~= "[A-Za-z0-9_.~-]" ? character : Format("%{:02X}", Ord(character))
          }
          return encoded
      }
    `,
  },
  UrlDecoded: {
    code: ahk`
      ; Turns %20 and the like back into characters.
      UrlDecoded(text) {
          bytes := Buffer(StrPut(text, "UTF-8")), source := Buffer(bytes.Size), length := 0, position := 0
          StrPut(text, source, "UTF-8")
          while position < source.Size - 1 {
              code := NumGet(source, position, "UChar")
              if code = 37 && position < source.Size - 3 {
                  digits := StrGet(source.Ptr + position + 1, 2, "CP0")
                  if digits ~= "i)^[0-9a-f]{2}$"
                      code := Integer("0x" . digits), position += 2
              }
              NumPut("UChar", code, bytes, length)
              position += 1, length += 1
          }
          return length ? StrGet(bytes, length, "UTF-8") : ""
      }
    `,
  },
  HtmlEscaped: {
    code: ahk`
      HtmlEscaped(text) {
          text := StrReplace(StrReplace(StrReplace(text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;")
          return StrReplace(text, '"', "&quot;")
      }
    `,
  },
  Base64Of: {
    code: ahk`
      Base64Of(text) {
          bytes := Buffer(StrPut(text, "UTF-8")), size := 0
          length := StrPut(text, bytes, "UTF-8") - 1 ; without the zero at its end
          if !length
              return ""
          DllCall("crypt32\CryptBinaryToString", "Ptr", bytes, "UInt", length, "UInt", 0x40000001, "Ptr", 0, "UInt*", &size)
          result := Buffer(size * 2)
          DllCall("crypt32\CryptBinaryToString", "Ptr", bytes, "UInt", length, "UInt", 0x40000001, "Ptr", result, "UInt*", &size)
          return StrGet(result)
      }
    `,
  },
  CleanLinks: {
    code: ahk`
      ; Removes the parts that track people, such as utm_source, from the links in a text.
      CleanLinks(text) {
          static tracking := "i)([?&])(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid?|igsh|mc_[ce]id|si|ref|ref_src|spm|yclid|_hs\w+|pk_\w+|wt_\w+)=[^&#\s]*"
          cleaned := "", position := 1
          while found := RegExMatch(text, "i)https?://[^\s<>]+", &link, position) {
              bare := RegExReplace(RegExReplace(link[], tracking, "$1"), "([?&])&+", "$1")
              cleaned .= SubStr(text, position, found - position) . RegExReplace(bare, "[?&](?=#|$)")
              position := found + link.Len
          }
          return cleaned . SubStr(text, position)
      }
    `,
  },
  AllMatches: {
    code: ahk`
      ; Everything in a text that matches the pattern, one per line.
      AllMatches(text, pattern) {
          found := "", position := 1
          while position := RegExMatch(text, pattern, &match, position) {
              found .= (found = "" ? "" : "\`r\`n") . match[]
              position += match.Len
          }
          return found
      }
    `,
  },
  FoundLinks: {
    code: ahk`
      FoundLinks(text) {
          return AllMatches(text, "i)\b(?:https?://|www\.)[^\s<>]*[^\s<>.,;:!?)\]'’”]")
      }
    `,
    needs: ['AllMatches'],
  },
  FoundEmails: {
    code: ahk`
      FoundEmails(text) {
          return AllMatches(text, "i)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}")
      }
    `,
    needs: ['AllMatches'],
  },
  FoundDates: {
    code: ahk`
      FoundDates(text) {
          static months := "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*"
          return AllMatches(text, "i)\b(?:\d{4}-\d\d?-\d\d?|\d\d?[/.-]\d\d?[/.-](?:\d{4}|\d\d)"
              . "|\d\d?\.? " . months . "\.?(?:,? \d{4})?|" . months . "\.? \d\d?(?:st|nd|rd|th)?(?:,? \d{4})?)\b")
      }
    `,
    needs: ['AllMatches'],
  },
  TextBetween: {
    code: ahk`
      ; What is between two texts, or nothing if they do not occur. An empty one means the start or the end.
      TextBetween(text, before, after) {
          start := before = "" ? 1 : InStr(text, before)
          if !start
              return ""
          start += StrLen(before)
          end := after = "" ? StrLen(text) + 1 : InStr(text, after, , start)
          return end ? SubStr(text, start, end - start) : ""
      }
    `,
  },
  Repeated: {
    code: ahk`
      Repeated(text, times) {
          repeated := ""
          Loop Max(0, Integer(times))
              repeated .= text
          return repeated
      }
    `,
  },
  RandomText: {
    code: ahk`
      RandomText(length, characters) {
          drawn := ""
          Loop Max(0, Integer(length))
              drawn .= SubStr(characters, Random(1, StrLen(characters)), 1)
          return drawn
      }
    `,
  },
  RandomPassword: {
    code: ahk`
      ; Drawn from Windows' secure random generator, so nobody can predict it. Four or more characters have all four kinds.
      RandomPassword(length, characters) {
          length := Max(1, Integer(length)), bytes := Buffer(length * 4)
          Loop {
              DllCall("bcrypt\BCryptGenRandom", "Ptr", 0, "Ptr", bytes, "UInt", bytes.Size, "UInt", 2)
              drawn := ""
              Loop length
                  drawn .= SubStr(characters, Mod(NumGet(bytes, (A_Index - 1) * 4, "UInt"), StrLen(characters)) + 1, 1)
          } until length < 4 || drawn ~= "[a-z]" && drawn ~= "[A-Z]" && drawn ~= "\d" && drawn ~= "\W"
          return drawn
      }
    `,
  },
  NewGuid: {
    code: ahk`
      NewGuid() {
          guid := Buffer(16), text := Buffer(78)
          DllCall("ole32\CoCreateGuid", "Ptr", guid)
          DllCall("ole32\StringFromGUID2", "Ptr", guid, "Ptr", text, "Int", 39)
          return StrLower(Trim(StrGet(text), "{}"))
      }
    `,
  },
} as const satisfies Library;
