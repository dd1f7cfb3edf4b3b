import { zodResolver } from '@hookform/resolvers/zod';
import { emailKey, MESSAGES, updateEmailEndpoint } from '@hotscribe/contract';
import { useForm } from 'react-hook-form';

/** The rules of the call, and that the address is another one than now. */
export function useChangeEmailForm(email: string) {
  const rules = updateEmailEndpoint.input.refine(({ newEmail }) => emailKey(newEmail) !== emailKey(email), {
    error: MESSAGES.sameEmail,
    path: ['newEmail'],
  });
  return useForm({ resolver: zodResolver(rules), defaultValues: { newEmail: '', password: '' } });
}
