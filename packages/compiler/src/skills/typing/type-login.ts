import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const typeLogin = action({
  id: 'type-login',
  title: 'Type your user name, Tab, a password that is asked for once, and Enter',
  slots: { user: text('user name', 'your.name') },
  code: ({ user }) => ahk`
    loginWindow := WinExist("A")
    loginPassword := AskedPassword()
    if loginPassword = ""
        return
    WinActivate(loginWindow)
    SendText(${quoteString(user)})
    Send("{Tab}")
    SendText(loginPassword)
    Send("{Enter}")
  `,
  needs: () => ahk`
    ; Asked for once and kept only while the script runs: a password written in a script can be read by anybody.
    AskedPassword() {
        static password := ""
        if password = "" {
            answer := InputBox("Password:", "Sign in", "Password*")
            password := answer.Result = "OK" ? answer.Value : ""
        }
        return password
    }
  `,
});
