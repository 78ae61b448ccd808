import { afterAll, afterEach, expect } from 'vitest';
import { takeBrokenRules } from './brokenRules.ts';

/** No page of a test may break its own policy, nor lose a failure. */
const expectNoneBroken = () => expect(takeBrokenRules()).toEqual([]);

afterEach(expectNoneBroken);
afterAll(expectNoneBroken);
