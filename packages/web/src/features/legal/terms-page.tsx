import { Guide, type GuidePart } from '#ui/guide/guide.tsx';
import { EFFECTIVE_DATE } from './effective-date.ts';
import { ACCOUNT_TERMS } from './terms-account.tsx';
import { CHANGE_TERMS } from './terms-changes.tsx';
import { LIABILITY_TERMS } from './terms-liability.tsx';
import { PAYMENT_TERMS } from './terms-payment.tsx';
import { SCRIPT_TERMS } from './terms-scripts.tsx';

const PARTS: readonly GuidePart[] = [
  ...ACCOUNT_TERMS,
  ...SCRIPT_TERMS,
  PAYMENT_TERMS,
  ...LIABILITY_TERMS,
  ...CHANGE_TERMS,
];

export function TermsPage() {
  return (
    <Guide
      heading="Terms of Service"
      lead={`What you can expect from Hotscribe, and what we expect from you. In effect since ${EFFECTIVE_DATE}.`}
      parts={PARTS}
    />
  );
}
