import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showError } from '#lib/page/toast-store.ts';
import type { FollowUpSubject } from '#script/follow-up/follow-up-calls.ts';
import { scriptErrorMessage } from '#script/generation/script-error-message.ts';
import { Notice } from '#ui/status/notice.tsx';
import { sendReport, type ToldComplaint } from './complaint-calls.ts';
import { GivingBackView } from './giving-back-view.tsx';
import { ReportForm } from './report-form.tsx';

type ComplaintRemediesProps = {
  subject: FollowUpSubject;
  /** The answer it cost a generation for; null where that is no longer kept. */
  answerId: string | null;
  /** The text of an answer, where its owner has edited it. */
  edited?: string | undefined;
  complaint: ToldComplaint;
};

/** What we can do for somebody whose script did not work, besides mending it. */
export function ComplaintRemedies({ subject, answerId, edited, complaint }: ComplaintRemediesProps) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (expected: string) => sendReport(subject, { ...complaint, expected, edited }),
    onError: (error) => showError(scriptErrorMessage(error, 'We couldn’t send your report. Please try again.')),
  });
  return (
    <div className="flex min-w-0 flex-col gap-5 border-t border-line pt-5">
      {answerId !== null && <GivingBackView answerId={answerId} symptom={complaint.symptom} />}
      {isSuccess ? <Thanks /> : <ReportForm busy={isPending} onSend={mutate} />}
    </div>
  );
}

// The form that had the focus is gone, so the words take it.
function Thanks() {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Notice>
      <p ref={said} tabIndex={-1} className="outline-none">
        <span className="font-semibold">Thank you.</span> We’ve received your report, without your name.
      </p>
    </Notice>
  );
}
