import { settingsPage } from '#knowledge/settings-pages.ts';
import type { PROGRAMS } from '#language/steps/programs.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { assignedVariable } from '../scope.ts';
import { exesOf } from '../things/app-criterion.ts';
import { placeExpression } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { argument, expression } from '../values/expression.ts';
import { openTarget, pathExpression } from './open-target.ts';
import { stateNumber } from './window-verb.ts';

type RestKind =
  | 'command'
  | 'run-and-read'
  | 'terminal-here'
  | 'settings'
  | 'start-with-windows'
  | 'priority'
  | 'freeze';

const PRIORITIES = { low: 'Low', normal: 'Normal', high: 'High' } as const;

/** Commands, settings, and programs that run already. */
export const EMIT_PROGRAM_REST: Pick<Emitters<typeof PROGRAMS>, RestKind> = {
  command: ({ line, hidden, 'as-admin': asAdmin }, scope) => {
    // With /s everything between the outer quotes is the command, quotes included.
    const start = hidden ? ' /s /c "' : ' /s /k "';
    const command =
      line.kind === 'text'
        ? literal(`${start}${line.text}"`)
        : `${literal(start)} ${expression(line, scope)} ${literal('"')}`;
    if (asAdmin) {
      return [`${useHelper(scope.draft, 'RunAsAdmin')}(A_ComSpec ${command}${hidden ? ', "Hide"' : ''})`];
    }
    return [`Run(A_ComSpec ${command}${hidden ? ', , "Hide"' : ''})`];
  },
  'run-and-read': ({ line, name }, scope) => [
    `${assignedVariable(scope, name)} := ${useHelper(scope.draft, 'CommandOutput')}(${argument(line, scope)})`,
  ],
  'terminal-here': (_, scope) => {
    const folder = placeExpression({ base: { kind: 'open-folder' }, below: [] }, scope);
    return [`${useHelper(scope.draft, 'TerminalIn')}(${folder})`];
  },
  settings: ({ page }) => [`Run(${literal(settingsPage(page))})`],
  'start-with-windows': ({ what }, scope) => {
    if (!what) return ['FileCreateShortcut(A_ScriptFullPath, A_Startup "\\" A_ScriptName ".lnk")'];
    const start = useHelper(scope.draft, 'StartWithWindows');
    const target = openTarget(what, scope);
    switch (target.kind) {
      case 'program':
        return [`${start}(${literal(target.program.menu)})`];
      case 'path':
        return [`${start}(${literal(nameIn(target.path))}, ${pathExpression(target.path)})`];
      case 'folder':
        return [`${start}(${literal(target.name)}, ${placeExpression(target.place, scope)})`];
      case 'address':
        return [`${start}(${literal(nameIn(target.address))}, ${literal(target.address)})`];
      case 'value':
        return [`${start}(${target.code})`];
      default:
        return [`${start}(${literal(target.name)})`];
    }
  },
  priority: ({ app, level }, scope) => [
    `${useHelper(scope.draft, 'SetPriority')}("${PRIORITIES[level]}", ${filesOf(app).map(literal).join(', ')})`,
  ],
  freeze: ({ app, state }, scope) => {
    const files = exesOf(app).map((exe) => `, ${literal(exe)}`);
    return [`${useHelper(scope.draft, 'FreezeProgram')}(${stateNumber(state)}, ${literal(app)}${files.join('')})`];
  },
};

function filesOf(app: string): readonly string[] {
  const exes = exesOf(app);
  return exes.length > 0 ? exes : [app];
}

function nameIn(path: string): string {
  return (
    path
      .replace(/[\\/]+$/, '')
      .replace(/^.*[\\/]/, '')
      .replace(/\.\w+$/, '') || path
  );
}
