export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** What a model said. `cutOff`: it was stopped before it had finished. */
export type ChatReply = { text: string; cutOff: boolean };

export type ChatCall = {
  signal: AbortSignal;
  /** Something came: words, thoughts, or a sign that the connection lives. */
  onAlive?: () => void;
};

export type ChatModel = (messages: readonly ChatMessage[], call: ChatCall) => Promise<ChatReply>;

/**
 * `unreachable`: no connection, or an error of the server's. `silent`: it took the request and then not a byte came.
 * `rejected`: it does not want this request. `broken-off`: the reply ended in the middle. `too-slow`: the time for the
 * whole answer is over. `resting`: not asked, because it failed a moment ago.
 */
export type ModelTrouble =
  | 'unreachable'
  | 'silent'
  | 'busy'
  | 'not-allowed'
  | 'rejected'
  | 'garbled'
  | 'broken-off'
  | 'too-slow'
  | 'resting';

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
