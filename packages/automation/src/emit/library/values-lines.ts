import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Lines, words and columns of a text. */
export const LINE_HELPERS = {
  ChangedLines: {
    code: ahk`
      ; The lines of a text, changed and put back together. A line break at the very end stays there.
      ChangedLines(text, change) {
          RegExMatch(text, "\R?\z", &ending)
          lines := change(StrSplit(SubStr(text, 1, StrLen(text) - ending.Len), "\`n", "\`r"))
          changed := ""
          for line in lines
              changed .= (A_Index > 1 ? "\`r\`n" : "") . line
          return changed . ending[]
      }
    `,
  },
  TrimmedLines: {
    code: ahk`
      ; Without spaces and tabs at the ends of each line.
      TrimmedLines(text) {
          return RegExReplace(text, "m)^[ \t\x{A0}]+|[ \t\x{A0}]+(?=\R|\z)")
      }
    `,
  },
  OneLine: {
    code: ahk`
      OneLine(text) {
          return RegExReplace(Trim(text, " \`t\`r\`n"), "[ \t]*\R\s*", " ")
      }
    `,
  },
  Unwrapped: {
    code: ahk`
      ; Joins the lines that a PDF or an email broke, and words that were split by a hyphen. Blank lines and list
      ; items still begin a new line.
      Unwrapped(text) {
          text := RegExReplace(text, "(?<=\p{L})[-\x{AD}\x{2010}][ \t]*\R[ \t]*(?=\p{Ll})")
          return RegExReplace(text, "(?<!\n|\r)[ \t]*\R[ \t]*(?=\S)(?![-*•–▪◦][ \t]|\d+[.)][ \t])", " ")
      }
    `,
  },
  WithoutBlankLines: {
    code: ahk`
      WithoutBlankLines(text) {
          return RegExReplace(RegExReplace(text, "^(?:[ \t]*\R)+"), "(\R)(?:[ \t]*\R)+", "$1")
      }
    `,
  },
  SortedLines: {
    code: ahk`
      ; From A to Z, with 2 before 10.
      SortedLines(text) {
          RegExMatch(text, "\R?\z", &ending)
          lines := StrReplace(SubStr(text, 1, StrLen(text) - ending.Len), "\`r")
          return StrReplace(Sort(lines, "CLogical"), "\`n", "\`r\`n") . ending[]
      }
    `,
  },
  ShuffledLines: {
    code: ahk`
      ShuffledLines(text) {
          RegExMatch(text, "\R?\z", &ending)
          lines := StrReplace(SubStr(text, 1, StrLen(text) - ending.Len), "\`r")
          return StrReplace(Sort(lines, "Random"), "\`n", "\`r\`n") . ending[]
      }
    `,
  },
  UniqueLines: {
    code: ahk`
      ; Keeps each line once, where it first appears; with or without regard to capitalization.
      UniqueLines(text, isAnyCase := false) {
          Once(lines) {
              seen := Map(), kept := []
              seen.CaseSense := isAnyCase ? "Locale" : "On"
              for line in lines {
                  if !seen.Has(line)
                      kept.Push(line)
                  seen[line] := true
              }
              return kept
          }
          return ChangedLines(text, Once)
      }
    `,
    needs: ['ChangedLines'],
  },
  ReversedLines: {
    code: ahk`
      ; The last line first.
      ReversedLines(text) {
          Turned(lines) {
              result := []
              for line in lines
                  result.InsertAt(1, line)
              return result
          }
          return ChangedLines(text, Turned)
      }
    `,
    needs: ['ChangedLines'],
  },
  NumberedLines: {
    code: ahk`
      ; Puts 1. 2. 3. in front of the lines that are not blank.
      NumberedLines(text) {
          Numbered(lines) {
              number := 0
              for index, line in lines
                  if Trim(line) != ""
                      lines[index] := ++number . ". " . line
              return lines
          }
          return ChangedLines(text, Numbered)
      }
    `,
    needs: ['ChangedLines'],
  },
  WithLineEnds: {
    code: ahk`
      ; Puts something at the beginning and end of each line; blank lines stay blank.
      WithLineEnds(text, before, after) {
          Wrapped(lines) {
              for index, line in lines
                  if Trim(line) != ""
                      lines[index] := before . line . after
              return lines
          }
          return ChangedLines(text, Wrapped)
      }
    `,
    needs: ['ChangedLines'],
  },
  JoinedLines: {
    code: ahk`
      ; Joins the lines into one, with a separator between them. Blank lines are left out.
      JoinedLines(text, sign) {
          joined := ""
          Loop Parse text, "\`n", "\`r"
              if Trim(A_LoopField) != ""
                  joined .= (joined = "" ? "" : sign) . Trim(A_LoopField)
          return joined
      }
    `,
  },
  SplitLines: {
    code: ahk`
      ; Starts a new line at every separator, which is removed.
      SplitLines(text, sign) {
          lines := ""
          for part in StrSplit(text, sign)
              lines .= (A_Index > 1 ? "\`r\`n" : "") . Trim(part)
          return lines
      }
    `,
  },
  LinesWith: {
    code: ahk`
      ; Only the lines that contain these words.
      LinesWith(text, words) {
          Having(lines) {
              kept := []
              for line in lines
                  if InStr(line, words)
                      kept.Push(line)
              return kept
          }
          return ChangedLines(text, Having)
      }
    `,
    needs: ['ChangedLines'],
  },
  LinesWithout: {
    code: ahk`
      ; Only the lines that do not contain these words.
      LinesWithout(text, words) {
          Lacking(lines) {
              kept := []
              for line in lines
                  if !InStr(line, words)
                      kept.Push(line)
              return kept
          }
          return ChangedLines(text, Lacking)
      }
    `,
    needs: ['ChangedLines'],
  },
  WordCount: {
    code: ahk`
      WordCount(text) {
          RegExReplace(text, "[\p{L}\p{N}]+(?:[-'’.,@_&/][\p{L}\p{N}]+)*", , &count)
          return count
      }
    `,
  },
  LineCount: {
    code: ahk`
      LineCount(text) {
          text := RegExReplace(text, "\R\z")
          return text = "" ? 0 : StrSplit(text, "\`n").Length
      }
    `,
  },
  LineOf: {
    code: ahk`
      ; One line of a text. -1 is the last one; beyond it, the result is empty.
      LineOf(text, number) {
          return NthOf(StrSplit(RegExReplace(text, "\R\z"), "\`n", "\`r"), number)
      }
    `,
    needs: ['NthOf'],
  },
  WordOf: {
    code: ahk`
      ; One word of a text. -1 is the last one; beyond it, the result is empty.
      WordOf(text, number) {
          return NthOf(StrSplit(RegExReplace(Trim(text, " \`t\`r\`n"), "\s+", " "), " "), number)
      }
    `,
    needs: ['NthOf'],
  },
  NthOf: {
    code: ahk`
      NthOf(items, number) {
          number := Integer(number) < 0 ? items.Length + 1 + Integer(number) : Integer(number)
          return items.Has(number) ? items[number] : ""
      }
    `,
  },
  ColumnOf: {
    code: ahk`
      ; One column of a table, a line for each row. Cells are separated by tabs, semicolons, or commas.
      ColumnOf(text, number) {
          column := "", sign := InStr(text, "\`t") ? "\`t" : InStr(text, ";") ? ";" : ","
          Loop Parse RegExReplace(text, "\R\z"), "\`n", "\`r"
              column .= (A_Index > 1 ? "\`r\`n" : "") . NthOf(RowCells(A_LoopField, sign), number)
          return column
      }
    `,
    needs: ['NthOf', 'RowCells'],
  },
  RowCells: {
    code: ahk`
      ; The cells of one row. A cell in quotes may contain the separator.
      RowCells(row, sign) {
          cells := [], position := 1
          Loop {
              found := RegExMatch(row, 'A)\s*"((?:[^"]|"")*)"\s*(?=\Q' . sign . '\E|$)|[^\Q' . sign . '\E]*', &cell, position)
              cells.Push(InStr(LTrim(cell[]), '"') = 1 ? StrReplace(cell[1], '""', '"') : Trim(cell[]))
              position := found + cell.Len + 1
          } until position > StrLen(row) + 1
          return cells
      }
    `,
  },
  NextShuffled: {
    code: ahk`
      ; One of several at random, and each once before any repeats. The name tells one list from another.
      NextShuffled(name, values) {
          static decks := Map()
          if !decks.Has(name) || !decks[name].Length
              decks[name] := values
          return decks[name].RemoveAt(Random(1, decks[name].Length))
      }
    `,
  },
  RandomLine: {
    code: ahk`
      RandomLine(text) {
          lines := []
          Loop Parse text, "\`n", "\`r"
              if Trim(A_LoopField) != ""
                  lines.Push(A_LoopField)
          return lines.Length ? lines[Random(1, lines.Length)] : ""
      }
    `,
  },
  MarkdownTable: {
    code: ahk`
      ; Cells copied from a spreadsheet, or rows with semicolons or commas, as a Markdown table; the first row is the header.
      MarkdownTable(text) {
          table := "", sign := InStr(text, "\`t") ? "\`t" : InStr(text, ";") ? ";" : ","
          Loop Parse Trim(text, "\`r\`n"), "\`n", "\`r" {
              row := "|", rule := "|"
              for cell in RowCells(A_LoopField, sign)
                  row .= " " . StrReplace(cell, "|", "\|") . " |", rule .= " --- |"
              table .= row . "\`r\`n" . (A_Index = 1 ? rule . "\`r\`n" : "")
          }
          return RTrim(table, "\`r\`n")
      }
    `,
    needs: ['RowCells'],
  },
} as const satisfies Library;
