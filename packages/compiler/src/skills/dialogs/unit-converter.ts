import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const unitConverter = recipe({
  id: 'unit-converter',
  title: 'A window that converts units, such as miles to kilometres',
  slots: { open: hotkey('key that opens the converter', '^!u') },
  code: ({ open }) => ahk`
  ; name, factor, and what is added after it (only temperatures need it)
  conversions := [
      ["miles to kilometres", 1.609344, 0],
      ["kilometres to miles", 1 / 1.609344, 0],
      ["inches to centimetres", 2.54, 0],
      ["centimetres to inches", 1 / 2.54, 0],
      ["feet to metres", 0.3048, 0],
      ["metres to feet", 1 / 0.3048, 0],
      ["pounds to kilograms", 0.45359237, 0],
      ["kilograms to pounds", 1 / 0.45359237, 0],
      ["ounces to grams", 28.349523, 0],
      ["grams to ounces", 1 / 28.349523, 0],
      ["°F to °C", 5 / 9, -160 / 9],
      ["°C to °F", 9 / 5, 32],
      ["US gallons to litres", 3.785412, 0],
      ["litres to US gallons", 1 / 3.785412, 0],
  ]

  converter := Gui("+AlwaysOnTop", "Converter")
  names := []
  for conversion in conversions
      names.Push(conversion[1])
  amount := converter.AddEdit("w120", "1")
  kind := converter.AddDropDownList("x+8 w200 Choose1", names)
  converter.SetFont("s14 bold")
  result := converter.AddText("xm w330")
  amount.OnEvent("Change", Convert)
  kind.OnEvent("Change", Convert)
  converter.OnEvent("Escape", (*) => converter.Hide())

  ${open}:: {
      Convert()
      converter.Show()
  }

  Convert(*) {
      value := StrReplace(amount.Value, ",", ".")
      conversion := conversions[kind.Value]
      result.Value := IsNumber(value) ? Round(value * conversion[2] + conversion[3], 3) : ""
  }
`,
});
