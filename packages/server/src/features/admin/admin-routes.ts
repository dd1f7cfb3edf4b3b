import { auditLogEndpoint, healthEndpoint, overviewEndpoint } from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import type { Vitals } from '#monitoring/vitals.ts';
import { auditLog } from './audit-log.ts';
import { healthView } from './health.ts';
import { type OverviewDeps, overview } from './overview.ts';

export function mountAdmin(mount: Mount, deps: OverviewDeps & { vitals: () => Promise<Vitals> }): void {
  mount(auditLogEndpoint, (input) => auditLog(deps.db, input));
  mount(healthEndpoint, async () => healthView(await deps.vitals()));
  mount(overviewEndpoint, ({ days }) => overview(deps, days));
}
