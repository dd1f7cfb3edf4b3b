import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, type Program, program } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { OPEN_WINDOWS } from './open-windows.ts';
import { criterion } from './target.ts';

const EVERY: Program = { name: 'every program', run: '', exe: '' };

const WAYS = {
  columns: ['side by side', 'columns', 'vertically', 'next to each other', 'beside each other'],
  rows: ['rows', 'stacked', 'horizontally', 'above each other', 'on top of each other', 'underneath'],
  grid: ['grid', 'tile', 'tiled', 'mosaic', 'squares'],
  cascade: ['cascade', 'cascaded', 'cascading', 'staggered', 'overlapping', 'fan', 'fanned out', 'staircase'],
};

const tileWindowsOf = (list: string) => ahk`
  TileWindows(way) {
      monitor := MonitorOf("A")
      MonitorGetWorkArea(monitor, &left, &top, &right, &bottom)
      windows := []
      for window in ${list}
          if WinGetMinMax(window) != -1 && MonitorOf(window) = monitor
              windows.Push(window)
      if !windows.Length
          return
      columns := way = "columns" ? windows.Length : way = "rows" ? 1 : Ceil(Sqrt(windows.Length))
      rows := Ceil(windows.Length / columns)
      width := (right - left) // columns
      height := (bottom - top) // rows
      for index, window in windows {
          WinRestore(window)
          WinMove(left + Mod(index - 1, columns) * width, top + (index - 1) // columns * height, width, height, window)
      }
  }

  ${list === 'OpenWindows()' ? `${OPEN_WINDOWS}\n\n${MONITOR_OF}` : MONITOR_OF}
`;

export const tileWindows = action({
  id: 'tile-windows',
  title: 'Tile or cascade all open windows on the screen',
  slots: {
    way: choice('arrangement of the windows', WAYS, 'grid'),
    program: program('program whose windows are arranged', EVERY),
  },
  code: ({ way, program }) =>
    way === 'cascade' && !program.exe
      ? ahk`DllCall("CascadeWindows", "Ptr", 0, "UInt", 4, "Ptr", 0, "UInt", 0, "Ptr", 0)`
      : ahk`TileWindows("${way}")`,
  needs: ({ way, program }) =>
    way === 'cascade' && !program.exe
      ? ''
      : tileWindowsOf(program.exe ? `WinGetList(${criterion(program)})` : 'OpenWindows()'),
});
