import { ERRORS, type PaymentMode } from '@hotscribe/contract';
import { Notice } from '#ui/status/notice.tsx';

/** What to know before paying. */
export function PaymentNote({ mode }: { mode: PaymentMode | undefined }) {
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-4 text-small text-ink-soft">
      {mode === 'test' && <Notice>This is a test site: real cards won’t work, and you won’t be charged.</Notice>}
      {mode === 'off' && <Notice tone="warning">{ERRORS['payments-off']}</Notice>}
      <p className="text-center text-balance">
        Cancel anytime in Account Settings. Your subscription stays active until the end of the period you’ve paid for.
      </p>
    </div>
  );
}
