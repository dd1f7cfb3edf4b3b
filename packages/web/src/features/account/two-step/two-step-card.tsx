import { RECOVERY_CODES, type TwoStepState } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '#lib/page/dates.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/status/notice.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { AccountCard, Detail } from '../account-card.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';
import { twoStepQuery } from './two-step-queries.ts';

type Open = 'turn-on' | 'turn-off' | 'new-codes' | { recoveryCodes: string[] };

/** A code as well as a password, for whoever wants it. */
export function TwoStepCard({ email }: { email: string }) {
  const { data: state, isError, refetch } = useQuery(twoStepQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showCodes = (recoveryCodes: string[]) => setOpen({ recoveryCodes });
  return (
    <AccountCard
      heading="Two-Step Sign-In"
      text="Sign in with a code from your phone as well as your password, so your password alone isn’t enough to get in."
    >
      {!state && !isError && <Skeleton className="h-11 w-full" />}
      {!state && isError && (
        <div>
          <Button tone="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {state?.on === false && (
        <div>
          <Button tone="secondary" onClick={() => setOpen('turn-on')}>
            Turn On
          </Button>
        </div>
      )}
      {state?.on && (
        <TurnedOn state={state} onNewCodes={() => setOpen('new-codes')} onOff={() => setOpen('turn-off')} />
      )}
      {open === 'turn-on' && <TurnOnDialog onTurnedOn={showCodes} onClose={close} />}
      {open === 'turn-off' && <TurnOffDialog onClose={close} />}
      {open === 'new-codes' && <NewCodesDialog onMade={showCodes} onClose={close} />}
      {typeof open === 'object' && <RecoveryCodesDialog email={email} codes={open.recoveryCodes} onClose={close} />}
    </AccountCard>
  );
}

type TurnedOnProps = { state: TwoStepState; onNewCodes: () => void; onOff: () => void };

function TurnedOn({ state: { since, recoveryCodesLeft }, onNewCodes, onOff }: TurnedOnProps) {
  return (
    <>
      <dl className="flex flex-col gap-3">
        <Detail term="Status">
          <Badge tone="accent">On</Badge>
        </Detail>
        {since && <Detail term="Since">{longDate(since)}</Detail>}
        <Detail term="Recovery codes left">
          {recoveryCodesLeft} of {RECOVERY_CODES}
        </Detail>
      </dl>
      {recoveryCodesLeft <= FEW && (
        <Notice tone="warning">
          {recoveryCodesLeft === 0 ? 'You have no recovery codes left.' : 'You’re running out of recovery codes.'} Get
          new ones so you can still sign in if you lose your phone.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onNewCodes}>
          Get New Recovery Codes
        </Button>
        <Button tone="secondary" onClick={onOff}>
          Turn Off
        </Button>
      </div>
    </>
  );
}

const FEW = 3;
