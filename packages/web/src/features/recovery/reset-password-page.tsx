import { PAGES } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, apiErrorMessage } from '#lib/http/api-error.ts';
import { fieldError, tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { clearSession } from '#lib/session/session.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PASSWORD_HINT } from '#ui/form/password-hint.ts';
import { AuthFrame, NOT_SENT_BY_THE_BROWSER } from '#ui/layout/auth-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { resetPassword } from './recovery-queries.ts';
import { useResetPasswordForm } from './reset-password-form.ts';

export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const { form, password } = useResetPasswordForm();
  const { errors } = form.formState;
  const navigate = useNavigate();
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => resetPassword({ token, password }),
    onSuccess: () => {
      // The server has ended it; here it would be found out at the next click, with an error.
      clearSession();
      navigate(PAGES.login.path, { replace: true });
      showSuccess('Password changed', 'Sign in with your new password.');
    },
    onError: (error) => {
      if (isDead(error)) return;
      showError(apiErrorMessage(error, 'Failed to change the password'));
      tieServerErrors(form, error, 'password');
    },
  });
  if (!token || isDead(reset.error)) return <DeadLink />;
  return (
    <AuthFrame
      heading="Choose a New Password"
      text="You’ll be signed out everywhere and will need to sign in with your new password."
      footer={
        <>
          Remembered the old one? <TextLink to={PAGES.login.path}>Sign in</TextLink>
        </>
      }
    >
      <form
        noValidate
        method={NOT_SENT_BY_THE_BROWSER}
        onSubmit={form.handleSubmit((values) => reset.mutate(values), toastMistakes)}
        className="flex flex-col gap-5"
      >
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={fieldError(errors.password?.message, 'Choose a password')}
          {...password}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={fieldError(errors.confirmPassword?.message, 'Enter the password again')}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" busyText={reset.isPending && 'Changing password...'}>
          Change Password
        </Button>
      </form>
    </AuthFrame>
  );
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-expired';
}
