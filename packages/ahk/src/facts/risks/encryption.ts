import { shapeOf } from '../shape.ts';
import { finding, type RiskContext, type RiskFinding } from './risk-context.ts';

const ENCRYPTION = /(?:bcrypt|crypt)encrypt|rijndael|aesmanaged|createencryptor|cipher\s+\/e/;
const RANSOM_NAME = /\.(?:locked|encrypted|crypt(?:ed)?|enc)$/;

export function encryption(context: RiskContext): RiskFinding[] {
  const loops = context.uses.filter((use) => use.kind === 'files-loop');
  const inLoop = context.uses.filter((use) => use.kind === 'call' || use.kind === 'method').filter((use) => use.inLoop);
  const encrypts = context.uses.filter(
    (use) => use.kind !== 'directive' && use.arguments.some((value) => ENCRYPTION.test(shapeOf(value))),
  );
  const renames = inLoop.filter(
    (use) =>
      /^(?:filemove|fileappend|filecopy)$/.test(use.name) &&
      use.arguments.some((value) => RANSOM_NAME.test(shapeOf(value))),
  );
  return loops.length > 0 ? finding('files-encrypted', [...encrypts, ...renames]) : [];
}
