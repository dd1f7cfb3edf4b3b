/** What a program refuses with, and the words that finish "This cannot be made here, because …". */
export const HARMS = {
  keylogging: { refuse: 'spying', because: 'it records what someone types' },
  watching: { refuse: 'spying', because: 'it watches or listens to someone behind their back' },
  credentials: { refuse: 'stealing', because: 'it takes passwords, accounts, or card numbers from people' },
  'breaking-in': {
    refuse: 'stealing',
    because: 'it breaks into something that is locked, or into someone else’s computer or account',
  },
  protection: { refuse: 'evading', because: 'it turns off or gets around a computer’s protection' },
  hiding: {
    refuse: 'evading',
    because: 'it hides from the person at the computer or from the people who manage it',
  },
  destroying: { refuse: 'destroying', because: 'it destroys or locks away files, or makes a computer unusable' },
  flooding: {
    refuse: 'cheating-people',
    because: 'it floods or deceives other people and services with automated messages, accounts, or votes',
  },
  games: { refuse: 'cheating-people', because: 'it cheats against other players' },
  exams: { refuse: 'cheating-people', because: 'it cheats in an exam or a test' },
  fraud: { refuse: 'cheating-people', because: 'it deceives people about money, or about who is writing to them' },
} as const satisfies Record<string, { readonly refuse: RefuseReason; readonly because: string }>;

/** The reasons that the automation language knows. */
export type RefuseReason = 'spying' | 'stealing' | 'destroying' | 'cheating-people' | 'evading';
export type Harm = keyof typeof HARMS;
