import { type ComponentProps, lazy, Suspense } from 'react';

const ScriptDiff = lazy(async () => ({ default: (await import('./script-diff.tsx')).ScriptDiff }));

/**
 * What differs between two scripts, by code that is fetched when it is needed. Buttons go above it: below, they would
 * jump from under the mouse when it arrives.
 */
export function LateScriptDiff(props: ComponentProps<typeof ScriptDiff>) {
  return (
    <Suspense fallback={<p className="text-small text-ink-soft">Comparing...</p>}>
      <ScriptDiff {...props} />
    </Suspense>
  );
}
