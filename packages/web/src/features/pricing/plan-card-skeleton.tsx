import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';

const LINES = ['w-4/5', 'w-3/5', 'w-4/5', 'w-2/5'];

/** As large as a plan, so that nothing jumps when it comes. */
export function PlanCardSkeleton() {
  return (
    <Card aria-hidden="true" className="row-span-4 grid grid-rows-subgrid gap-4">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <Skeleton className="h-10 w-2/5 self-end" />
      <div className="flex flex-col gap-4 border-t border-line pt-5">
        {LINES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and two are the same
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
      <Skeleton className="h-11 w-full self-end" />
    </Card>
  );
}
