import { ERRORS, type PaymentMode } from '@hotscribe/contract';
import { Notice } from '#ui/status/notice.tsx';

/** What to know before paying. */
export function PaymentNote({ mode }: { mode: PaymentMode | undefined }) {
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-4 text-small text-ink-soft">
      {mode === 'test' && (
        <Notice>Payments on this server are a test: no real card is accepted, and no money moves.</Notice>
      )}
      {mode === 'off' && <Notice tone="warning">{ERRORS['payments-off']}</Notice>}
      <p className="text-center text-balance">
        You can cancel a subscription at any time in your account settings, and it runs until the end of the paid
        period.
      </p>
    </div>
  );
}
