import { auditLogEndpoint, overviewEndpoint } from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { auditLog } from './audit-log.ts';
import { type OverviewDeps, overview } from './overview.ts';

export function mountAdmin(mount: Mount, deps: OverviewDeps): void {
  mount(auditLogEndpoint, (input) => auditLog(deps.db, input));
  mount(overviewEndpoint, ({ days }) => overview(deps, days));
}
