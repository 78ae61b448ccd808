import { afterAll, afterEach, expect } from 'vitest';
import { takeBrokenRules } from './brokenRules.ts';

/** Whatever a test looks at, no page of it may break its own policy, nor lose what failed. */
const expectNoneBroken = () => expect(takeBrokenRules()).toEqual([]);

afterEach(expectNoneBroken);
afterAll(expectNoneBroken);
