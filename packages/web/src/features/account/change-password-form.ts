import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGES, updatePasswordEndpoint } from '@hotscribe/contract';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';

const rules = updatePasswordEndpoint.input
  .safeExtend({ confirmPassword: z.string().min(1, MESSAGES.fillAllPasswordFields) })
  .refine(({ newPassword, confirmPassword }) => !confirmPassword || newPassword === confirmPassword, {
    error: MESSAGES.newPasswordsDiffer,
    path: ['confirmPassword'],
    // Also when other fields have mistakes: whoever fixes those must not find this one only then.
    when: () => true,
  });

/** The form, and whether the repeated password can no longer become the new one by typing on. */
export function useChangePasswordForm() {
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { newPassword, confirmPassword } = useWatch({ control: form.control });
  const differs = Boolean(confirmPassword) && confirmPassword !== newPassword;
  return { form, differs };
}
