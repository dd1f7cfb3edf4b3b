import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import { GenerationProgress } from '#script/generation/generation-progress.tsx';
import { ProgressSaid } from '#script/generation/progress-said.tsx';
import type { ScriptReport } from '#script/report/script-report.ts';
import { type FollowUpSubject, followUpQuery } from './follow-up-calls.ts';
import { followUpCost } from './follow-up-cost.ts';
import { FollowUpDeclined, FollowUpMissing } from './follow-up-declined.tsx';
import { followUpExamples } from './follow-up-examples.ts';
import { FollowUpForm } from './follow-up-form.tsx';
import { LastChangeView } from './last-change-view.tsx';
import type { FollowUpListeners } from './use-follow-up.ts';
import { useWish } from './use-wish.ts';

type FollowUpPanelProps = {
  subject: FollowUpSubject;
  /** The script as the server has it. */
  script: string;
  /** The text that its owner has made of it and not saved. */
  edited?: string | undefined;
  hasProgram: boolean;
  report: ScriptReport | undefined;
  onChanged: FollowUpListeners['onChanged'];
};

const BY_HAND =
  'You changed this script by hand, so you can’t change it by describing what should be different. Undo your changes first, or keep going in the editor.';
const NO_PROGRAM =
  'This script was changed by hand or written elsewhere, so you can’t change it by describing what should be different. You can still change its values under “Change It Without Code” or edit its code.';

/** Under a script: what should be different about it, and what was changed. */
export function FollowUpPanel({ subject, script, edited, hasProgram, report, onChanged }: FollowUpPanelProps) {
  const { data: usage } = useQuery(currentUserQuery);
  const {
    data: state,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...followUpQuery(subject, script),
    placeholderData: keepPreviousData,
  });
  const { wish, problem, isNew, input, type, send, undo, followUp } = useWish(subject, edited, onChanged);
  const { declined, progress } = followUp;
  const lastChange = edited === undefined && !isPlaceholderData ? state?.lastChange : undefined;
  if (!state) return isError ? <FollowUpMissing onRetry={() => void refetch()} /> : null;
  const canChange = state.takesAnyCode || (state.takesPrograms && hasProgram && edited === undefined);
  const isEverPossible = state.takesAnyCode || state.takesPrograms;
  if (!isEverPossible && !lastChange) return null;
  return (
    <section
      aria-label="Change this script"
      className="flex min-w-0 flex-col gap-4 border-t border-line pt-6 print:hidden"
    >
      {lastChange && (
        <LastChangeView
          key={lastChange.before}
          change={lastChange}
          after={script}
          isNew={isNew}
          undoing={followUp.isUndoing}
          onUndo={() => undo(script)}
        />
      )}
      {canChange ? (
        <FollowUpForm
          wish={wish}
          error={problem}
          examples={followUpExamples(report, script)}
          cost={followUpCost(state.freeLeft, usage?.plan)}
          busy={followUp.isChanging}
          inputRef={input}
          onWish={type}
          onExample={(example) => {
            type(example);
            input.current?.focus();
          }}
          onSend={send}
        >
          <div role="status">{declined && <FollowUpDeclined declined={declined} />}</div>
          {progress && <GenerationProgress progress={progress} ifLeft={IF_LEFT} onStop={followUp.stop} />}
        </FollowUpForm>
      ) : (
        isEverPossible && <NotInWords because={edited === undefined ? NO_PROGRAM : BY_HAND} />
      )}
      <ProgressSaid progress={progress} />
    </section>
  );
}

const IF_LEFT = 'You can reload or leave this page. We’ll keep working on it.';

function NotInWords({ because }: { because: string }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-body font-semibold">What Should Be Different?</h3>
      <p className="text-small text-pretty text-ink-soft">{because}</p>
    </div>
  );
}
