import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PLANS = {
  SCHEME_MIN: ['high performance', 'performance', 'fast', 'maximum', 'gaming'],
  SCHEME_BALANCED: ['balanced', 'normal', 'standard'],
  SCHEME_MAX: ['power saver', 'power saving', 'saver', 'saving', 'eco', 'battery'],
};

export const setPowerPlan = action({
  id: 'set-power-plan',
  title: 'Switch the power plan',
  slots: { plan: choice('power plan', PLANS, 'SCHEME_BALANCED') },
  code: ({ plan }) => ahk`Run("powercfg /setactive ${plan}",, "Hide")`,
});
