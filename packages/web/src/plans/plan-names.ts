import type { Usage } from '@hotscribe/contract';

export const PLAN_LABELS = {
  free: 'Free Plan',
  monthly: 'Premium Plan',
  'per-script': 'Pay Per Script',
} satisfies Record<Usage['plan'], string>;
