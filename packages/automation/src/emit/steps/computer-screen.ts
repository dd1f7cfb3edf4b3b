import type { COMPUTER } from '#language/steps/computer.ts';
import { setting } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { filesArgument, oneFile } from '../things/files.ts';
import { placeExpression } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression } from '../values/expression.ts';
import { changeBy } from './change-by.ts';
import { levelLimits } from './level-limits.ts';
import { screenExpression } from './screen-expression.ts';
import { stateNumber } from './window-verb.ts';

type ScreenKind =
  | 'screenshot'
  | 'record-screen'
  | 'brightness'
  | 'dim-screen'
  | 'cover-monitor'
  | 'display-mode'
  | 'resolution'
  | 'refresh-rate'
  | 'rotate-screen'
  | 'hdr'
  | 'night-light'
  | 'wallpaper';

const USUAL_CHANGE = '10';
const SHOTS = { screen: 'SaveScreenshot', window: 'SaveWindowPicture', region: 'SnipTo' } as const;
// What SetDisplayConfig takes; 0x80 makes it so.
const DISPLAYS = { 'pc-only': '0x81', duplicate: '0x82', extend: '0x84', 'second-only': '0x88' } as const;
const TURNS = { landscape: '0', portrait: '1', flipped: '2', toggle: '-1' } as const;

/** What is on the screens, and how. */
export const EMIT_SCREEN: Pick<Emitters<typeof COMPUTER>, ScreenKind> = {
  screenshot: ({ what = 'screen', file }, scope) => {
    if (what === 'region' && !file) return copiedRegion(scope);
    const path = file ? filesArgument(file, scope) : `${screenshotFolder(scope)} "\\*.png"`;
    return [`${useHelper(scope.draft, SHOTS[what])}(${path})`];
  },
  'record-screen': ({ state }, { draft }) => [`${useHelper(draft, 'RecordScreen')}(${stateNumber(state)})`],
  brightness: ({ level }, scope) => {
    const amount = level.amount ? amountExpression(level.amount, scope) : USUAL_CHANGE;
    const percent = level.kind === 'to' ? amount : `${changeBy(level.kind, amount)}, true${levelLimits(level, scope)}`;
    return [`${useHelper(scope.draft, 'SetBrightness')}(${percent})`];
  },
  'dim-screen': ({ percent }, scope) => [
    `${useHelper(scope.draft, 'DimScreen')}(${amountExpression(percent, scope)}) ; percent`,
  ],
  'cover-monitor': ({ side, number, state }, scope) => {
    const screen = screenExpression(side, number, scope)?.('"A"') ?? '1';
    return [`try ${useHelper(scope.draft, 'CoverMonitor')}(${screen}, ${stateNumber(state)})`];
  },
  'display-mode': ({ mode }) => [
    `try DllCall("SetDisplayConfig", "UInt", 0, "Ptr", 0, "UInt", 0, "Ptr", 0, "UInt", ${DISPLAYS[mode]}) ; ${mode}`,
  ],
  resolution: ({ size }, { draft }) => [`${useHelper(draft, 'SetResolution')}(${size.width}, ${size.height})`],
  'refresh-rate': ({ hertz }, { draft }) => [`${useHelper(draft, 'SetRefreshRate')}(${Math.round(hertz)})`],
  'rotate-screen': ({ way }, { draft }) => [`${useHelper(draft, 'RotateScreen')}(${TURNS[way]})`],
  hdr: ({ state }, { draft }) => [`${useHelper(draft, 'SetHdr')}(${stateNumber(state)})`],
  'night-light': ({ state }, { draft }) => [`${useHelper(draft, 'SetNightLight')}(${stateNumber(state)})`],
  wallpaper: ({ file }, scope) => [`${useHelper(scope.draft, 'SetWallpaper')}(${oneFile(file, scope)})`],
};

// What comes next is about the picture; a step that waits for it by itself must not find it copied already.
function copiedRegion({ draft, rest }: Scope): string[] {
  if (rest.length === 0 || rest[0]?.kind === 'wait-copied') {
    return ['Send("#+s") ; Windows asks for a part of the screen and copies it'];
  }
  return [`if !${useHelper(draft, 'RegionCopied')}()`, '    return'];
}

function screenshotFolder(scope: Scope): string {
  const pictures = placeExpression({ base: { kind: 'pictures' }, below: [] }, scope);
  return setting(scope.draft, 'screenshotFolder', pictures, 'where screenshots are saved');
}
