import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

// Of "50% of the screen width and full height" the longer name counts, so the full side is named with the words around it.
const SIDES = {
  both: ['width and height'],
  width: ['wide', 'screen width'],
  height: ['high', 'tall', 'screen height'],
  fullHeight: full('height', 'tall'),
  fullWidth: full('width', 'wide'),
};

export const resizeWindowToPercent = action({
  id: 'resize-window-to-percent',
  title: 'Set the active window to a share of the screen, centered',
  slots: {
    percent: number('share of the screen in percent', 80),
    side: choice('side of the window', SIDES, 'both'),
    window: targetWindow(),
  },
  code: ({ percent, side, window }) => forWindow(window, resized(percent, side)),
  needs: () => MONITOR_OF,
});

function resized(percent: number, side: keyof typeof SIDES): string {
  const hasWidth = side === 'both' || side === 'width' || side === 'fullHeight';
  const hasHeight = side === 'both' || side === 'height' || side === 'fullWidth';
  const sizes = [
    ...(hasWidth ? [`width := (right - left) * ${percent} // 100`] : []),
    ...(hasHeight ? [`height := (bottom - top) * ${percent} // 100`] : []),
  ];
  const [x, width] = hasWidth
    ? ['(left + right - width) // 2', ' width']
    : whole(side === 'fullWidth', 'left', 'right');
  const [y, height] = hasHeight
    ? [' (top + bottom - height) // 2', ' height']
    : whole(side === 'fullHeight', ' top', ' bottom');
  return ahk`
    MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
    ${sizes.join('\n')}
    WinRestore("A")
    WinMove(${x},${y},${width},${height}, "A")
  `;
}

function whole(isFull: boolean, from: string, to: string): [string, string] {
  return isFull ? [from, ` ${to.trim()} - ${from.trim()}`] : ['', ''];
}

function full(side: string, as: string): string[] {
  return ['full', 'whole', 'entire', 'maximum', 'total', 'all the'].flatMap((word) => [
    `${word} ${side}`,
    `and ${word} ${side}`,
    `and the ${word} ${side}`,
    `at ${word} ${side}`,
    `${word} ${side} and`,
    `${word} screen ${side}`,
    `as ${as} as the screen`,
  ]);
}
