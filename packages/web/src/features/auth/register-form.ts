import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, registerEndpoint } from '@hotscribe/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { typedEarly } from '#lib/page/waiting-page.ts';

const registerForm = registerEndpoint.input
  .extend({ confirmPassword: z.string().min(1, MESSAGES.fillAllFields) })
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    error: MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
    // Also when other fields have mistakes: whoever fixes those must not find this one only then.
    when: () => true,
  });

type Values = z.input<typeof registerForm>;

// A look at the terms must not empty the form. In memory alone, and not for long: a password is among it.
const KEPT_MS = 10 * 60 * 1000;
let leftBehind: { values: Values; until: number } | undefined;

function leaveBehind(values: Values): void {
  leftBehind = { values: { ...values }, until: Date.now() + KEPT_MS };
}

function takeLeftBehind(): Values | undefined {
  return leftBehind && leftBehind.until > Date.now() ? leftBehind.values : undefined;
}

/** Signed up: nobody comes back to the form. */
export function dropLeftBehind(): void {
  leftBehind = undefined;
}

export function useRegisterForm() {
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: takeLeftBehind() ?? {
      email: typedEarly('email'),
      password: typedEarly('password'),
      confirmPassword: typedEarly('confirmPassword'),
    },
  });
  const email = form.register('email', {
    onChange: (event: { target: { value: string } }) =>
      event.target.value ? form.trigger('email') : form.clearErrors('email'),
  });
  const { getValues, trigger } = form;
  useEffect(() => () => leaveBehind(getValues()), [getValues]);
  // What was typed before this code arrived was not heard while it was typed.
  useEffect(() => {
    if (getValues('email')) void trigger('email');
  }, [getValues, trigger]);
  // Without `deps`, mending the first password would leave 'Passwords do not match' standing below the second.
  const password = form.register('password', { deps: ['confirmPassword'] });
  return { form, email, password };
}
