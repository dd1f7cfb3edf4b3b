import type { Suggestion } from '@hotscribe/contract';
import { CodeBlock, ColoredBlock } from '#script/code/code-block.tsx';
import { OldCode } from '#script/code/old-code.tsx';
import { NO_SCRIPT_HEADINGS, OLD_CODE_HEADING } from '#script/generation/no-script-headings.ts';
import { KeyCautions } from '#script/report/key-cautions.tsx';
import { PointsToCheck } from '#script/report/points-to-check.tsx';
import { RiskList } from '#script/report/risk-list.tsx';
import { reportFrom } from '#script/report/script-report.ts';
import { verdictOnAnswer } from '#script/report/verdict.ts';
import { VerdictBadge } from '#script/report/verdict-badge.tsx';
import { WhatItDoes } from '#script/report/what-it-does.tsx';
import { RequestNotes } from '#script/request/request-notes.tsx';
import { SuggestionChips } from '#script/request/suggestion-chips.tsx';
import { classNames } from '#ui/class-names.ts';
import type { LiveAnswer } from './live-answer.ts';
import { LiveFailure } from './live-failure.tsx';
import { useHeldKeys } from './use-held-keys.ts';
import type { WriterState } from './use-live-writer.ts';

type LiveResultProps = {
  text: string;
  answer: LiveAnswer;
  isStale: boolean;
  state: WriterState;
  onChoose: (suggestion: Suggestion) => void;
  onRetry: () => void;
};

/** What the writer made. Its height is fixed: an answer of another length must not move the page. */
export function LiveResult({ text, answer, isStale, state, onChoose, onRetry }: LiveResultProps) {
  const hasFailed = state.kind === 'failed';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll it
    <section aria-label="Result" tabIndex={0} className="h-100 overflow-auto border-y border-line p-4 sm:p-6">
      {hasFailed && <LiveFailure failure={state} onRetry={onRetry} />}
      {/* Not paler: an answer that is out of date can still be read. */}
      <div className={classNames('transition', isStale && 'grayscale')}>
        {!hasFailed &&
          (text.trim() === '' ? (
            <Hint />
          ) : (
            <Answer answer={answer} isAsking={state.kind === 'asking'} onChoose={onChoose} />
          ))}
      </div>
    </section>
  );
}

function Hint() {
  return <p className="text-small text-ink-soft">Say which keys you’ll press and what should happen.</p>;
}

type AnswerProps = Pick<LiveResultProps, 'answer' | 'onChoose'> & { isAsking: boolean };

function Answer({ answer, isAsking, onChoose }: AnswerProps) {
  const held = useHeldKeys();
  if (answer.kind === 'old-code') {
    return (
      <div className="flex flex-col gap-3">
        <h3 className="text-body font-semibold">{OLD_CODE_HEADING}</h3>
        <OldCode differences={answer.differences} />
      </div>
    );
  }
  if (answer.kind !== 'script') {
    return (
      <div className="flex flex-col gap-3">
        <h3 className="text-body font-semibold">{NO_SCRIPT_HEADINGS[answer.kind]}</h3>
        <p className="text-small text-pretty text-ink-soft wrap-anywhere">{answer.message}</p>
        <SuggestionChips suggestions={answer.suggestions} busy={isAsking} onChoose={onChoose} />
      </div>
    );
  }
  const { generated, spans, isPasted = false } = answer;
  const report = reportFrom(generated);
  return (
    <div className="flex flex-col gap-4">
      <span className="self-start">
        <VerdictBadge verdict={verdictOnAnswer(generated)} />
      </span>
      {!isPasted && <PointsToCheck generated={generated} />}
      <WhatItDoes lines={report.lines} stop={null} held={held} />
      <RequestNotes generated={generated} />
      <KeyCautions cautions={report.cautions} />
      <RiskList risks={report.risks} />
      {spans ? (
        <ColoredBlock script={generated.script.trimEnd()} spans={spans} label="Script" />
      ) : (
        <CodeBlock script={generated.script} label="Script" />
      )}
    </div>
  );
}
