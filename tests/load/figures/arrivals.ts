/**
 * When each of `count` people presses the button: anywhere within the time, as people do, but the
 * same in every run. In order, in milliseconds.
 */
export function arrivals(count: number, withinMs: number): readonly number[] {
  let state = 20_261_121;
  const next = () => {
    // Lehmer's generator (Park and Miller): even enough, and one line.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, () => next() * withinMs).sort((a, b) => a - b);
}
