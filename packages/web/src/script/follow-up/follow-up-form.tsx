import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { RequestChips } from '#script/request/request-chips.tsx';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { INPUT_LOOK } from '#ui/form/field.tsx';

type FollowUpFormProps = {
  wish: string;
  error: string | undefined;
  examples: readonly string[];
  /** What it costs to send it. */
  cost: string;
  busy: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  onWish: (wish: string) => void;
  onExample: (wish: string) => void;
  onSend: () => void;
  children?: ReactNode;
};

/** The box that asks what should be different about a script. */
export function FollowUpForm(props: FollowUpFormProps) {
  const { wish, error, examples, cost, busy, inputRef, onWish, onExample, onSend, children } = props;
  const id = useId();
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-body font-semibold">
        What Should Be Different?
      </label>
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
          <textarea
            id={id}
            ref={inputRef}
            dir="auto"
            rows={1}
            value={wish}
            readOnly={busy}
            onChange={(event) => onWish(event.target.value)}
            onKeyDown={sendOnEnter}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-cost${error ? ` ${id}-error` : ''}`}
            placeholder={examples[0] && `For example: ${examples[0]}`}
            className={classNames(
              INPUT_LOOK,
              'field-sizing-content max-h-60 min-w-0 flex-1 resize-none py-2.5 wrap-anywhere',
            )}
          />
          <Button tone="secondary" className="sm:min-h-12" busyText={busy && 'Changing...'} onClick={onSend}>
            Change It
          </Button>
        </div>
        <p id={`${id}-error`} className="text-note text-danger empty:hidden">
          {error}
        </p>
        <p id={`${id}-cost`} className="text-note text-ink-faint">
          {cost}
        </p>
      </div>
      {children}
      {wish === '' && examples.length > 0 && (
        <RequestChips label="For example" requests={examples} onChoose={onExample} />
      )}
    </div>
  );
}
