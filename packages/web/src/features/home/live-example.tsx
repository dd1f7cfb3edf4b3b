import { Shuffle } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { PutBack } from '#script/follow-up/put-back.tsx';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { INPUT_LOOK } from '#ui/form/field.tsx';
import { KeepIt } from './keep-it.tsx';
import { LiveResult } from './live-result.tsx';
import { LiveStatus } from './live-status.tsx';
import { useLiveExample } from './use-live-example.ts';

/** The product in small: a sentence in, a script and what it does out. */
export function LiveExample() {
  const { box, text, written, isOwn, state, isStale, showExample, describe, choose, putBack, submit, enter } =
    useLiveExample();
  const id = useId();
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex flex-col gap-2 p-4 sm:p-6 sm:pb-4">
        <div className="flex items-center justify-between gap-2">
          <h2 id={`${id}-title`} className="text-body font-semibold">
            <label htmlFor={id}>Try It: What Should Happen?</label>
          </h2>
          <Button tone="quiet" size="small" onClick={showExample} className="-mr-3.5">
            <Shuffle aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Another Example</span>
          </Button>
        </div>
        <textarea
          ref={box}
          id={id}
          name="request"
          dir="auto"
          rows={2}
          autoComplete="off"
          value={text}
          onChange={(event) => describe(event.target.value)}
          onKeyDown={submitOnEnter}
          onFocus={enter}
          placeholder="When I press …, do …"
          className={classNames(INPUT_LOOK, 'h-27 resize-none py-2.5 wrap-anywhere sm:h-20')}
        />
        {putBack && <PutBack onPutBack={putBack} />}
        <div className="mt-1 flex flex-col items-stretch gap-2 sm:min-h-10 sm:flex-row sm:items-center sm:gap-4">
          <Button size="small" busyText={state.kind === 'asking' && 'Writing...'} onClick={submit}>
            Write the Script
          </Button>
          <LiveStatus state={state} written={written} isStale={isStale} isAnnounced={isOwn} />
        </div>
      </div>
      <LiveResult
        text={text}
        answer={written.answer}
        isStale={isStale}
        state={state}
        onChoose={choose}
        onRetry={submit}
      />
      <KeepIt written={written} isStale={isStale} />
    </section>
  );
}
