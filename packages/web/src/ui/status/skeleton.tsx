import { classNames } from '#ui/class-names.ts';

/** Holds the place of a line that is on its way. Words elsewhere say that it is. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-key bg-sunken motion-reduce:animate-none', className)}
    />
  );
}
