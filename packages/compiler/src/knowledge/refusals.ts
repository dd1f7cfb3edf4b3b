/** Why a request of that class is refused; finishes "This cannot be made here, because …". By the class of the ranker. */
export const REFUSAL_REASONS: Readonly<Record<string, string>> = {
  'refuse-keylogging': 'it records what someone types',
  'refuse-spying': 'it watches or listens to someone behind their back',
  'refuse-credentials': 'it takes passwords, accounts or card numbers from people',
  'refuse-protection': 'it switches off or gets around the protection of a computer',
  'refuse-hiding': 'it hides from the person at the computer or from those who look after it',
  'refuse-destroying': 'it destroys or locks away files, or makes a computer unusable',
  'refuse-flooding': 'it floods or deceives other people and services with automatic messages, accounts or votes',
  'refuse-cheating': 'it cheats against other players',
  'refuse-exams': 'it cheats in an exam or a test',
  'refuse-fraud': 'it deceives people about money, or about who is writing to them',
  'refuse-breaking-in': 'it breaks into something that is locked, or into someone else’s computer or account',
};
