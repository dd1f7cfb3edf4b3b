import type { Suggestion, Usage } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { useCheckoutReturn } from '#plans/use-checkout-return.ts';
import { preloadScriptLanguage } from '#script/report/script-language.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { dashboardQueries } from './dashboard-queries.ts';
import { EarlierScript } from './earlier-script.tsx';
import { useGenerationDraft } from './generation-draft.ts';
import { GeneratorCard } from './generator-card.tsx';
import { NoScriptCard } from './no-script-card.tsx';
import { isPlanUsedUp } from './plan-usage.ts';
import { ReadyCard } from './ready-card.tsx';
import { RecentCard } from './recent-card.tsx';
import { ResultCard } from './result-card.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { UsageCard } from './usage-card.tsx';
import { useGenerator } from './use-generator.ts';
import { useOpenAnswer } from './use-open-answer.ts';
import { useTypedWords } from './use-typed-words.ts';

export function DashboardPage() {
  const session = useSession();
  const { data: usage, isPending, isFetching, errorUpdateCount, refetch } = useQuery(dashboardQueries.usage);
  useCheckoutReturn();
  useEffect(() => void preloadScriptLanguage(), []);
  // Not while it's tried again: whatever is in the works would leave the page, ask for it once more, and so on forever.
  const isFirstTry = isPending && errorUpdateCount === 0;
  if (isFirstTry || session.status !== 'signed-in') return <Loading text="Loading dashboard..." />;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      {usage && <UpgradeBanner usage={usage} />}
      <h1 className="text-title font-semibold sm:text-display">Hotscribe</h1>
      {!usage && <UsageMissing busy={isFetching} onRetry={() => void refetch()} />}
      <Workbench key={session.user.id} owner={session.user.id} usage={usage} />
    </div>
  );
}

/** The generator works without it: what is left of a plan is the server's to decide. */
function UsageMissing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
      <p className="text-small text-ink-soft">We couldn’t load your plan usage.</p>
      <Button tone="secondary" size="small" busyText={busy && 'Loading...'} onClick={onRetry}>
        Try Again
      </Button>
    </Card>
  );
}

function Workbench({ owner, usage }: { owner: string; usage: Usage | undefined }) {
  const [draft, changeDraft] = useGenerationDraft(owner);
  const [upgrading, setUpgrading] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const generator = useGenerator(draft, changeDraft, {
    onUsedUp: () => setUpgrading(true),
    onStopped: () => input.current?.focus(),
  });
  const recent = useOpenAnswer(draft.result, generator.show);
  const usedUp = usage !== undefined && isPlanUsedUp(usage);
  const words = useTypedWords(draft.description, generator.describe);
  const choose = (description: string) => {
    words.replace(description);
    input.current?.focus();
  };
  const answer = (description: string, { text, program }: Suggestion) => {
    if (program === null) choose(text);
    else if (usedUp) setUpgrading(true);
    else generator.ask({ description, choice: program });
  };
  const generate = () => {
    if (usedUp && !generator.isCode) setUpgrading(true);
    else if (!generator.start()) input.current?.focus();
  };
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        {usage && (
          <div className="lg:col-start-2 lg:row-start-1">
            <UsageCard usage={usage} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
          <GeneratorCard
            description={draft.description}
            error={generator.error}
            busy={generator.busy}
            progress={generator.progress}
            usedUp={usedUp}
            inputRef={input}
            onDescribe={words.describe}
            onPutBack={words.putBack}
            onChoose={choose}
            onGenerate={generate}
            onStop={generator.stop}
          />
          {draft.ready && <ReadyCard ready={draft.ready} onShow={generator.showReady} />}
          {generator.fruitless && (
            <NoScriptCard
              fruitless={generator.fruitless}
              busy={generator.busy}
              onAnswer={answer}
              onRetry={(description, writer) => generator.ask({ description, writer })}
            />
          )}
        </div>
      </div>
      {draft.result && draft.isSetAside && <EarlierScript earlier={draft.result} onShow={generator.show} />}
      {draft.result && !draft.isSetAside && (
        <ResultCard
          key={draft.result.madeAt}
          result={draft.result}
          isNew={generator.newResult === draft.result.madeAt}
          onChange={(change) => changeDraft(({ result }) => ({ result: result && { ...result, ...change } }))}
        />
      )}
      <RecentCard opening={recent.opening} onOpen={recent.open} />
      {recent.isAsking && (
        <ConfirmDialog
          question="Discard your changes?"
          text="You haven’t saved the script you’re working on. If you open another one now, you’ll lose your changes."
          confirm="Open Anyway"
          cancel="Keep Working on It"
          onConfirm={recent.openAnyway}
          onCancel={recent.keepCurrent}
        />
      )}
      {upgrading && usage && <UpgradeDialog usage={usage} onClose={() => setUpgrading(false)} />}
    </>
  );
}
