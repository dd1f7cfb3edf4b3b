import { zodResolver } from '@hookform/resolvers/zod';
import { endUserSessionsEndpoint } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { adminQueries } from './admin-queries.ts';

type UserActionProps<Answer> = {
  heading: string;
  text: string;
  button: string;
  question: string;
  /** What it means for the user with this address. */
  consequence: (email: string) => string;
  confirm: string;
  busyText: string;
  failure: string;
  act: (input: { email: string }) => Promise<Answer>;
  /** The words of the toast, its title first. */
  done: (answer: Answer, email: string) => readonly [string, string];
};

/** Something that an admin does to the account of an address, after a question, and that the audit log tells. */
export function UserAction<Answer>(props: UserActionProps<Answer>) {
  const { heading, text, button, question, consequence, confirm, busyText, failure, act, done } = props;
  const headingId = useId();
  const client = useQueryClient();
  const [email, setEmail] = useState<string>();
  const form = useForm({ resolver: zodResolver(endUserSessionsEndpoint.input), defaultValues: { email: '' } });
  // At once: a toast renders sooner than other state, and one inside a closing dialog would be read out twice.
  const closeDialog = () => flushSync(() => setEmail(undefined));
  const action = useMutation({
    mutationFn: (address: string) => act({ email: address }),
    onSuccess: (answer, address) => {
      closeDialog();
      form.reset();
      showSuccess(...done(answer, address));
      void client.invalidateQueries({ queryKey: adminQueries.audit.queryKey });
    },
    onError: (error) => {
      closeDialog();
      showError(apiErrorMessage(error, failure));
      tieServerErrors(form, error, 'email');
    },
  });
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="text-lead font-semibold">
        {heading}
      </h2>
      <Card>
        <form
          noValidate
          className="flex max-w-form flex-col items-start gap-5"
          onSubmit={form.handleSubmit((values) => setEmail(values.email), toastMistakes)}
        >
          <p className="text-small text-ink-soft">{text}</p>
          <div className="w-full">
            <TextField
              label="User’s Email"
              type="email"
              autoComplete="off"
              error={form.formState.errors.email?.message}
              {...form.register('email')}
            />
          </div>
          <Button type="submit" tone="secondary">
            {button}
          </Button>
        </form>
      </Card>
      {email !== undefined && (
        <ConfirmDialog
          question={question}
          text={consequence(email)}
          confirm={confirm}
          busyText={action.isPending && busyText}
          onConfirm={() => action.mutate(email)}
          onCancel={closeDialog}
        />
      )}
    </section>
  );
}
