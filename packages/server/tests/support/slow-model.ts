import type { GenerationJob } from '@hotscribe/contract';
import { expect } from 'vitest';
import type { JobTimes } from '#features/scripts/job-runner.ts';
import { type Behaviour, type ModelServer, says, startModelServer } from './model-server.ts';
import { type ScriptUser, signUp } from './script-user.ts';
import { type Body, type Reply, startTestApp, type TestApp } from './test-app.ts';

// Browsers wait 10 s for a reply and a generation is answered within 7; tests do not wait that long.
export const QUICK: Partial<JobTimes> = { answerWithinMs: 300, beatMs: 100 };
export const PATIENT = { timeout: 10_000 };
/** What is answered where there is no job to go on with. */
export const NO_JOB = { success: true, job: null, answer: null, problem: null };

export const SLOW_SCRIPT = `#Requires AutoHotkey v2.0
#SingleInstance Force

; Opens the calculator with Ctrl+Alt+N.
^!n:: {
    Run("calc.exe")
}`;

/** A model that has begun and does not go on until the test says so. */
export type HeldModel = {
  behaviour: Behaviour;
  held: () => number;
  /** Answers all that it was asked; waits until there are that many. */
  release: (reply?: Behaviour, requests?: number) => Promise<void>;
};

export function heldModel(): HeldModel {
  const waiting: ((reply: Behaviour) => void)[] = [];
  return {
    behaviour: (response, request) => {
      waiting.push((reply) => reply(response, request));
    },
    held: () => waiting.length,
    release: async (reply = says(`\`\`\`ahk\n${SLOW_SCRIPT}\n\`\`\``), requests = 1) => {
      await expect.poll(() => waiting.length, { timeout: 60_000 }).toBe(requests);
      for (const answer of waiting.splice(0)) answer(reply);
    },
  };
}

export type SlowModelApp = { app: TestApp; user: ScriptUser; provider: ModelServer; model: HeldModel };

/** A server whose model answers when the test says so. */
export async function startSlowModelApp(jobTimes = QUICK): Promise<SlowModelApp> {
  const model = heldModel();
  const provider = await startModelServer(model.behaviour);
  const app = await startTestApp({ model: provider.settings, jobTimes });
  return { app, provider, model, user: await signUp(app, { plan: 'monthly' }) };
}

export async function currentJob(user: ScriptUser): Promise<Body> {
  return (await user.get('/api/scripts/jobs/current')).body;
}

export function jobIn({ body }: Reply): GenerationJob {
  return body.job as GenerationJob;
}

/** Asks for a job until it has ended. */
export async function jobEnded(user: Pick<ScriptUser, 'get'>, id: string): Promise<Body> {
  let reply: Body = {};
  const ask = async () => {
    reply = (await user.get(`/api/scripts/jobs/${id}`)).body;
    return (reply.job as GenerationJob).state;
  };
  await expect.poll(ask, { timeout: 10_000 }).not.toBe('working');
  return reply;
}

/** What a request for a script was answered with in the end, at once or by its job. */
export async function answerIn(user: Pick<ScriptUser, 'get'>, reply: Reply): Promise<Body> {
  return reply.status === 202 ? ((await jobEnded(user, jobIn(reply).id)).answer as Body) : reply.body;
}
