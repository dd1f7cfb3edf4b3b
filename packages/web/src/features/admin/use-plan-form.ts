import { zodResolver } from '@hookform/resolvers/zod';
import type { Plan } from '@hotscribe/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { tieServerErrors } from '#lib/http/form-errors.ts';
import { createPlan, updatePlan } from './admin-queries.ts';
import { fieldsOf, type PlanFields, type PlanPayload, planForm } from './plan-form-rules.ts';
import { usePlanChange } from './use-plan-change.ts';

/** The form for a new plan, or for `plan` if there is one. */
export function usePlanForm(plan: Plan | undefined, onClose: () => void) {
  const form = useForm<PlanFields, unknown, PlanPayload>({
    resolver: zodResolver(planForm),
    defaultValues: fieldsOf(plan),
  });
  const save = usePlanChange<PlanPayload>({
    change: (payload) => (plan ? updatePlan({ id: plan.id, ...payload }) : createPlan(payload)),
    failure: plan ? 'Failed to update subscription plan' : 'Failed to create subscription plan',
    onDone: onClose,
    onFailed: (error) => tieServerErrors(form, error, 'name'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const planType = form.register('planType', {
    // The other interval would be turned down: what is paid per script is paid once.
    onChange: ({ target }: { target: { value: string } }) =>
      form.setValue('interval', target.value === 'per-script' ? 'one_time' : 'month'),
  });
  return { form, save, planType };
}
