import type { ColumnType, Selectable } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;

/** What an authenticator app and we both know. */
export type SecondFactorsTable = {
  user_id: Fixed<string>;
  /** Encrypted; see features/accounts/two-step/sealed-secret.ts. */
  sealed_secret: string;
  created_at: number;
  /** Null until a first code has shown that the app has it; until then, nobody is asked for one. */
  confirmed_at: number | null;
  /** The time step of the last code that was used: no code counts twice, and none from before. */
  last_step: number;
};

/** A recovery code that has not been used; only its hash. */
export type RecoveryCodesTable = {
  hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<number>;
};

/** A sign-in whose password was right and whose code is awaited. */
export type SignInChallengesTable = {
  hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
  tries: number;
};

export type TwoStepSchema = {
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
};

export type SecondFactor = Selectable<SecondFactorsTable>;
