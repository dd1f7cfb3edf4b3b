import { zodResolver } from '@hookform/resolvers/zod';
import { CONTACT_EMAIL } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { CODE_RULES, type CodeKind, SignInCode } from '#ui/form/sign-in-code.tsx';
import { AuthFrame, NOT_SENT_BY_THE_BROWSER } from '#ui/layout/auth-frame.tsx';
import { authErrorMessage, LOGIN_FAILURES } from './auth-error-message.ts';
import { authMutations } from './auth-queries.ts';

type SecondStepProps = { challenge: string; onStartOver: () => void };

/** What an account with two-step sign-in asks for once the password was right. */
export function SecondStep({ challenge, onStartOver }: SecondStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const form = useForm({
    resolver: zodResolver(z.object({ code: CODE_RULES[kind] })),
    defaultValues: { code: '' },
  });
  const { setFocus, resetField } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const choose = (next: CodeKind) => {
    setKind(next);
    resetField('code');
    setFocus('code');
  };
  const finish = useMutation({
    ...authMutations.finishSignIn,
    onSuccess: () => showSuccess('Logged in successfully'),
    onError: (error) => {
      showError(authErrorMessage(error, LOGIN_FAILURES));
      if (error instanceof ApiError && error.code === 'challenge-expired') onStartOver();
      else tieServerErrors(form, error, 'code');
    },
  });
  return (
    <AuthFrame
      heading="Two-Step Sign-In"
      text={
        kind === 'app'
          ? 'Open your authenticator app and enter the 6-digit code it shows.'
          : `Lost your phone? A recovery code gets you in. No codes left? Write to ${CONTACT_EMAIL}.`
      }
      footer={
        <button
          type="button"
          onClick={onStartOver}
          className="min-h-8 font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Sign in with another account
        </button>
      }
    >
      <form
        noValidate
        method={NOT_SENT_BY_THE_BROWSER}
        onSubmit={form.handleSubmit(({ code }) => finish.mutate({ challenge, code }), toastMistakes)}
        className="flex flex-col gap-5"
      >
        <SignInCode
          kind={kind}
          onKind={choose}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" busyText={finish.isPending && 'Signing in...'}>
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}
