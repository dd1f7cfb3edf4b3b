import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';

const WAYS = {
  add: ['add', 'plus', 'with', 'including', 'gross', 'vat', 'tax', 'tip'],
  remove: ['remove', 'without', 'net', 'excluding', 'take off', 'discount', 'minus'],
};

export const addPercentage = action({
  id: 'add-percentage',
  title: 'Ask for an amount and add or take off a percentage, such as VAT',
  slots: { percent: number('percent', 20), way: choice('way', WAYS, 'add') },
  code: ({ percent, way }) => ahk`
  amountAnswer := InputBox("Amount:", "${way === 'add' ? '+' : '-'} ${percent}%", "w240 h110")
  amountValue := StrReplace(amountAnswer.Value, ",", ".")
  if amountAnswer.Result = "OK" && IsNumber(amountValue) {
      A_Clipboard := Format("{:.2f}", amountValue * ${way === 'add' ? `(1 + ${percent} / 100)` : `(1 - ${percent} / 100)`})
      MsgBox(A_Clipboard "\`n(copied)", "Result")
  }
`,
});
