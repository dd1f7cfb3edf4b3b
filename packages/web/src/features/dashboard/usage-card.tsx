import type { Usage } from '@hotscribe/contract';
import { PLAN_LABELS } from '#plans/plan-names.ts';
import { Card } from '#ui/layout/card.tsx';
import { usageNote } from './plan-usage.ts';

/** Which plan the user is on and what is left of it. */
export function UsageCard({ usage }: { usage: Usage }) {
  const note = usageNote(usage);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-note font-medium text-ink-faint">Your Plan</h2>
        <p className="text-small font-semibold">{PLAN_LABELS[usage.plan]}</p>
      </div>
      <Left usage={usage} />
      {note && <p className="text-small text-amber">{note}</p>}
    </Card>
  );
}

function Left({ usage: { plan, limit, freeLeft, credits } }: { usage: Usage }) {
  if (plan === 'monthly') return <p className="text-small text-ink-soft">Unlimited script generation</p>;
  if (plan === 'per-script') {
    return (
      <p className="text-small text-ink-soft">
        {credits} {credits === 1 ? 'credit' : 'credits'} remaining
        <span className="block text-note text-ink-faint">
          {freeLeft > 0 &&
            `You also have ${freeLeft} free ${freeLeft === 1 ? 'script' : 'scripts'} left, which will be used first. `}
          Each credit is good for one script.
        </span>
      </p>
    );
  }
  const used = limit - freeLeft;
  return (
    <div className="flex flex-col gap-2">
      <p id="free-generations" className="text-small text-ink-soft">
        {used} of {limit} free script generations used
      </p>
      <progress
        aria-labelledby="free-generations"
        value={used}
        max={limit}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border border-edge bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
