/**
 * The checker of data would first try whether it may write code, which the policy refuses: zod reads this.
 * Pages say so in their first script (`colorScheme.js`), and a worker before it brings anything else.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
