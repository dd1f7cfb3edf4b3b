import { Notice } from '#ui/status/notice.tsx';

/** For a server that sends nothing: without it, whoever tries the product out would wait for a mail in vain. */
export function OutboxNote() {
  return (
    <Notice>
      This server is in test mode and doesn’t send email. You’ll find the message in the{' '}
      <a href="/sandbox/outbox" className="font-medium underline underline-offset-4 hover:decoration-2">
        outbox
      </a>
      .
    </Notice>
  );
}
