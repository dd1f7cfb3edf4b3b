import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const showKeys = recipe({
  id: 'show-keys',
  title: 'Show the keys you press on the screen',
  slots: { toggle: hotkey('key that turns it off and on', 'F12') },
  code: ({ toggle }) => ahk`
  display := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20") ; E0x20 lets clicks through
  display.BackColor := "202020"
  display.SetFont("s28 cWhite", "Segoe UI")
  label := display.AddText("w600 Center")

  keys := InputHook("V L0") ; watches the keys and lets them through; nothing is saved
  keys.KeyOpt("{All}", "N")
  keys.OnKeyDown := ShowKey
  keys.Start()

  ${toggle}:: { ; turns it off and on
      if keys.InProgress
          keys.Stop()
      else
          keys.Start()
  }

  ShowKey(hook, code, scanCode) {
      pressed := ""
      for modifier in ["Ctrl", "Alt", "Shift", "LWin"]
          if GetKeyState(modifier)
              pressed .= modifier " + "
      label.Value := pressed GetKeyName(Format("vk{:x}sc{:x}", code, scanCode))
      display.Show("NoActivate xCenter y" A_ScreenHeight - 200)
      SetTimer(() => display.Hide(), -1500)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off.`,
});
