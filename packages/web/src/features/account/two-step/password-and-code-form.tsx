import { zodResolver } from '@hookform/resolvers/zod';
import { type InputOf, turnOffTwoStepEndpoint } from '@hotscribe/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { tieServerErrors, toastMistakes } from '#lib/http/form-errors.ts';
import { showError } from '#lib/page/toast-store.ts';
import type { ButtonTone } from '#ui/action/button-look.ts';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { CODE_RULES, type CodeKind, SignInCode } from '#ui/form/sign-in-code.tsx';

type PasswordAndCode = InputOf<typeof turnOffTwoStepEndpoint>;

type PasswordAndCodeFormProps<Answer> = {
  submit: string;
  busyText: string;
  tone?: ButtonTone;
  failure: string;
  send: (input: PasswordAndCode) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
};

/** Asks for both steps once more, before something that takes a step away. */
export function PasswordAndCodeForm<Answer>(props: PasswordAndCodeFormProps<Answer>) {
  const { submit, busyText, tone, failure, send, onDone, onCancel } = props;
  const [kind, setKind] = useState<CodeKind>('app');
  const form = useForm({
    resolver: zodResolver(turnOffTwoStepEndpoint.input.extend({ code: CODE_RULES[kind] })),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;
  const choose = (next: CodeKind) => {
    setKind(next);
    form.resetField('code');
    form.setFocus('code');
  };
  const act = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      showError(apiErrorMessage(error, failure));
      tieServerErrors(form, error, 'password');
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit((values) => act.mutate(values), toastMistakes)}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        error={errors.password?.message}
        {...form.register('password')}
      />
      <SignInCode kind={kind} onKind={choose} error={errors.code?.message} {...form.register('code')} />
      <DialogActions submit={submit} {...(tone && { tone })} busyText={act.isPending && busyText} onCancel={onCancel} />
    </form>
  );
}
