import { CREDIT_QUANTITIES } from '@hotscribe/contract';
import { useId } from 'react';

export type CreditQuantity = (typeof CREDIT_QUANTITIES)[number];

type CreditQuantityChoiceProps = {
  value: CreditQuantity;
  disabled?: boolean;
  onChoose: (quantity: CreditQuantity) => void;
};

/** How many scripts to pay for at once. */
export function CreditQuantityChoice({ value, disabled, onChoose }: CreditQuantityChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="disabled:opacity-60">
      <legend className="mb-1.5 text-note text-ink-soft">How many scripts?</legend>
      <div className="grid grid-cols-3 gap-2">
        {CREDIT_QUANTITIES.map((quantity) => (
          <label
            key={quantity}
            className="relative flex min-h-10 cursor-pointer items-center justify-center rounded-card border border-edge text-small font-medium tabular-nums has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={quantity}
              checked={quantity === value}
              onChange={() => onChoose(quantity)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {quantity}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
