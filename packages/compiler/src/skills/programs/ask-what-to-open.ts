import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const askWhatToOpen = action({
  id: 'ask-what-to-open',
  title: 'Ask what to open, and open it',
  slots: {},
  code: () => ahk`
  wanted := InputBox("Program, folder, file or web address:", "Open", "w400 h110")
  if wanted.Result = "OK" && wanted.Value != "" {
      try Run(wanted.Value)
      catch
          MsgBox("Windows cannot find: " wanted.Value)
  }
`,
});
