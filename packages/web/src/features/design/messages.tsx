import { FileCode } from 'lucide-react';
import { showError, showSuccess, showToast } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { LoadingPart } from '#ui/status/loading-part.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { Badge, type BadgeTone } from '#ui/text/badge.tsx';
import { Row, Specimen } from './specimen.tsx';

const BADGES: readonly BadgeTone[] = ['solid', 'accent', 'quiet', 'outline', 'warning', 'danger'];

export function Messages() {
  return (
    <>
      <Specimen name="Toaster: plain, success, error">
        <Row>
          <Button
            tone="secondary"
            onClick={() => showToast({ title: 'Payment canceled', description: 'As you wish.' })}
          >
            Plain
          </Button>
          <Button tone="secondary" onClick={() => showSuccess('Script saved!', 'It is in your history.')}>
            Success
          </Button>
          <Button tone="secondary" onClick={() => showError('We can’t reach Hotscribe.')}>
            Error
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Notice: calm, warning, danger">
        <Notice>The same description gave the same script again.</Notice>
        <Notice tone="warning">This part of your request isn’t in the script: “twice”.</Notice>
        <Notice tone="danger">It deletes files that can’t be recovered.</Notice>
      </Specimen>
      <Specimen name="Badge">
        <Row>
          {BADGES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="EmptyState: with and without an action">
        <EmptyState
          icon={<FileCode aria-hidden className="size-6" />}
          heading="No scripts yet"
          text="They will be here."
        >
          <Button>Create New Script</Button>
        </EmptyState>
        <EmptyState icon={<FileCode aria-hidden className="size-6" />} heading="No plans yet" text="Nobody can buy." />
      </Specimen>
      <Specimen name="Loading, LoadingPart, Spinner, Skeleton">
        <Loading text="Loading dashboard..." />
        <LoadingPart text="Loading script..." />
        <Row>
          <Spinner />
        </Row>
        <Skeleton className="h-6 w-48" />
      </Specimen>
      <Specimen name="MessagePage">
        <MessagePage kicker="Hotscribe" heading="Page Under Construction" text="It will be here soon.">
          <Button tone="secondary">Back to Home</Button>
        </MessagePage>
      </Specimen>
      <Specimen name="Card">
        <Card>What belongs together.</Card>
      </Specimen>
    </>
  );
}
