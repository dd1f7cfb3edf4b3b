import type { Use } from '../collect-uses.ts';
import { isHeartOfRegistry } from '../commands/registry-actions.ts';
import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const PROTECTION_VALUE =
  /disableantispyware|disableantivirus|disablerealtimemonitoring|disablebehaviormonitoring|enablelua\b|consentpromptbehavioradmin|enablefirewall|enablesmartscreen|disableregistrytools|disablecmd|windows defender\\exclusions/;
const TASK_MANAGER = /disabletaskmgr/;

/** What a script does by itself, without a command, against the protection, the disks and the Task Manager. */
export function protection(context: RiskContext): RiskFinding[] {
  return [
    ...finding('protection-off', [...registryWrites(context, PROTECTION_VALUE), ...endedProtection(context)]),
    ...finding('disk-destruction', context.uses.filter(writesToDisk)),
    ...finding('registry-deletion', context.uses.filter(deletesRegistry)),
    ...finding('task-manager-blocked', [
      ...registryWrites(context, TASK_MANAGER),
      ...context.uses.filter(isUnendable),
      ...closesTaskManager(context),
    ]),
  ];
}

function deletesRegistry(use: Use): boolean {
  return use.kind === 'call' && use.name === 'regdeletekey' && isHeartOfRegistry(shapeOf(use.arguments[0]));
}

function registryWrites({ uses }: RiskContext, pattern: RegExp): Use[] {
  return uses.filter((use) => {
    const writes = use.name === 'regwrite' || use.name === 'regdelete' || use.name === 'regdeletekey';
    const shapes = use.arguments.map((value) => shapeOf(value));
    // Setting EnableLUA or EnableFirewall to 1 switches protection on.
    if (use.name === 'regwrite' && shapes[0] === '1' && /\benable\w+$/.test(shapes.join(' '))) return false;
    return writes && use.kind !== 'directive' && pattern.test(shapes.join(' '));
  });
}

const ANTIVIRUS = /msmpeng|avastui|avgui|mbam|nortonsecurity|mcshield|securityhealthsystray/;

function endedProtection({ uses }: RiskContext): Use[] {
  return uses.filter(
    (use) => use.kind === 'call' && use.name === 'processclose' && ANTIVIRUS.test(shapeOf(use.arguments[0])),
  );
}

function writesToDisk(use: Use): boolean {
  return (
    use.kind === 'call' &&
    /^(?:fileopen|dllcall)$/.test(use.name) &&
    use.arguments.some((value) => /\\\\\.\\physicaldrive/.test(shapeOf(value)))
  );
}

function isUnendable(use: Use): boolean {
  return (
    use.kind === 'call' &&
    use.name === 'dllcall' &&
    /rtlsetprocessiscritical|ntsetinformationprocess/.test(shapeOf(use.arguments[0]))
  );
}

// Closing Task Manager once on a key is a choice; doing it again and again keeps its owner out.
function closesTaskManager({ uses, triggers }: RiskContext): Use[] {
  const timed = triggers.filter((trigger) => trigger.kind === 'timer');
  return uses.filter((use) => {
    const closes =
      use.kind === 'call' &&
      /^(?:processclose|winclose|winkill)$/.test(use.name) &&
      /taskmgr|task manager/.test(shapeOf(use.arguments[0]));
    return (
      closes &&
      (use.inLoop ||
        timed.some((trigger) => trigger.actions.some((action) => action.start <= use.start && use.end <= action.end)))
    );
  });
}
