/**
 * The guard of a stream looks again and again, by a clock of its own, while a listener waits: also in the tests that
 * follow the one that left it waiting, which count what they ask for.
 */
export const isReachable = async (): Promise<boolean> => false;
