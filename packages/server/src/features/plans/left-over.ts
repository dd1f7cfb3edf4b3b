import type { PlanDeps } from './plan-deps.ts';

/** Says that something could not be put away at the provider. Nobody can buy it, so that nothing else has to be done. */
export function leftOver({ log }: Pick<PlanDeps, 'log'>): (error: unknown) => void {
  return (error) => log.warn({ err: error }, 'something stayed behind at the payment provider');
}
