import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

const KEYS = ['F1', 'F2', 'F4'] as const;

export const scoreboard = recipe({
  id: 'scoreboard',
  title: 'A scoreboard for two teams on the screen',
  slots: {
    teams: text('names of the teams', 'Red, Blue'),
    first: hotkey('key that gives the first team a point', KEYS[0]),
    second: hotkey('key that gives the second team a point', KEYS[1]),
    reset: hotkey('key that begins again', KEYS[2]),
  },
  code: ({ teams, ...keys }) => {
    const [first, second, reset] = distinctHotkeys([keys.first, keys.second, keys.reset] as const, KEYS);
    const [home = 'Red', guests = 'Blue'] = listed(teams);
    return ahk`
    teams := [${quoteString(home)}, ${quoteString(guests)}]
    points := [0, 0]

    board := Gui("+AlwaysOnTop", "Score")
    board.BackColor := "Black"
    displays := []
    for team in teams {
        board.SetFont("s24 cYellow norm", "Segoe UI")
        board.AddText("Center w260 ym", team)
        board.SetFont("s90 cWhite bold")
        displays.Push(board.AddText("Center w260", "0"))
        board.SetFont("s14 norm")
        board.AddButton("w260", "+").OnEvent("Click", AddPoint.Bind(A_Index))
    }
    board.Show("NoActivate")

    ${first}::AddPoints(1, 1)
    ${second}::AddPoints(2, 1)
    ${withShift([first, second])}
    ${reset}:: {
        AddPoints(1, -points[1])
        AddPoints(2, -points[2])
    }

    AddPoint(team, *) {
        AddPoints(team, 1)
    }

    AddPoints(team, more) {
        points[team] += more
        displays[team].Value := points[team]
        board.Show("NoActivate")
    }
  `;
  },
});

// A key that has Shift already, or is held together with another, has no such second meaning.
function withShift(keys: readonly string[]): string {
  return keys
    .flatMap((key, index) =>
      /\+| & /.test(key) ? [] : [`+${key}::AddPoints(${index + 1}, -1) ; with Shift a point is taken away`],
    )
    .join('\n');
}
