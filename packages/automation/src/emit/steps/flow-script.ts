import type { FLOW } from '#language/steps/flow.ts';
import type { Emitters } from '../emitters.ts';
import { stopLines } from '../stop-key.ts';
import { useHelper } from '../use-helper.ts';
import { goOnAfterStop } from './flow-runs.ts';

const STATES = { on: 'true', off: 'false', toggle: '-1' } as const;

/** What is done with the rule or with the script itself. */
export const EMIT_FLOW_SCRIPT = {
  'stop-all': (_step, scope) => [...stopLines(scope.draft), ...goOnAfterStop(scope)],
  done: (_step, scope) => {
    scope.ended = true;
    return ['return'];
  },
  'pause-script': ({ state }, { draft }) => {
    const wanted = state === 'toggle' ? '!A_IsPaused' : String(state === 'on');
    return [`${useHelper(draft, 'PauseScript')}(${wanted})`];
  },
  suspend: ({ state }) => [`Suspend(${STATES[state]})`],
  reload: () => ['Reload()'],
  exit: (_step, scope) => {
    scope.ended = true;
    return ['ExitApp()'];
  },
} satisfies Partial<Emitters<typeof FLOW>>;
