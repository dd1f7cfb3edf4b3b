export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** What a model said. `cutOff`: it was stopped before it had finished. */
export type ChatReply = { text: string; cutOff: boolean };

export type ChatModel = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<ChatReply>;

/** `resting`: not asked, because it failed a moment ago. */
export type ModelTrouble = 'unreachable' | 'busy' | 'not-allowed' | 'garbled' | 'too-slow' | 'resting';

/** The model gave no reply. Carries nothing the provider said: that may quote our key or the user's request. */
export class ModelFailure extends Error {
  readonly trouble: ModelTrouble;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(trouble: ModelTrouble, details: { status?: number | undefined; retryAfterMs?: number | undefined } = {}) {
    super(`language model: ${trouble}`);
    this.name = 'ModelFailure';
    this.trouble = trouble;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}
