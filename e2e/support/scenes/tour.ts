import type { Page } from 'playwright-core';
import { createAccountButton, fillRegistration } from '../screen.ts';
import { accountScenes } from './account-scenes.ts';
import { adminScenes } from './admin-scenes.ts';
import { dashboardScenes } from './dashboard-scenes.ts';
import { myScriptsScenes } from './my-scripts-scenes.ts';
import type { Scene, Stage } from './scene.ts';
import { visitorScenes } from './visitor-scenes.ts';

export type Visit = (stage: Stage) => AsyncGenerator<Scene>;

/**
 * Together they lead through every page and dialog of the product, in every state. Each needs a page of its own, and
 * stops at each state for the caller to look at it.
 */
export const VISITS = {
  visitor: visitSignedOut,
  user: visitAsUser,
  customer: visitAsCustomer,
  manager: visitAsAdmin,
} satisfies Record<string, Visit>;

async function* visitSignedOut(stage: Stage): AsyncGenerator<Scene> {
  yield* played(stage, '', visitorScenes(stage));
}

async function* visitAsUser(stage: Stage): AsyncGenerator<Scene> {
  await register(stage.page, stage.email);
  yield* played(stage, 'dashboard-', dashboardScenes(stage));
  yield* played(stage, 'history-', myScriptsScenes(stage));
}

async function* visitAsCustomer(stage: Stage): AsyncGenerator<Scene> {
  await register(stage.page, stage.email);
  yield* played(stage, 'account-', accountScenes(stage));
}

async function* visitAsAdmin(stage: Stage): AsyncGenerator<Scene> {
  await register(stage.page, stage.email);
  yield* played(stage, 'admin-', adminScenes(stage));
}

async function* played({ page }: Stage, group: string, scenes: readonly Scene[]): AsyncGenerator<Scene> {
  for (const scene of scenes) {
    await scene.play();
    yield { ...scene, name: group + scene.name };
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, { email, password: 'walnut7!', confirm: 'walnut7!' });
  await createAccountButton(page).click();
  await page.waitForURL('**/dashboard');
}
