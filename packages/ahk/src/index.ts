export { quoteString } from './quote-string.ts';
