import { CAPABILITY_ICONS, OTHER_CAPABILITY_ICON } from './capability-icons.ts';
import type { ReportedCapability } from './script-report.ts';

/** What a script is able to do, read from its text: the questions a phone would ask before it installs something. */
export function PermissionCard({ capabilities }: { capabilities: readonly ReportedCapability[] }) {
  return (
    <div className="rounded-card border border-line bg-sunken p-4">
      <h3 className="text-small font-semibold">This script</h3>
      {capabilities.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">only changes what your keys do.</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2">
          {capabilities.map(({ code, message }) => {
            const Icon = iconOf(code);
            return (
              <li key={code} className="flex gap-2.5 text-small">
                <Icon aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
                {message}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

// A newer server may know abilities that this page, loaded before, does not.
function iconOf(code: string) {
  return Object.entries(CAPABILITY_ICONS).find(([name]) => name === code)?.[1] ?? OTHER_CAPABILITY_ICON;
}
