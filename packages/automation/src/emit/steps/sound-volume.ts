import type { SOUND } from '#language/steps/sound.ts';
import type { Level, Window } from '#language/things.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { BROWSER, exesOf } from '../things/app-criterion.ts';
import { isMany, windowCriterion, windowList } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression } from '../values/expression.ts';
import { spanExpression } from '../values/time-expression.ts';
import { changeBy } from './change-by.ts';
import { runArgument } from './flow-runs.ts';
import { levelLimits, limited } from './level-limits.ts';
import { stateNumber } from './window-verb.ts';

type VolumeKind =
  | 'volume'
  | 'mute'
  | 'mic'
  | 'mic-volume'
  | 'app-volume'
  | 'app-mute'
  | 'restore-volume'
  | 'fade-volume';

const USUAL_CHANGE = '5';
const USUAL_PROGRAM_CHANGE = '10';

// 1 mutes, 0 lets be heard, -1 switches over. A microphone that is on is not muted.
const MIC_MUTE = { on: '0', off: '1', toggle: '-1' } as const;

/** How loud the computer, its programs and its microphone are. */
export const EMIT_VOLUME: Pick<Emitters<typeof SOUND>, VolumeKind> = {
  volume: ({ level }, scope) => [...keepVolume(scope), `try SoundSetVolume(${volumeLevel(level, scope)})`],
  mute: ({ state }, scope) => [...keepVolume(scope), `try SoundSetMute(${stateNumber(state)})`],
  mic: ({ state }, { draft }) => [`${useHelper(draft, 'SetMicMute')}(${MIC_MUTE[state]})`],
  'mic-volume': ({ level }, scope) => [leveled('SetMicVolume', 'ChangeMicVolume', '', level, USUAL_CHANGE, scope)],
  'app-volume': ({ window, level }, scope) => {
    const volumes = `${programVolumes(window, scope)}, `;
    return [leveled('SetProgramVolume', 'ChangeProgramVolume', volumes, level, USUAL_PROGRAM_CHANGE, scope)];
  },
  'app-mute': ({ window, state }, scope) => [
    `${useHelper(scope.draft, 'MuteProgram')}(${programVolumes(window, scope)}, ${stateNumber(state)})`,
  ],
  'restore-volume': (_, { draft }) => [`${useHelper(draft, 'RestoreVolume')}()`],
  'fade-volume': ({ percent, time }, scope) => {
    const inputs = `${amountExpression(percent, scope)}, ${spanExpression(time)}${runArgument(scope)}`;
    return [...keepVolume(scope), `${useHelper(scope.draft, 'FadeVolume')}(${inputs})`];
  },
};

/** The volume is only kept in mind where a step puts it back. */
function keepVolume({ draft }: Scope): string[] {
  return draft.kinds.has('restore-volume') ? [`${useHelper(draft, 'KeepVolume')}()`] : [];
}

// `SoundSetVolume` takes a change as a text with a sign.
function volumeLevel(level: Level, scope: Scope): string {
  const amount = level.amount ? amountExpression(level.amount, scope) : USUAL_CHANGE;
  if (level.kind === 'to') return amount;
  if (level.limit) return limited(`SoundGetVolume() + ${changeBy(level.kind, amount)}`, level, scope);
  const sign = level.kind === 'up' ? '+' : '-';
  return /^[\d.]+$/.test(amount) ? `"${sign}${amount}"` : `"${sign}" . ${amount}`;
}

function leveled(
  set: HelperName,
  change: HelperName,
  before: string,
  level: Level,
  usual: string,
  scope: Scope,
): string {
  const amount = level.amount ? amountExpression(level.amount, scope) : usual;
  if (level.kind === 'to') return `${useHelper(scope.draft, set)}(${before}${amount})`;
  return `${useHelper(scope.draft, change)}(${before}${changeBy(level.kind, amount)}${levelLimits(level, scope)})`;
}

// A program may play without a window, from the notification area: where its file is known, that tells it.
function programVolumes(window: Window, scope: Scope): string {
  const volumes = useHelper(scope.draft, 'ProgramVolumes');
  const filesOf = (windows: string) => `${useHelper(scope.draft, 'ProgramFiles')}(${windows})`;
  if (window.kind === 'others') return `${volumes}(${filesOf('WinExist("A")')}, true)`;
  if (window.kind === 'all' && window.app === undefined) return `${volumes}([], true)`;
  const exes = exesIn(window);
  if (exes.length > 0) return `${volumes}([${exes.map(literal).join(', ')}])`;
  return `${volumes}(${filesOf(isMany(window) ? `${windowList(window, scope)}*` : windowCriterion(window, scope))})`;
}

function exesIn(window: Window): readonly string[] {
  if (window.kind === 'browser') return exesOf(BROWSER);
  if (window.kind === 'app') return window.title === undefined ? exesOf(window.app) : [];
  return window.kind === 'all' && window.app !== undefined ? exesOf(window.app) : [];
}
