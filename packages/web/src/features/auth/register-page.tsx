import { PAGES } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { fieldError, tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PASSWORD_HINT } from '#ui/form/password-hint.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthFrame, NOT_SENT_BY_THE_BROWSER } from '#ui/layout/auth-frame.tsx';
import { authErrorMessage, REGISTRATION_FAILURES } from './auth-error-message.ts';
import { authMutations } from './auth-queries.ts';
import { dropLeftBehind, useRegisterForm } from './register-form.ts';

export function RegisterPage() {
  const { form, email, password } = useRegisterForm();
  const { errors } = form.formState;
  const { state: wanted } = useLocation();
  const signUp = useMutation({
    ...authMutations.signUp,
    onSuccess: () => {
      form.reset({ email: '', password: '', confirmPassword: '' });
      dropLeftBehind();
      showSuccess('Account created successfully! Welcome!');
    },
    onError: (error) => {
      showError(authErrorMessage(error, REGISTRATION_FAILURES));
      tieServerErrors(form, error, 'email');
    },
  });
  return (
    <AuthFrame
      heading="Create Account"
      text="Your first three scripts are free. No card needed."
      footer={
        <>
          Already have an account?{' '}
          <TextLink to={PAGES.login.path} state={wanted}>
            Sign in
          </TextLink>
        </>
      }
    >
      <form
        noValidate
        method={NOT_SENT_BY_THE_BROWSER}
        onSubmit={form.handleSubmit(({ email, password }) => signUp.mutate({ email, password }), toastMistakes)}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={fieldError(errors.email?.message, 'Enter your email address')}
          {...email}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={fieldError(errors.password?.message, 'Choose a password')}
          {...password}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={fieldError(errors.confirmPassword?.message, 'Enter the password again')}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" disabled={Boolean(errors.email)} busyText={signUp.isPending && 'Creating account...'}>
          Create Account
        </Button>
        <p className="text-note text-pretty text-ink-faint">
          By creating an account, you agree to the <TextLink to={PAGES.termsOfService.path}>terms</TextLink>. To see
          what data we keep about you, read the <TextLink to={PAGES.privacyPolicy.path}>privacy policy</TextLink>.
        </p>
      </form>
    </AuthFrame>
  );
}
