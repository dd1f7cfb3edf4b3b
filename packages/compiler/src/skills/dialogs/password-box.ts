import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const passwordBox = action({
  id: 'password-box',
  title: 'Ask for a password before opening something',
  slots: { target: path('folder or file to open', 'Documents') },
  code: ({ target }) => ahk`
  ; This keeps out the curious only: anybody can read the password in this script or open the folder another way.
  passwordAnswer := InputBox("Password:", "Locked", "Password w260 h110")
  if passwordAnswer.Result = "OK" {
      if passwordAnswer.Value == "change me" ; put your own password here
          Run(${folderExpression(target)})
      else
          MsgBox("That is not the password.", "Locked", "Icon!")
  }
`,
});
