import type { LiveAnswer } from './answer-request.ts';

export type ToWriter = { id: number; description: string };

export type FromWriter = { kind: 'ready' } | { kind: 'answer'; id: number; answer: LiveAnswer; milliseconds: number };
