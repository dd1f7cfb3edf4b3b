import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { withLineBreaks } from './line-breaks.ts';

const DETAILS = {
  email: ['email', 'e-mail', 'mail address', 'gmail'],
  signature: ['signature', 'sign off', 'sign-off', 'regards', 'closing', 'signature block'],
  phone: ['phone', 'telephone', 'mobile', 'cell'],
  address: ['postal address', 'home address', 'street', 'where i live', 'my address', 'shipping address'],
  name: ['my name', 'full name', 'company name', 'surname'],
  account: ['iban', 'account number', 'bank details', 'vat number', 'tax number', 'customer number', 'id number'],
};

const PLACEHOLDERS = {
  email: 'your.name@example.com',
  signature: 'Kind regards,\nYour Name\nYour Company',
  phone: '+00 000 000000',
  address: 'Your Name\n1 Your Street\nYour Town',
  name: 'Your Name',
  account: 'YOUR NUMBER HERE',
};

export const typeMyDetails = action({
  id: 'type-my-details',
  title: 'Type your e-mail address, signature, phone number or postal address',
  slots: { what: choice('detail to type', DETAILS, 'email'), text: text('text of it', '') },
  code: (values) => {
    const placeholder = values.text === '' ? ' ; put your own here' : '';
    return `SendText(${quoteString(withLineBreaks(values.text || PLACEHOLDERS[values.what]))})${placeholder}`;
  },
});
