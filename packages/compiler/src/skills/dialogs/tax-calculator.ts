import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, number } from '../slot.ts';

const WAYS = {
  add: ['net amount', 'net', 'add', 'with vat', 'plus', 'gross price'],
  remove: ['gross amount', 'without vat', 'take off', 'remove', 'out of the gross'],
};

export const taxCalculator = recipe({
  id: 'tax-calculator',
  title: 'A small window that shows an amount with VAT, with buttons to copy the result',
  slots: {
    first: number('percent', 20),
    second: number('second percentage, 0 for none', 0),
    third: number('third percentage, 0 for none', 0),
    way: choice('way', WAYS, 'add'),
    open: hotkey('key that shows the window', '^!v'),
  },
  code: ({ first, second, third, way, open }) => ahk`
  rates := [${[...new Set([first, second, third])].filter((rate) => rate > 0 || rate === first).join(', ')}] ; percent

  window := Gui("+AlwaysOnTop", "VAT")
  window.SetFont("s12", "Segoe UI")
  window.AddText("xm", "${way === 'add' ? 'Net' : 'Gross'} amount:")
  amount := window.AddEdit("xm w220")
  amount.OnEvent("Change", ShowResults)
  results := []
  for rate in rates {
      window.AddText("xm", "${way === 'add' ? 'With' : 'Without'} " rate "%:")
      results.Push(window.AddEdit("xm w220 ReadOnly"))
      window.AddButton("x+8", "Copy").OnEvent("Click", CopyResult.Bind(A_Index))
  }
  window.OnEvent("Escape", (*) => window.Hide())
  window.Show()

  ${open}::window.Show()

  ShowResults(*) {
      entered := StrReplace(amount.Value, ",", ".")
      for rate in rates
          results[A_Index].Value := IsNumber(entered) ? Format("{:.2f}", entered ${way === 'add' ? '*' : '/'} (1 + rate / 100)) : ""
  }

  CopyResult(which, *) {
      A_Clipboard := results[which].Value
  }
`,
});
