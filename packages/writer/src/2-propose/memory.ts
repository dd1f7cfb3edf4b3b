import { Tensor } from 'onnxruntime-node';

const HEADS = 12;
const HEAD_WIDTH = 32;
const FIRST_SLOTS = 256;

/** What the network keeps of the tokens it has written for a request: a slot a token, whichever beginnings share it. */
export type Memory = {
  /** Where each of these beginnings finds its tokens; it continues the beginning before it that `continued` names. */
  readonly slotsOf: (continued: readonly number[]) => number[][];
  readonly tensor: () => Tensor;
  readonly add: (present: Float32Array, slots: readonly (readonly number[])[]) => void;
};

/**
 * One growing store instead of a copy for each step: copies of everything, every step, are what filled the process with
 * hundreds of megabytes that had not been collected yet.
 */
export function createMemory(layers: number): Memory {
  const shape = [layers, 2, HEADS, HEAD_WIDTH];
  const width = shape.reduce((product, size) => product * size, 1);
  let store = new Float32Array(FIRST_SLOTS * width);
  let used = 0;
  let paths: readonly (readonly number[])[] = [[]];
  return {
    slotsOf: (continued) => continued.map((row) => [...(paths[row] ?? [])]),
    tensor: () => new Tensor('float32', store.subarray(0, used * width), [used, ...shape]),
    add: (present, slots) => {
      const count = slots.length;
      while ((used + count) * width > store.length) {
        const larger = new Float32Array(store.length * 2);
        larger.set(store);
        store = larger;
      }
      store.set(present, used * width);
      paths = slots.map((own, row) => [...own, used + row]);
      used += count;
    },
  };
}
