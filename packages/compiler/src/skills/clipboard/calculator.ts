import { ahk } from '../ahk-text.ts';

export const CALCULATE = ahk`
  ; Works out a sum such as 2 * (3 + 4) ^ 2 or 1,250 * 15%. Gives "" if it is none.
  Calculate(sum) {
      sum := RegExReplace(sum, "[\s,=]")
      sum := StrReplace(StrReplace(StrReplace(sum, "×", "*"), "÷", "/"), "%", "/100")
      while RegExMatch(sum, "\(([^()]+)\)", &inside)
          sum := StrReplace(sum, inside[], Calculate(inside[1]), , , 1)
      number := "((?:(?<![\d.])-)?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)"
      for operators in ["\^", "[*/]", "[+-]"]
          while RegExMatch(sum, "i)" number "(" operators ")" number, &step) {
              if step[2] = "/" && step[3] = 0
                  return ""
              switch step[2] {
                  case "^": result := step[1] ** step[3]
                  case "*": result := step[1] * step[3]
                  case "/": result := step[1] / step[3]
                  case "+": result := step[1] + step[3]
                  case "-": result := step[1] - step[3]
              }
              sum := SubStr(sum, 1, step.Pos - 1) result SubStr(sum, step.Pos + step.Len)
          }
      if !IsNumber(sum)
          return ""
      return InStr(sum, ".") ? RTrim(RTrim(Round(sum, 10), "0"), ".") : sum
  }
`;
