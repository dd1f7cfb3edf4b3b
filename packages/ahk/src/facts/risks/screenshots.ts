import { finding, placesOf, type RiskContext, type RiskFinding } from './risk-context.ts';
import { sendsData } from './sent-data.ts';

export function screenshots(context: RiskContext): RiskFinding[] {
  const taken = placesOf(context, 'takes-screenshots');
  const sent = context.uses.filter(sendsData);
  return taken.length > 0 && sent.length > 0 ? finding('screenshots-sent', [...taken, ...sent]) : [];
}
