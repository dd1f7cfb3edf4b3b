import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const askShutdownDelay = action({
  id: 'ask-shutdown-delay',
  title: 'Ask in how many minutes to shut down, and plan it',
  slots: {},
  code: () => ahk`
  delay := InputBox("Shut down in how many minutes?\`n0 cancels a planned shutdown.", "Shutdown timer", "w300 h140", 60)
  if delay.Result = "OK" && IsNumber(delay.Value) {
      Run("shutdown /a",, "Hide")
      if delay.Value > 0 {
          Sleep(500) ; the earlier plan must be gone first
          Run("shutdown /s /t " Round(delay.Value * 60),, "Hide")
      }
  }
`,
});
