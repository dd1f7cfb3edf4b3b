import { CONTACT_EMAIL } from '@hotscribe/contract';

export function ContactLink() {
  return (
    <a href={`mailto:${CONTACT_EMAIL}`} className="font-medium text-accent underline underline-offset-4">
      {CONTACT_EMAIL}
    </a>
  );
}
