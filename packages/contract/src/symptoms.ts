/** What a user can say happened instead of what they wanted. */
export const SYMPTOMS = ['nothing-happens', 'wrong-thing', 'error-box', 'wrong-characters', 'does-not-stop'] as const;

export type Symptom = (typeof SYMPTOMS)[number];
