export { type Compilation, compile } from './compile.ts';
