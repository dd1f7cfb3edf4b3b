import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';

export type OfficeProgram = 'Excel' | 'Word' | 'Outlook' | 'PowerPoint';

const VARIABLES = { Excel: 'excelApp', Word: 'wordApp', Outlook: 'outlookApp', PowerPoint: 'powerPointApp' } as const;

/** An expression that is worked out with an Office program, which it can use under its name: `excelApp`, `wordApp` … */
export function withOffice(program: OfficeProgram, action: string, { draft }: Scope): string {
  return `${useHelper(draft, 'WithOffice')}("${program}.Application", (${VARIABLES[program]}) => ${action})`;
}

/** A library function that takes the program first, done with it. */
export function officeCall(
  program: OfficeProgram,
  helper: HelperName,
  scope: Scope,
  ...more: readonly string[]
): string {
  const name = useHelper(scope.draft, helper);
  if (more.length === 0) return `${useHelper(scope.draft, 'WithOffice')}("${program}.Application", ${name})`;
  return withOffice(program, `${name}(${[VARIABLES[program], ...more].join(', ')})`, scope);
}
