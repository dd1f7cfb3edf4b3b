import type { Plan } from '@hotscribe/contract';
import { useId } from 'react';
import { fieldError, toastMistakes } from '#lib/http/form-errors.ts';
import { Button } from '#ui/action/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { INTERVALS, PLAN_TYPES } from './plan-form-rules.ts';
import { usePlanForm } from './use-plan-form.ts';

type PlanFormProps = { plan: Plan | undefined; onClose: () => void };

/** Creates a plan, or changes the one it is given. */
export function PlanForm({ plan, onClose }: PlanFormProps) {
  const headingId = useId();
  const { form, save, planType } = usePlanForm(plan, onClose);
  const { errors } = form.formState;
  const texts = plan
    ? { heading: 'Edit Subscription Plan', submit: 'Update Plan', busy: 'Updating...' }
    : { heading: 'Create New Subscription Plan', submit: 'Create Plan', busy: 'Creating...' };
  return (
    <Card>
      <form
        noValidate
        aria-labelledby={headingId}
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((payload) => save.mutate(payload), toastMistakes)}
      >
        <h2 id={headingId} className="text-lead font-semibold">
          {texts.heading}
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Plan Name *"
            dir="auto"
            error={fieldError(errors.name?.message, 'Enter a name')}
            {...form.register('name')}
          />
          <TextField
            label={`Price (${(plan?.currency ?? 'usd').toUpperCase()}) *`}
            type="number"
            step="0.01"
            inputMode="decimal"
            error={fieldError(errors.price?.message, 'Enter a price')}
            {...form.register('price')}
          />
          <SelectField
            label="Billing Interval"
            options={INTERVALS}
            error={errors.interval?.message}
            {...form.register('interval')}
          />
          <SelectField
            label="Plan Type"
            options={PLAN_TYPES}
            error={errors.planType?.message}
            {...(plan ? { disabled: true, defaultValue: plan.planType } : planType)}
          />
        </div>
        <TextArea
          label="Description *"
          rows={2}
          error={fieldError(errors.description?.message, 'Describe the plan')}
          {...form.register('description')}
        />
        <TextArea
          label="Features (one per line) *"
          rows={4}
          error={fieldError(errors.features?.message, 'Name at least one feature')}
          {...form.register('features')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busyText={save.isPending && texts.busy}>
            {texts.submit}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
