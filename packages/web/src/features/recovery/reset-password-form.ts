import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, resetPasswordEndpoint } from '@hotscribe/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const rules = resetPasswordEndpoint.input
  .omit({ token: true })
  .extend({ confirmPassword: z.string().min(1, MESSAGES.fillAllPasswordFields) })
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    error: MESSAGES.newPasswordsDiffer,
    path: ['confirmPassword'],
    // Also when other fields have mistakes: whoever fixes those must not find this one only then.
    when: () => true,
  });

export function useResetPasswordForm() {
  const form = useForm({ resolver: zodResolver(rules), defaultValues: { password: '', confirmPassword: '' } });
  // Without `deps`, mending the first password would leave 'New passwords do not match' standing below the second.
  return { form, password: form.register('password', { deps: ['confirmPassword'] }) };
}
