import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, registerEndpoint } from '@hotscribe/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { typedEarly } from '#lib/waiting-page.ts';

const registerForm = registerEndpoint.input
  .extend({ confirmPassword: z.string().min(1, MESSAGES.fillAllFields) })
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    error: MESSAGES.passwordsDiffer,
    path: ['confirmPassword'],
    // Also when other fields have mistakes: whoever fixes those must not find this one only then.
    when: () => true,
  });

export function useRegisterForm() {
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: {
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
  // What was typed before this code arrived was not heard while it was typed.
  useEffect(() => {
    if (getValues('email')) void trigger('email');
  }, [getValues, trigger]);
  // Without `deps`, mending the first password would leave 'Passwords do not match' standing below the second.
  const password = form.register('password', { deps: ['confirmPassword'] });
  return { form, email, password };
}
