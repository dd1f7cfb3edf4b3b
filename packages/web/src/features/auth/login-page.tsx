import { zodResolver } from '@hookform/resolvers/zod';
import { loginEndpoint, PAGES } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { fieldError, tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { typedEarly } from '#lib/page/waiting-page.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthFrame, NOT_SENT_BY_THE_BROWSER } from '#ui/layout/auth-frame.tsx';
import { authErrorMessage, LOGIN_FAILURES } from './auth-error-message.ts';
import { authMutations } from './auth-queries.ts';
import { SecondStep } from './second-step.tsx';

export function LoginPage() {
  const form = useForm({
    resolver: zodResolver(loginEndpoint.input),
    defaultValues: { email: typedEarly('email'), password: typedEarly('password') },
  });
  const { errors } = form.formState;
  const { state: wanted } = useLocation();
  // Null once the second step was left: whoever comes back from there has only the password to type.
  const [challenge, setChallenge] = useState<string | null>();
  const { setFocus } = form;
  useEffect(() => {
    if (challenge === null) setFocus('password');
  }, [challenge, setFocus]);
  const signIn = useMutation({
    ...authMutations.signIn,
    onSuccess: (secondStep) => {
      if (secondStep) setChallenge(secondStep.challenge);
      else showSuccess('Logged in successfully');
    },
    onError: (error) => {
      showError(authErrorMessage(error, LOGIN_FAILURES));
      tieServerErrors(form, error, 'password');
    },
  });
  if (challenge) {
    const startOver = () => {
      form.resetField('password');
      setChallenge(null);
    };
    return <SecondStep challenge={challenge} onStartOver={startOver} />;
  }
  return (
    <AuthFrame
      heading="Sign In"
      text="Welcome back. Your scripts are where you left them."
      footer={
        <>
          No account yet?{' '}
          <TextLink to={PAGES.register.path} state={wanted}>
            Create one
          </TextLink>
        </>
      }
    >
      <form
        noValidate
        method={NOT_SENT_BY_THE_BROWSER}
        onSubmit={form.handleSubmit((values) => signIn.mutate(values), toastMistakes)}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={fieldError(errors.email?.message, 'Enter your email address')}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={fieldError(errors.password?.message, 'Enter your password')}
          {...form.register('password')}
        />
        <Button type="submit" busyText={signIn.isPending && 'Signing in...'}>
          Sign In
        </Button>
        <p className="text-center text-small">
          <TextLink to={PAGES.forgotPassword.path} state={{ email: form.watch('email') }} className="inline-block py-1">
            Forgot your password?
          </TextLink>
        </p>
      </form>
    </AuthFrame>
  );
}
