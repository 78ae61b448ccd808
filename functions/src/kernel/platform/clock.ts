/** Time and waiting as a port, so that no test sleeps. Milliseconds by the server's clock. */
export interface Clock {
  now(): number;
  wait(millis: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
};
