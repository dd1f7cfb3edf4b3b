import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CAPABILITY_ICONS, OTHER_CAPABILITY_ICON } from './capability-icons.ts';
import type { ReportedCapability } from './script-report.ts';
import { WEIGHTY_CAPABILITIES } from './weighty-capabilities.ts';

/** What a script is able to do, read from its text: the questions a phone would ask before it installs something. */
export function PermissionCard({ capabilities }: { capabilities: readonly ReportedCapability[] }) {
  const weighty = capabilities.filter(({ code }) => WEIGHTY_CAPABILITIES.has(code));
  const others = capabilities.filter(({ code }) => !WEIGHTY_CAPABILITIES.has(code));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-sunken">
      {weighty.length > 0 && <Weighty capabilities={weighty} />}
      {capabilities.length === 0 && (
        <p className="p-4 text-small">
          <strong className="font-semibold">This script</strong> only changes what your keys do.
        </p>
      )}
      {others.length > 0 && <Others heading={weighty.length > 0 ? 'It also' : 'This script'} capabilities={others} />}
    </div>
  );
}

type OthersProps = { heading: string; capabilities: readonly ReportedCapability[] };

function Others({ heading, capabilities }: OthersProps) {
  const headingId = useId();
  return (
    <div className="p-4">
      <h3 id={headingId} className="text-small font-semibold">
        {heading}
      </h3>
      <Abilities headingId={headingId} capabilities={capabilities} iconLook="text-accent" />
    </div>
  );
}

// Heavier in every way, not by its color alone: a heading in words, a sign, a bar at the side and bold text.
function Weighty({ capabilities }: { capabilities: readonly ReportedCapability[] }) {
  const headingId = useId();
  const sentences = capabilities.map(({ code, message }) => ({ code, message: `It ${message}` }));
  return (
    <div className="border-amber border-b border-l-4 bg-amber-soft py-3 pr-4 pl-3 font-semibold last:border-b-0">
      <h3 id={headingId} className="flex items-center gap-2 text-note font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-amber" />
        Make Sure You Want This
      </h3>
      <Abilities headingId={headingId} capabilities={sentences} iconLook="text-amber" />
    </div>
  );
}

type AbilitiesProps = { headingId: string; capabilities: readonly ReportedCapability[]; iconLook: string };

function Abilities({ headingId, capabilities, iconLook }: AbilitiesProps) {
  return (
    <ul aria-labelledby={headingId} className="mt-2 flex flex-col gap-2">
      {capabilities.map(({ code, message }) => {
        const Icon = iconOf(code);
        return (
          <li key={code} className="flex gap-2.5 text-small">
            <Icon aria-hidden className={classNames('mt-1 size-4 shrink-0', iconLook)} />
            {message}
          </li>
        );
      })}
    </ul>
  );
}

// A newer server may know abilities that this page, loaded before, does not.
function iconOf(code: string) {
  return Object.entries(CAPABILITY_ICONS).find(([name]) => name === code)?.[1] ?? OTHER_CAPABILITY_ICON;
}
