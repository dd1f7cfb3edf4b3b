import type { GeneratedScript } from '@hotscribe/contract';
import { Notice } from '#ui/status/notice.tsx';
import { verdictOnAnswer } from './verdict.ts';

const UNSURE = 'We’re not sure this is what you meant. Read what it does before you run it.';

/** What to look at before a script is run; for one that is ready, what is good to know. */
export function PointsToCheck({ generated }: { generated: GeneratedScript }) {
  const isReady = verdictOnAnswer(generated) === 'ready';
  const points = generated.points.length > 0 || isReady ? generated.points : [UNSURE];
  if (points.length === 0) return null;
  return (
    <Notice tone={isReady ? 'calm' : 'warning'}>
      {!isReady && <h3 className="font-semibold">Check This First</h3>}
      <ul className={points.length > 1 ? 'flex list-disc flex-col gap-1 pl-4' : undefined}>
        {points.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
