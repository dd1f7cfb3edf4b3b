import { config } from 'zod/v4/core';

// Zod probes for `new Function` to speed up its parsers; our Content-Security-Policy forbids it,
// and each probe would be reported as a violation. Runs before the first schema is built.
config({ jitless: true });
