import { DESCRIPTION_MAX_LENGTH } from '@hotscribe/contract';
import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { INPUT_LOOK } from '#ui/field.tsx';
import { KeepIt } from './keep-it.tsx';
import { LiveResult } from './live-result.tsx';
import { LiveStatus } from './live-status.tsx';
import { useLiveExample } from './use-live-example.ts';

/** The product in small: a sentence in, a script and what it does out, made here in the browser. */
export function LiveExample() {
  const { box, text, written, isOwn, state, isStale, retry, showExample, describe, enter } = useLiveExample();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex flex-col gap-2 p-4 sm:p-6 sm:pb-4">
        <div className="flex items-center justify-between gap-2">
          <h2 id={`${id}-title`} className="text-body font-semibold">
            <label htmlFor={id}>Try it: what should happen?</label>
          </h2>
          <Button tone="quiet" size="small" onClick={showExample} className="-mr-3.5">
            <Shuffle aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Another example</span>
          </Button>
        </div>
        <textarea
          ref={box}
          id={id}
          name="request"
          dir="auto"
          rows={2}
          maxLength={DESCRIPTION_MAX_LENGTH}
          autoComplete="off"
          value={text}
          onChange={(event) => describe(event.target.value)}
          onFocus={enter}
          placeholder="When I press …, do …"
          className={classNames(INPUT_LOOK, 'h-20 resize-none py-2.5 wrap-anywhere')}
        />
        <LiveStatus state={state} written={written} isStale={isStale} isAnnounced={isOwn} onRetry={retry} />
      </div>
      <LiveResult text={text} answer={written.answer} isStale={isStale} onChoose={describe} />
      <KeepIt written={written} isStale={isStale} />
    </section>
  );
}
