import { ahk } from '../ahk-text.ts';
import { SELECTED_TEXT } from '../clipboard/selected-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const saveSelectionAsAbbreviation = recipe({
  id: 'save-selection-as-abbreviation',
  title: 'Give the selected text an abbreviation that types it from now on',
  slots: {
    add: hotkey('key that adds the selected text', '#h'),
    file: path('file that keeps them', 'abbreviations.ini'),
  },
  code: ({ add, file }) => ahk`
    list := ${folderExpression(file)}

    ; The abbreviations of earlier days.
    for line in StrSplit(IniRead(list, "abbreviations", , ""), "\`n") {
        equals := InStr(line, "=")
        Hotstring(":T:" SubStr(line, 1, equals - 1), StrReplace(SubStr(line, equals + 1), "\n", "\`n"))
    }

    ${add}:: {
        selected := StrReplace(SelectedText(), "\`r")
        if selected = ""
            return
        answer := InputBox("Abbreviation for:\`n" SubStr(selected, 1, 200), "New abbreviation")
        if answer.Result != "OK" || answer.Value = ""
            return
        Hotstring(":T:" answer.Value, selected)
        IniWrite(StrReplace(selected, "\`n", "\n"), list, "abbreviations", answer.Value)
    }

    ${SELECTED_TEXT}
  `,
});
