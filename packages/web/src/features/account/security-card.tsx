import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { AccountCard } from './account-card.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

export function SecurityCard({ email }: { email: string }) {
  const [open, setOpen] = useState<'email' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <AccountCard heading="Security Settings" text="Changing your password signs you out everywhere else.">
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => setOpen('email')}>
          <Mail aria-hidden className="size-4" />
          Change Email
        </Button>
        <Button tone="secondary" onClick={() => setOpen('password')}>
          <KeyRound aria-hidden className="size-4" />
          Change Password
        </Button>
      </div>
      {open === 'email' && <ChangeEmailDialog email={email} onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
    </AccountCard>
  );
}
