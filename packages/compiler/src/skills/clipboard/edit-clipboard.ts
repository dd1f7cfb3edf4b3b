import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const editClipboard = action({
  id: 'edit-clipboard',
  title: 'Edit the text on the clipboard in a small window',
  slots: {},
  code: () => 'EditClipboard()',
  needs: () => ahk`
    EditClipboard() {
        editor := Gui("+AlwaysOnTop", "Clipboard")
        box := editor.AddEdit("w500 r12 WantTab", A_Clipboard)
        editor.AddButton("Default w80", "Save").OnEvent("Click", Save)
        editor.OnEvent("Escape", (*) => editor.Destroy())
        editor.Show()

        Save(*) {
            A_Clipboard := box.Value
            editor.Destroy()
        }
    }
  `,
});
