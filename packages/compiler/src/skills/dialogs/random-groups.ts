import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, number, path } from '../slot.ts';

const COUNTS = ['2', '3', '4', '5', '6', '7', '8', 'two', 'three', 'four', 'five', 'six'];
const MEASURES = {
  size: [
    ...COUNTS.flatMap((count) => [`groups of ${count}`, `teams of ${count}`]),
    'pairs',
    'in pairs',
    'pair',
    'people each',
    'each group',
    'per group',
    'per team',
  ],
  count: ['groups', 'teams', 'tables'],
};

export const randomGroups = action({
  id: 'random-groups',
  title: 'Divide the names of a text file into random groups or teams',
  slots: {
    file: path('text file with the names', 'Documents\\names.txt'),
    number: number('number of groups, or of people in a group', 2),
    measure: choice('thing that the number counts', MEASURES, 'count'),
  },
  code: ({ file, number: amount, measure }) =>
    ahk`ShowRandomGroups(${folderExpression(file)}, ${Math.max(1, Math.round(amount))}, ${String(measure === 'size')})`,
  needs: () => ahk`
  ; Shuffles the lines of a file and deals them out. The number is how many groups, or how many people in each.
  ShowRandomGroups(file, number, isSize) {
      names := StrSplit(Sort(Trim(FileRead(file, "UTF-8"), "\`r\`n"), "Random"), "\`n", "\`r")
      groups := []
      groups.Length := isSize ? Ceil(names.Length / number) : number
      for name in names {
          group := Mod(A_Index - 1, groups.Length) + 1
          groups[group] := (groups.Has(group) ? groups[group] ", " : "") name
      }
      result := ""
      for group in groups
          result .= "Group " A_Index ": " (group ?? "") "\`n\`n"
      MsgBox(result, "Groups")
  }
`,
});
