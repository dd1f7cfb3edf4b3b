import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const microphoneIndicator = recipe({
  id: 'microphone-indicator',
  title: 'Show on the screen all the time whether the microphone is muted',
  slots: { toggle: hotkey('key that mutes and unmutes it', 'F9') },
  code: ({ toggle }) => ahk`
  microphone := "Microphone" ; how its name begins in Settings > System > Sound > Input

  sign := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20") ; E0x20 lets clicks through
  sign.SetFont("s11 cWhite bold")
  label := sign.AddText("w90 Center")
  ShowState()
  sign.Show("NoActivate x20 y20")
  SetTimer(ShowState, 1000)

  ${toggle}:: { ; mutes and unmutes it
      try SoundSetMute(-1,, microphone)
      ShowState()
  }

  ShowState() {
      try muted := SoundGetMute(, microphone)
      catch
          return ; no such microphone just now
      label.Value := muted ? "MIC OFF" : "MIC ON"
      sign.BackColor := muted ? "Gray" : "Red"
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
