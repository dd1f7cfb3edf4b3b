import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#ui/layout/card.tsx';

type OutcomeCardProps = { heading: string; description: string; isAside: boolean; children: ReactNode };

/** What came of a request instead of a script. It takes the focus, unless the user writes something else by now. */
export function OutcomeCard({ heading, description, isAside, children }: OutcomeCardProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAside) title.current?.focus();
  }, [isAside]);
  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={title} tabIndex={-1} className="text-body font-semibold outline-none">
        {heading}
      </h2>
      {isAside && (
        <p dir="auto" className="truncate text-note text-ink-faint">
          “{description}”
        </p>
      )}
      {children}
    </Card>
  );
}
