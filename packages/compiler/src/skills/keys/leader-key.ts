import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const leaderKey = recipe({
  id: 'leader-key',
  title: 'Press a leader key, then a letter to start something',
  slots: { leader: hotkey('leader key', '^Space') },
  code: ({ leader }) => ahk`
  ; The letter to press after the leader key, and what it does. Change and add lines here.
  actions := Map(
      "n", () => Run("notepad.exe"),
      "c", () => Run("calc.exe"),
      "e", () => Run("explorer.exe"),
      "g", () => Run("https://www.google.com"),
      "d", () => SendText(FormatTime(, "yyyy-MM-dd")),
  )

  ${leader}:: {
      ToolTip("Which letter?")
      letter := InputHook("L1 T2", "{Esc}")
      letter.Start()
      letter.Wait()
      ToolTip()
      if actions.Has(letter.Input)
          actions[letter.Input]()
  }
`,
});
