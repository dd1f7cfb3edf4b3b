// Loaded before the server (`--import`): its clock is as far off as the file that CLOCK_SHIFT_FILE names says, in
// milliseconds. Timers run on, as they do where the time of a machine is set anew.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT_FILE ?? '';
const RealDate = Date;
let shiftMs = 0;
const read = () => {
  shiftMs = Number(readFileSync(file, 'utf8'));
};
read();
setInterval(read, 20).unref();
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
