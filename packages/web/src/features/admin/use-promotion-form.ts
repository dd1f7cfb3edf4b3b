import { zodResolver } from '@hookform/resolvers/zod';
import { createPromotionEndpoint, type InputOf, PLAN_MESSAGES, type Plan } from '@hotscribe/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { tieServerErrors } from '#lib/http/form-errors.ts';
import { createPromotion } from './admin-queries.ts';
import { usePlanChange } from './use-plan-change.ts';

type PromotionPayload = InputOf<typeof createPromotionEndpoint>;

const fields = z.object({ salePrice: z.string(), saleStartDate: z.string(), saleEndDate: z.string() });

/** The form for a promotion of `plan`: the rules of the call, and that it is cheaper than the plan. */
export function usePromotionForm(plan: Plan, onClose: () => void) {
  const form = useForm<z.input<typeof fields>, unknown, PromotionPayload>({
    resolver: zodResolver(promotionForm(plan)),
    defaultValues: { salePrice: '', saleStartDate: '', saleEndDate: '' },
  });
  const save = usePlanChange<PromotionPayload>({
    change: (promotion) => createPromotion(promotion),
    failure: 'Failed to update promotion',
    onDone: onClose,
    onFailed: (error) => tieServerErrors(form, error, 'salePrice'),
  });
  return { form, save };
}

function promotionForm(plan: Plan) {
  return fields.transform((values, context): PromotionPayload => {
    const parsed = createPromotionEndpoint.input.safeParse({
      id: plan.id,
      salePrice: values.salePrice.trim() === '' ? undefined : Number(values.salePrice),
      saleStartDate: values.saleStartDate || undefined,
      saleEndDate: values.saleEndDate || undefined,
    });
    for (const { path, message } of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    if (!parsed.success) return z.NEVER;
    if (parsed.data.salePrice >= plan.price) {
      context.addIssue({ code: 'custom', path: ['salePrice'], message: PLAN_MESSAGES.salePrice });
    }
    return parsed.data;
  });
}
