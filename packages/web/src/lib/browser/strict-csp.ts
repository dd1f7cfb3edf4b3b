// Zod probes for `new Function` to speed up its parsers; our Content-Security-Policy forbids it, and each probe would be
// reported as a violation. Set where Zod looks for it, and not through Zod: that is code which most pages do not need.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
