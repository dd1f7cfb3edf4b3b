import type { RecognizedCode } from '@hotscribe/ahk';
import { DESCRIPTION_MAX_LENGTH, PAGES } from '@hotscribe/contract';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useRecognizedCode } from '#script/code/use-recognized-code.ts';
import { PutBack } from '#script/follow-up/put-back.tsx';
import { GenerationProgress } from '#script/generation/generation-progress.tsx';
import type { Progress } from '#script/generation/progress.ts';
import { ProgressSaid } from '#script/generation/progress-said.tsx';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { INPUT_LOOK } from '#ui/form/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import { ExampleRequests } from './example-requests.tsx';

type GeneratorCardProps = {
  description: string;
  error: string | undefined;
  busy: boolean;
  /** How far the script is, where it takes long. */
  progress: Progress | undefined;
  /** No generation is left: the button leads to an upgrade instead. */
  usedUp: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  onDescribe: (description: string) => void;
  /** Brings the words back that an example has replaced; missing where it has replaced none. */
  onPutBack: (() => void) | undefined;
  /** An example was clicked. */
  onChoose: (description: string) => void;
  onGenerate: () => void;
  onStop: () => void;
};

const IF_LEFT = 'You can reload or leave this page. We’ll keep working on your script.';

const CODE_HINTS = {
  v2: 'This looks like AutoHotkey code. You can open it in the editor to have it checked and explained, for free.',
  v1: 'This looks like code for AutoHotkey version 1. You can see what’s different in version 2, for free.',
} satisfies Record<Exclude<RecognizedCode, 'none'>, string>;

const CODE_BUTTONS = { v2: 'Open in the Editor', v1: 'See What’s Different' } satisfies typeof CODE_HINTS;

export function GeneratorCard(props: GeneratorCardProps) {
  const { description, error, busy, progress, usedUp, inputRef, onDescribe, onChoose, onGenerate, onStop, onPutBack } =
    props;
  const id = useId();
  const code = useRecognizedCode(description);
  const generateOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || busy) return;
    event.preventDefault();
    onGenerate();
  };
  return (
    <Card className="flex flex-col gap-4">
      <label htmlFor={id} className="text-body font-semibold">
        Describe what you want to automate
      </label>
      <div className="flex flex-col gap-1.5">
        <textarea
          id={id}
          ref={inputRef}
          dir="auto"
          rows={4}
          value={description}
          onChange={(event) => onDescribe(event.target.value)}
          onKeyDown={generateOnCtrlEnter}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
          placeholder="When I press …, do …"
          className={classNames(INPUT_LOOK, 'field-sizing-content max-h-96 min-h-32 resize-y py-2.5 wrap-anywhere')}
        />
        <div className="flex flex-wrap justify-between gap-x-4 text-note">
          <p id={`${id}-error`} className="text-danger">
            {error}
          </p>
          {onPutBack && <PutBack onPutBack={onPutBack} />}
          <UnderTheBox id={`${id}-count`} code={code} length={description.length} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button busyText={busy && 'Generating...'} onClick={onGenerate} className="w-full sm:w-auto">
          {code === 'none' ? (usedUp ? 'Upgrade to Continue' : 'Generate Script') : CODE_BUTTONS[code]}
        </Button>
        {!(usedUp && code === 'none') && <Shortcut />}
      </div>
      <ProgressSaid progress={progress} />
      <InOnePlace cover={progress && <GenerationProgress progress={progress} ifLeft={IF_LEFT} onStop={onStop} />}>
        <ExampleRequests onChoose={onChoose} />
      </InOnePlace>
      <p className="text-note text-ink-faint">
        Your saved scripts are in <TextLink to={PAGES.myScripts.path}>My Scripts</TextLink>.
      </p>
    </Card>
  );
}

// The cover takes the place of what is below it, so that nothing moves when it comes and goes.
function InOnePlace({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-36">
      <div className={classNames('col-start-1 row-start-1', Boolean(cover) && 'invisible')}>{children}</div>
      {cover && <div className="col-start-1 row-start-1 min-w-0">{cover}</div>}
    </div>
  );
}

type UnderTheBoxProps = { id: string; code: RecognizedCode; length: number };

function UnderTheBox({ id, code, length }: UnderTheBoxProps) {
  if (code === 'none') return <Counter id={id} length={length} />;
  return (
    <p id={id} role="status" className="w-full text-ink-soft">
      {CODE_HINTS[code]}
    </p>
  );
}

function Counter({ id, length }: { id: string; length: number }): ReactNode {
  const tooLong = length > DESCRIPTION_MAX_LENGTH;
  return (
    <p id={id} className={classNames('ml-auto tabular-nums', tooLong ? 'font-medium text-danger' : 'text-ink-faint')}>
      {length}/{DESCRIPTION_MAX_LENGTH} characters
    </p>
  );
}

// Only where there is a keyboard to press it on.
function Shortcut() {
  return (
    <span className="hidden items-center gap-1.5 text-note text-ink-faint sm:flex">
      or press <KeyCombination keys={['Ctrl', 'Enter']} />
    </span>
  );
}
