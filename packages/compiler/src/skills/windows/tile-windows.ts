import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

const WAYS = {
  columns: ['side by side', 'columns', 'vertically', 'next to each other', 'beside each other'],
  rows: ['rows', 'stacked', 'horizontally', 'above each other', 'on top of each other', 'underneath'],
  grid: ['grid', 'tile', 'tiled', 'mosaic', 'squares'],
  cascade: ['cascade', 'cascaded', 'cascading', 'staggered', 'overlapping', 'fan', 'fanned out', 'staircase'],
};

const TILE_WINDOWS = ahk`
  TileWindows(way) {
      monitor := MonitorOf("A")
      MonitorGetWorkArea(monitor, &left, &top, &right, &bottom)
      windows := []
      for window in OpenWindows()
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

  ${OPEN_WINDOWS}

  ${MONITOR_OF}
`;

export const tileWindows = action({
  id: 'tile-windows',
  title: 'Tile or cascade all open windows on the screen',
  slots: { way: choice('arrangement of the windows', WAYS, 'grid') },
  code: ({ way }) =>
    way === 'cascade'
      ? ahk`DllCall("CascadeWindows", "Ptr", 0, "UInt", 4, "Ptr", 0, "UInt", 0, "Ptr", 0)`
      : ahk`TileWindows("${way}")`,
  needs: ({ way }) => (way === 'cascade' ? '' : TILE_WINDOWS),
});
