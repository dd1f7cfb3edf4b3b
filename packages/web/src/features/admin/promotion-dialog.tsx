import type { Plan } from '@hotscribe/contract';
import { fieldError, toastMistakes } from '#lib/http/form-errors.ts';
import { intervalName, priceText } from '#plans/price-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { usePromotionForm } from './use-promotion-form.ts';

type PromotionDialogProps = { plan: Plan; onClose: () => void };

export function PromotionDialog({ plan, onClose }: PromotionDialogProps) {
  const { form, save } = usePromotionForm(plan, onClose);
  const { errors } = form.formState;
  return (
    <Dialog title={`Create Promotion for ${plan.id}`} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((promotion) => save.mutate(promotion), toastMistakes)}
      >
        <p className="text-small text-ink-soft">
          <bdi className="font-medium text-ink">{plan.name}</bdi> costs {priceText(plan.price, plan.currency)}/
          {intervalName(plan.interval)}. The start and end dates below are in UTC.
        </p>
        <TextField
          label="Sale Price"
          type="number"
          step="0.01"
          inputMode="decimal"
          data-autofocus
          error={fieldError(errors.salePrice?.message, 'Enter a price')}
          {...form.register('salePrice')}
        />
        <TextField
          label="Start Date"
          type="date"
          error={fieldError(errors.saleStartDate?.message, 'Choose a date')}
          {...form.register('saleStartDate')}
        />
        <TextField
          label="End Date"
          type="date"
          error={fieldError(errors.saleEndDate?.message, 'Choose a date')}
          {...form.register('saleEndDate')}
        />
        <DialogActions submit="Submit" busyText={save.isPending && 'Creating...'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
