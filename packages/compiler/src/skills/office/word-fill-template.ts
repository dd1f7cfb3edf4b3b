import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const wordFillTemplate = action({
  id: 'word-fill-template',
  title: 'Make a Word letter from a template and ask for its blanks',
  slots: { template: path('template', 'Documents\\letter.docx') },
  code: ({ template }) => ahk`FillTemplate(${folderExpression(template)})`,
  needs: () => ahk`
    ; Makes a new document of the template and asks what to put for each {blank} in it.
    FillTemplate(template) {
        word := ComObject("Word.Application")
        document := word.Documents.Add(template)
        while RegExMatch(document.Content.Text, "\{(\w[^{}\r]*)\}", &blank) {
            answer := InputBox(blank[1] ":", "Fill in")
            if answer.Result != "OK"
                break
            search := document.Content.Find
            search.Text := blank[]
            search.Replacement.Text := answer.Value
            if !search.Execute(, , , , , , true, 1, , , 2) ; 2 means all of them
                break
        }
        word.Visible := true
        word.Activate()
    }
  `,
});
