import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';
import { openingKey } from './opening-key.ts';

// Hours from UTC, without daylight saving time.
const OFFSETS: Readonly<Record<string, number>> = {
  'new york': -5,
  boston: -5,
  toronto: -5,
  miami: -5,
  washington: -5,
  est: -5,
  chicago: -6,
  dallas: -6,
  'mexico city': -6,
  denver: -7,
  'los angeles': -8,
  'san francisco': -8,
  seattle: -8,
  vancouver: -8,
  california: -8,
  'sao paulo': -3,
  'buenos aires': -3,
  london: 0,
  dublin: 0,
  lisbon: 0,
  utc: 0,
  gmt: 0,
  paris: 1,
  berlin: 1,
  madrid: 1,
  rome: 1,
  vienna: 1,
  amsterdam: 1,
  zurich: 1,
  stockholm: 1,
  oslo: 1,
  warsaw: 1,
  prague: 1,
  lagos: 1,
  athens: 2,
  kyiv: 2,
  helsinki: 2,
  cairo: 2,
  'cape town': 2,
  johannesburg: 2,
  istanbul: 3,
  moscow: 3,
  dubai: 4,
  karachi: 5,
  delhi: 5.5,
  mumbai: 5.5,
  bangalore: 5.5,
  india: 5.5,
  dhaka: 6,
  bangkok: 7,
  hanoi: 7,
  jakarta: 7,
  beijing: 8,
  shanghai: 8,
  'hong kong': 8,
  singapore: 8,
  manila: 8,
  perth: 8,
  tokyo: 9,
  japan: 9,
  seoul: 9,
  sydney: 10,
  melbourne: 10,
  brisbane: 10,
  auckland: 12,
};
const USUAL = 'London, New York, Tokyo';

export const worldClocks = recipe({
  id: 'world-clocks',
  title: 'Show the time in several cities of the world in a small window',
  slots: { cities: text('places', USUAL), toggle: hotkey('key that shows and hides it', '^!w') },
  code: ({ cities, toggle }) => ahk`
  ; Each city with its hours from UTC. Add 1 while it has daylight saving time.
  cities := [
      ${clocksIn(cities)
        .map(([name, hours]) => `{name: ${quoteString(name)}, hours: ${hours}},`)
        .join('\n')}
  ]

  clocks := Gui("+AlwaysOnTop +ToolWindow", "World clocks")
  clocks.SetFont("s12", "Segoe UI")
  display := clocks.AddText("w220 r" cities.Length)
  clocks.Show("x20 y20 NoActivate")
  ShowTimes()
  SetTimer(ShowTimes, 1000)

  ShowTimes() {
      lines := ""
      for city in cities
          lines .= city.name ": " FormatTime(DateAdd(A_NowUTC, city.hours * 60, "Minutes"), "ddd HH:mm") "\`n"
      display.Value := RTrim(lines, "\`n")
  }

  ${openingKey(toggle, '^!w')}:: {
      static visible := true
      visible := !visible
      visible ? clocks.Show("NoActivate") : clocks.Hide()
  }
`,
  stop: ({ toggle }) => `Press ${openingKey(toggle, '^!w')} to hide it.`,
});

function clocksIn(cities: string): [string, number][] {
  const known = listed(cities).flatMap((name): [string, number][] => {
    const hours = OFFSETS[name.toLowerCase()];
    return hours === undefined ? [] : [[name, hours]];
  });
  return known.length > 0 ? known : clocksIn(USUAL);
}
