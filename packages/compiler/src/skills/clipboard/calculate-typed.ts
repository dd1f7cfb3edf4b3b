import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { CALCULATE } from './calculator.ts';

export const calculateTyped = action({
  id: 'calculate-typed',
  title: 'Ask for a sum, work it out and copy the result',
  slots: {},
  code: () => ahk`
    askedSum := InputBox("For example 12.5 * (3 + 4)", "Calculate")
    if askedSum.Result = "OK" {
        A_Clipboard := Calculate(askedSum.Value)
        MsgBox(A_Clipboard = "" ? "That is not a sum." : askedSum.Value " = " A_Clipboard "\`nThe result is on the clipboard.")
    }
  `,
  needs: () => CALCULATE,
});
