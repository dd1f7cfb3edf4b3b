import { finding, placesOf, type RiskContext, type RiskFinding } from './risk-context.ts';

export function persistence(context: RiskContext): RiskFinding[] {
  const starts = placesOf(context, 'starts-with-windows');
  const hides = context.uses.filter(
    (use) =>
      (use.kind === 'directive' && use.name === '#notrayicon') || (use.kind === 'write' && use.name === 'a_iconhidden'),
  );
  return starts.length > 0 && hides.length > 0 ? finding('hidden-autostart', [...starts, ...hides]) : [];
}
