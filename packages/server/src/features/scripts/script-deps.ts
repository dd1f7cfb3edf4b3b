import type { NoScriptKind, Storage, Symptom, Usage } from '@hotscribe/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/schema.ts';
import type { SharedCommit } from '#db/shared-commit.ts';
import type { RevisedScript, ReviseRequest } from './follow-ups/revise-script.ts';
import type { JobRunner } from './job-runner.ts';
import type { Choice } from './write-choice.ts';
import type { WriteRequest, WrittenScript } from './write-script.ts';

type StorageChange = { scripts: 1 | 0 | -1; bytes: number };
type Charge = 'free' | 'credit' | 'plan';
/** How a generation ended, or what came of its answer. */
export type Outcome = 'script' | NoScriptKind | 'kept' | 'changed' | `given-back:${Symptom}`;

/** What every use-case of the scripts needs. */
export type ScriptDeps = {
  db: Db;
  now: () => number;
  commit: SharedCommit;
  log: FastifyBaseLogger;
  jobs: JobRunner;
  /** A language model writes; without one, every script is there at once. */
  mayTakeLong: boolean;
  /** How many scripts and changes an account may ask for in a minute. */
  requestsPerMinute: number;
  /** The script for a description; throws where there is none to give. */
  writeScript: (request: WriteRequest) => Promise<WrittenScript>;
  /** The same by the embedded writer alone. */
  tryWriting: (description: string) => Promise<WrittenScript>;
  /** The script with what should be different; throws where there is none to give. */
  reviseScript: (request: ReviseRequest) => Promise<RevisedScript>;
  /** Whether a script can be changed by its program; without a language model, only then. */
  revisesPrograms: () => Promise<boolean>;
  /** The script for a suggestion that was chosen. */
  writeChoice: (choice: Choice) => Promise<WrittenScript>;
  /** Counts how a generation ended and what came of it, for the admin's overview. */
  countOutcome: (db: Db, outcome: Outcome, now: number) => Promise<void>;
  billing: {
    currentUsage: (db: Db, userId: string, now: number) => Promise<Usage>;
    /** Throws where the plan allows no further generation. */
    refuseUsedUp: (usage: Usage) => void;
    /** Counts one generation and says what it was taken from, or throws; decided by the database in one statement. */
    chargeGeneration: (db: Db, userId: string, now: number) => Promise<{ usage: Usage; charged: Charge | null }>;
    giveBacksLeft: (db: Db, userId: string, now: number) => Promise<number>;
    /** Undoes a charge, or throws where the month's are used up. */
    giveBackGeneration: (
      db: Db,
      userId: string,
      charged: Charge,
      now: number,
    ) => Promise<{ usage: Usage; left: number }>;
    /** Takes room for what is about to be stored, or throws where the plan has none left; decided in one statement. */
    takeRoom: (db: Db, userId: string, change: StorageChange, now: number) => Promise<void>;
    /** Throws as `takeRoom` does, and takes none. */
    refuseWithoutRoom: (db: Db, userId: string, change: StorageChange, now: number) => Promise<void>;
    /** Counts what is never refused: what goes, and what only takes the place of something else. */
    countStored: (db: Db, userId: string, change: StorageChange) => Promise<void>;
    storageOf: (db: Db, userId: string, now: number) => Promise<Storage>;
  };
};
