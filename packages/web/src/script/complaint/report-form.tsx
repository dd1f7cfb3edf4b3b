import { REPORT_MESSAGES, REPORTS_KEPT_DAYS, reportScriptEndpoint } from '@hotscribe/contract';
import { CircleAlert, Send } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { CheckBox } from '#ui/form/check-box.tsx';
import { TextArea } from '#ui/form/text-area.tsx';

type ReportFormProps = { busy: boolean; onSend: (expected: string) => void };

const CONSENT_FIRST = 'Check the box first. We don’t keep reports without your permission.';
const { expected: expectedRule } = reportScriptEndpoint.input.shape;

/** What a script should have done instead, sent only with consent to exactly what is kept. */
export function ReportForm({ busy, onSend }: ReportFormProps) {
  const id = useId();
  const [expected, setExpected] = useState('');
  const [consent, setConsent] = useState(false);
  const [isTried, setTried] = useState(false);
  const words = expectedRule.safeParse(expected);
  const problem = words.success ? undefined : (words.error.issues[0]?.message ?? REPORT_MESSAGES.expectedFirst);
  const lacksConsent = isTried && !consent;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (words.success && consent && !busy) onSend(words.data);
  };
  return (
    <form noValidate aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-4" onSubmit={send}>
      <div className="flex flex-col gap-1">
        <h4 id={`${id}-title`} className="text-body font-semibold">
          Help Us Do Better
        </h4>
        <p className="text-small text-pretty text-ink-soft">
          Tell us what you wanted, and we’ll use it to improve Hotscribe.
        </p>
      </div>
      <TextArea
        label="What should it have done?"
        rows={3}
        value={expected}
        error={isTried ? problem : undefined}
        onChange={(event) => setExpected(event.target.value)}
        className="min-h-24"
      />
      <div data-keep-clear className="flex flex-col gap-1.5">
        <CheckBox
          label="It’s OK to keep this report without my name"
          checked={consent}
          onChange={setConsent}
          isInvalid={lacksConsent}
          describedBy={lacksConsent ? `${id}-missing ${id}-kept` : `${id}-kept`}
        />
        {lacksConsent && (
          <p id={`${id}-missing`} className="flex gap-1.5 text-note text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {CONSENT_FIRST}
          </p>
        )}
        <WhatIsKept id={`${id}-kept`} />
      </div>
      <Button type="submit" tone="secondary" size="small" className="self-start" busyText={busy && 'Sending...'}>
        <Send aria-hidden className="size-4" />
        Send Report
      </Button>
    </form>
  );
}

function WhatIsKept({ id }: { id: string }) {
  const years = REPORTS_KEPT_DAYS === 365 ? 'a year' : `${REPORTS_KEPT_DAYS} days`;
  return (
    <p id={id} className="max-w-prose text-note text-pretty text-ink-soft">
      We keep your request, the script, how sure we were about it, what happened, and what you write here, along with
      today’s date. We don’t keep your name, email address, or account. We delete the report after {years}, but any
      improvements based on it stay. Because it isn’t linked to you, you won’t be able to find or delete it later. Don’t
      send it if your request or script contains anything private.
    </p>
  );
}
