import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const SECONDS = {
  with: ['with seconds', 'seconds', 'hh:mm:ss', 'second hand'],
  without: ['without seconds', 'no seconds', 'without the seconds', 'hours and minutes', 'hh:mm', 'only hours'],
};
const HOURS = {
  '24': ['24 hour', '24-hour', '24 hours', '24h', 'military time'],
  '12': ['12 hour', '12-hour', '12h', 'am/pm', 'am and pm', 'am pm'],
};
const CORNERS = {
  topRight: ['top right', 'upper right', 'right top', 'right upper'],
  topLeft: ['top left', 'upper left', 'left top', 'left upper'],
  bottomRight: ['bottom right', 'lower right', 'right bottom', 'right lower'],
  bottomLeft: ['bottom left', 'lower left', 'left bottom', 'left lower'],
};
const PLACES = {
  topRight: '"x" A_ScreenWidth - 200 " y20"',
  topLeft: '"x20 y20"',
  bottomRight: '"x" A_ScreenWidth - 200 " y" A_ScreenHeight - 130',
  bottomLeft: '"x20 y" A_ScreenHeight - 130',
};

export const onScreenClock = recipe({
  id: 'on-screen-clock',
  title: 'Show a clock on top of all windows, in a corner of the screen',
  slots: {
    toggle: hotkey('key that shows and hides it', '^!c'),
    corner: choice('corner of the screen', CORNERS, 'topRight'),
    seconds: choice('seconds', SECONDS, 'with'),
    hours: choice('kind of time', HOURS, '24'),
  },
  code: ({ toggle, corner, seconds, hours }) => {
    const minutes = hours === '24' ? 'HH:mm' : 'h:mm';
    const format = `${minutes}${seconds === 'with' ? ':ss' : ''}${hours === '12' ? ' tt' : ''}`;
    return ahk`
    clock := Gui("+AlwaysOnTop -Caption +ToolWindow") ; without a frame
    clock.BackColor := "Black"
    clock.SetFont("s20 cWhite bold", "Segoe UI")
    display := clock.AddText("w160 Center", FormatTime(, "${format}"))
    clock.Show("NoActivate " ${PLACES[corner]})
    SetTimer(ShowTime, 500)
    OnMessage(0x0201, DragClock) ; the left mouse button goes down

    ShowTime() {
        display.Value := FormatTime(, "${format}")
    }

    ; Drag the clock to another place with the mouse.
    DragClock(*) {
        PostMessage(0x00A1, 2, , , clock)
    }

    ${toggle}:: {
        static visible := true
        visible := !visible
        visible ? clock.Show("NoActivate") : clock.Hide()
    }
  `;
  },
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
