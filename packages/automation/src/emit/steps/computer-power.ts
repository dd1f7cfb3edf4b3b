import type { COMPUTER } from '#language/steps/computer.ts';
import { isByHand } from '#language/stop-key.ts';
import type { Emitters } from '../emitters.ts';
import { useHelper } from '../use-helper.ts';
import { timeExpression } from '../values/time-expression.ts';
import { stateNumber } from './window-verb.ts';

type PowerKind =
  | 'lock-pc'
  | 'sleep'
  | 'hibernate'
  | 'shutdown'
  | 'restart'
  | 'logoff'
  | 'switch-user'
  | 'cancel-shutdown'
  | 'screen-off'
  | 'screensaver'
  | 'keep-awake'
  | 'screen-timeout'
  | 'lid-action'
  | 'power-plan';

const LID_ACTIONS = { nothing: 0, sleep: 1, shutdown: 3 } as const;
// Windows calls the plan by what is least: SCHEME_MIN saves the least power.
const PLANS = { balanced: 'SCHEME_BALANCED', saver: 'SCHEME_MAX', performance: 'SCHEME_MIN' } as const;

/** Going to sleep, staying awake and being switched off. */
export const EMIT_POWER: Pick<Emitters<typeof COMPUTER>, PowerKind> = {
  'lock-pc': () => ['DllCall("LockWorkStation")'],
  sleep: (_, { draft }) => [`${useHelper(draft, 'GoToSleep')}()`],
  hibernate: () => ['DllCall("PowrProf\\SetSuspendState", "Int", true, "Int", false, "Int", false)'],
  shutdown: () => ['Shutdown(9) ; 1 shuts down, 8 turns the power off'],
  restart: () => ['Shutdown(2)'],
  logoff: () => ['Shutdown(0)'],
  'switch-user': () => ['DllCall("wtsapi32\\WTSDisconnectSession", "Ptr", 0, "UInt", 0xFFFFFFFF, "Int", false)'],
  'cancel-shutdown': () => ['try Run("shutdown.exe /a", , "Hide")'],
  'screen-off': (_, { rule }) => [
    ...(isByHand(rule.trigger) ? ['Sleep(1000) ; letting go of the key would wake the screen again'] : []),
    'try PostMessage(0x112, 0xF170, 2, , "Program Manager") ; switches the screen off',
  ],
  screensaver: () => ['try PostMessage(0x112, 0xF140, 0, , "Program Manager") ; starts the screen saver'],
  'keep-awake': ({ state, time }, scope) => {
    const limit = time ? `, ${timeExpression(time, scope)}` : '';
    return [`${useHelper(scope.draft, 'KeepAwake')}(${stateNumber(state)}${limit})`];
  },
  'screen-timeout': ({ minutes }) => {
    const count = Math.max(0, Math.round(minutes));
    return [
      `try Run("powercfg.exe /change monitor-timeout-ac ${count}", , "Hide") ; minutes, plugged in; 0 is never`,
      `try Run("powercfg.exe /change monitor-timeout-dc ${count}", , "Hide") ; on battery`,
    ];
  },
  'lid-action': ({ action }, { draft }) => [`${useHelper(draft, 'SetLidAction')}(${LID_ACTIONS[action]}) ; ${action}`],
  'power-plan': ({ plan }) => [`try Run("powercfg.exe /setactive ${PLANS[plan]}", , "Hide") ; ${plan}`],
};
