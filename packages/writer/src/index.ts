export { loadNetwork, MODEL_FOLDER, type Network } from '#2-propose/network.ts';
export type { Answer, Suggestion, Understood } from '#4-answer/answer.ts';
export { createWriterPool } from './pool/writer-pool.ts';
export { type Screened, screen } from './screen/screen.ts';
export { write } from './write.ts';
