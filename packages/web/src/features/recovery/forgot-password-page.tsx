import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordEndpoint, PAGES } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthFrame, NOT_SENT_BY_THE_BROWSER } from '#ui/layout/auth-frame.tsx';
import { LinkOnItsWay } from './link-on-its-way.tsx';
import { forgotPassword } from './recovery-queries.ts';

export function ForgotPasswordPage() {
  const { email } = (useLocation().state ?? {}) as { email?: unknown };
  const form = useForm({
    resolver: zodResolver(forgotPasswordEndpoint.input),
    // What was typed on the sign-in page.
    defaultValues: { email: typeof email === 'string' ? email : '' },
  });
  const ask = useMutation({
    mutationFn: (input: { email: string }) => forgotPassword(input),
    onError: (error) => {
      showError(apiErrorMessage(error, 'Failed to send the link'));
      tieServerErrors(form, error, 'email');
    },
  });
  if (ask.isSuccess) {
    return <LinkOnItsWay email={ask.variables.email} toOutbox={ask.data.toOutbox} onAgain={() => ask.reset()} />;
  }
  return (
    <AuthFrame
      heading="Forgot Password"
      text="Tell us your email address, and we’ll send you a link to choose a new password."
      footer={
        <>
          Remember your password? <TextLink to={PAGES.login.path}>Sign in</TextLink>
        </>
      }
    >
      <form
        noValidate
        method={NOT_SENT_BY_THE_BROWSER}
        onSubmit={form.handleSubmit((values) => ask.mutate(values), toastMistakes)}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" busyText={ask.isPending && 'Sending...'}>
          Send Link
        </Button>
      </form>
    </AuthFrame>
  );
}
