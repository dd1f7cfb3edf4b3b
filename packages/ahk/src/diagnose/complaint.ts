/** What a user says happened instead of what they wanted. */
export type Complaint =
  | { kind: 'error-box'; text: string }
  | { kind: 'nothing-happens' }
  | { kind: 'wrong-thing' }
  | { kind: 'wrong-characters' }
  | { kind: 'does-not-stop' };

export type ComplaintKind = Complaint['kind'];
