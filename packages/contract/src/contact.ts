/** Where people reach a person. */
export const CONTACT_EMAIL = 'support@hotscribe.app';
