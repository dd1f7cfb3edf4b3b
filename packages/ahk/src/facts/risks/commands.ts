import type { Use } from '../collect-uses.ts';
import { commandLine } from '../command-line.ts';
import { shapeOf } from '../shape.ts';
import { commandsLike, finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const PROTECTION_COMMAND =
  /set-mppreference\s.*-disable\w+\s+(?:\$?true|1)|add-mppreference\s.*-exclusion|(?:sc|net)(?:\.exe)?\s+(?:stop|config|delete)\s+"?(?:windefend|wscsvc|mpssvc|securityhealthservice|sense|wuauserv)|netsh\s+(?:advfirewall\s+set\s+\w+\s+state\s+off|firewall\s+set\s+opmode\s+(?:mode=)?disable)|set-netfirewallprofile\s.*-enabled\s+\$?false|disableantispyware|disablerealtimemonitoring|enablelua\b.*\b0\b|taskkill.*(?:msmpeng|avp\.exe|avastui|avgui|mbam|nortonsecurity|mcshield|securityhealthsystray)|(?:stop|set)-service\s+(?:-\w+\s+)*"?(?:windefend|mpssvc|wscsvc|sense)|set-executionpolicy\s+(?:-\w+\s+)*(?:unrestricted|bypass)\s+.*localmachine/;
const PROTECTION_VALUE =
  /disableantispyware|disableantivirus|disablerealtimemonitoring|disablebehaviormonitoring|enablelua\b|consentpromptbehavioradmin|enablefirewall|enablesmartscreen|disableregistrytools|disablecmd|windows defender\\exclusions/;
const ENCODED =
  /powershell.*\s-e(?:nc?|nco?d?e?d?c?o?m?m?a?n?d?)?\s+["']?(?:[a-z0-9+/=]{16,}|‹)|frombase64string|(?:\biex\b|invoke-expression).*(?:downloadstring|\biwr\b|\birm\b|invoke-webrequest|invoke-restmethod|webclient)|(?:downloadstring|\biwr\b|\birm\b|invoke-webrequest|invoke-restmethod).*\|\s*(?:iex|invoke-expression)|mshta(?:\.exe)?\s+["']?(?:https?:|javascript:|vbscript:)|regsvr32.*\/i:https?:/;
const DISK =
  /(?:^|[\s\\"&|])format(?:\.com)?\s+[a-z]:|\bdiskpart\b|vssadmin(?:\.exe)?\s+(?:delete|resize)|wbadmin\s+delete|shadowcopy\s+delete|\bbcdedit\b.*\/(?:set|delete)|cipher\s+\/w|clear-disk|format-volume|\\\\\.\\physicaldrive/;
const TASK_MANAGER = /disabletaskmgr|taskkill.*taskmgr/;

export function commands(context: RiskContext): RiskFinding[] {
  return [
    ...finding('protection-off', [
      ...commandsLike(context, PROTECTION_COMMAND),
      ...registryWrites(context, PROTECTION_VALUE),
      ...endedProtection(context),
    ]),
    ...finding('hidden-command', commandsLike(context, ENCODED)),
    ...finding('disk-destruction', [...commandsLike(context, DISK), ...context.uses.filter(writesToDisk)]),
    ...finding('task-manager-blocked', [
      ...commandsLike(context, TASK_MANAGER),
      ...registryWrites(context, TASK_MANAGER),
      ...context.uses.filter(isUnendable),
      ...closesTaskManager(context),
    ]),
  ];
}

function registryWrites({ uses }: RiskContext, pattern: RegExp): Use[] {
  return uses.filter((use) => {
    const writes =
      use.name === 'regwrite' ||
      use.name === 'regdelete' ||
      use.name === 'regdeletekey' ||
      /\breg(?:\.exe)?\s+add/.test(commandLine(use) ?? '');
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
