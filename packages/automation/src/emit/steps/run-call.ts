import type { KnownProgram } from '#knowledge/programs.ts';
import type { Value } from '#language/values.ts';
import { literal } from '../code.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { placeExpression } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { expression } from '../values/expression.ts';
import { isPath, type OpenTarget, openTarget, pathExpression } from './open-target.ts';

/** What a program is started with: a text as it was written, or an expression. */
export type Parameter = { readonly text: string } | { readonly code: string };

/** How something is opened. */
export type Opening = {
  readonly with?: Parameter | undefined;
  readonly how?: 'maximized' | 'minimized' | 'hidden';
  readonly 'as-admin'?: true;
};

const OPTIONS = { maximized: '"Max"', minimized: '"Min"', hidden: '"Hide"' } as const;

export function parameterOf(value: Value, scope: Scope): Parameter {
  return value.kind === 'text' ? { text: value.text } : { code: expression(value, scope) };
}

/** The call that opens something, as an expression. */
export function runCall(target: OpenTarget, opening: Opening, scope: Scope): string {
  const call = (helper: HelperName, ...first: readonly string[]) =>
    `${useHelper(scope.draft, helper)}(${trimmed([...first, parameters(opening.with), ...rest(opening)])})`;
  switch (target.kind) {
    case 'program':
      if (isShell(target.program) && namesScript(opening.with)) return runScript(opening, scope);
      if (target.program.found) return plainRun(target.program.run, opening, scope);
      return call('OpenProgram', literal(target.program.menu), startsOf(target.program));
    case 'name':
      if (/\.exe$/i.test(target.name)) {
        return call('OpenProgram', literal(target.name.replace(/\.exe$/i, '')), `[${literal(target.name)}]`);
      }
      return call('OpenProgram', literal(target.name), '[]');
    case 'folder':
      return `Run(${placeExpression(target.place, scope)})`;
    case 'address':
      return opening.with ? withProgram({ text: target.address }, opening, scope) : `Run(${literal(target.address)})`;
    case 'path': {
      const isFile = !/\.(?:exe|com|bat|cmd|lnk)$/i.test(target.path);
      if (isFile && opening.with && namesProgram(opening.with, scope))
        return withProgram({ code: pathExpression(target.path) }, opening, scope);
      if (SCRIPT.test(target.path) && !opening.with)
        return runScript({ ...opening, with: scriptAt(target.path) }, scope);
      return call('OpenPath', pathExpression(target.path));
    }
    case 'file': {
      const path = `${useHelper(scope.draft, 'FileNamed')}(${literal(target.name)})`;
      if (opening.with) return withProgram({ code: path }, opening, scope);
      return SCRIPT.test(target.name) ? runScript({ ...opening, with: { code: path } }, scope) : call('OpenPath', path);
    }
    case 'value':
      return call('OpenAnything', target.code);
  }
}

const SCRIPT = /\.ps1$/i;

function isShell({ name }: KnownProgram): boolean {
  return name === 'PowerShell';
}

function namesScript(parameter: Parameter | undefined): boolean {
  if (!parameter) return false;
  return 'text' in parameter
    ? SCRIPT.test(parameter.text) && !/^["/-]/.test(parameter.text)
    : /\.ps1"\)?$/i.test(parameter.code);
}

function scriptAt(path: string): Parameter {
  return path.includes('%') ? { code: pathExpression(path) } : { text: path };
}

// Windows opens a script in an editor, and PowerShell refuses one that is not signed.
function runScript(opening: Opening, scope: Scope): string {
  const file = opening.with && 'text' in opening.with ? { text: `"${opening.with.text}"` } : opening.with;
  return plainRun('powershell.exe -ExecutionPolicy Bypass -File', { ...opening, with: file }, scope);
}

function plainRun(file: string, { with: parameter, how, 'as-admin': asAdmin }: Opening, scope: Scope): string {
  const line = !parameter
    ? literal(file)
    : 'text' in parameter
      ? literal(`${file} ${quotedText(parameter.text)}`)
      : `${literal(`${file} "`)} ${parameter.code} ${literal('"')}`;
  if (asAdmin) return `${useHelper(scope.draft, 'RunAsAdmin')}(${line}${how ? `, ${OPTIONS[how]}` : ''})`;
  return `Run(${line}${how ? `, , ${OPTIONS[how]}` : ''})`;
}

/** `open "C:\x.txt" with "notepad"`: the program is what is started. */
function withProgram(file: Parameter, opening: Opening, scope: Scope): string {
  return runCall(programIn(opening.with, scope), { ...opening, with: file }, scope);
}

function namesProgram(parameter: Parameter, scope: Scope): boolean {
  const { kind } = programIn(parameter, scope);
  return kind === 'program' || kind === 'name';
}

function programIn(parameter: Parameter | undefined, scope: Scope): OpenTarget {
  if (parameter && 'code' in parameter) return { kind: 'value', code: parameter.code };
  return openTarget({ kind: 'text', text: parameter?.text ?? '' }, scope);
}

function startsOf({ exes, run }: KnownProgram): string {
  return `[${[...new Set([run, ...exes])].map(literal).join(', ')}]`;
}

function parameters(parameter: Parameter | undefined): string {
  if (!parameter) return '""';
  return 'text' in parameter
    ? literal(quotedText(parameter.text))
    : `${literal('"')} ${parameter.code} ${literal('"')}`;
}

// A path with a space in it would be taken for two parameters; switches such as -n are handed on as they are.
function quotedText(text: string): string {
  const isOne = /\s/.test(text) && !/^["/-]/.test(text) && (isPath(text) || /\.\w{2,4}$/.test(text));
  return isOne ? `"${text.replaceAll('"', '')}"` : text;
}

function rest({ how, 'as-admin': asAdmin }: Opening): string[] {
  return [how ? OPTIONS[how] : '""', asAdmin ? '"*RunAs "' : '""'];
}

// Parameters at the end that are what the function takes anyway are left out.
function trimmed(values: readonly string[]): string {
  const end = values.findLastIndex((value, index) => index === 0 || (value !== '""' && value !== '[]'));
  return values.slice(0, end + 1).join(', ');
}
