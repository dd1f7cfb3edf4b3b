import { randomUUID } from 'node:crypto';
import type { Plan } from '@hotscribe/contract';
import type { PlanRow } from '#db/schema.ts';
import { allOrNothing, type OnUndo } from '#lib/all-or-nothing.ts';
import { DomainError } from '#lib/domain-error.ts';
import { leftOver } from './left-over.ts';
import type { PlanDeps } from './plan-deps.ts';
import { changePlan, findPlan, findSoldPlan, rememberPrice } from './plan-store.ts';
import { onePlanView } from './plan-view.ts';
import { catalogPlan, catalogPrice, publishedAt, publishedColumns } from './publish-plan.ts';

/** Takes a plan off sale. Nothing is deleted: whoever pays for it goes on, and it can be restored. */
export async function archivePlan(deps: PlanDeps, id: string, actorId: string): Promise<Plan> {
  const { catalog, now } = deps;
  const plan = await findSoldPlan(deps.db, id);
  const row = await allOrNothing(leftOver(deps), async (onUndo) => {
    const published = catalog && publishedAt(catalog, plan);
    if (catalog && published) {
      onUndo(() => catalog.restore(published));
      await catalog.archive(published);
    }
    return deps.db.transaction().execute(async (db) => {
      await deps.recordChange(db, { actorId, action: 'plan-deleted', subject: plan, changes: [] });
      return changePlan(db, plan, { archived_at: now() });
    });
  });
  return onePlanView(deps, row);
}

export async function restorePlan(deps: PlanDeps, id: string, actorId: string): Promise<Plan> {
  const plan = await findPlan(deps.db, id);
  if (plan.archived_at === null) throw new DomainError('not-found');
  const row = await allOrNothing(leftOver(deps), async (onUndo) => {
    const published = await restoreAtProvider(deps, plan, onUndo);
    return deps.db.transaction().execute(async (db) => {
      await deps.recordChange(db, { actorId, action: 'plan-restored', subject: plan, changes: [] });
      const restored = await changePlan(db, plan, { archived_at: null, ...published });
      await rememberPrice(db, restored, deps.now());
      return restored;
    });
  });
  return onePlanView(deps, row);
}

async function restoreAtProvider({ catalog }: PlanDeps, plan: PlanRow, onUndo: OnUndo) {
  if (!catalog) return {};
  const known = publishedAt(catalog, plan);
  if (known) {
    onUndo(() => catalog.archive(known));
    await catalog.restore(known);
    return {};
  }
  const published = await catalog.publish(catalogPlan(plan), catalogPrice(plan), `restore-${randomUUID()}`);
  onUndo(() => catalog.archive(published));
  return publishedColumns(catalog, published);
}
