/**
 * A request that gives or takes a session writes the cookie of the whole browser anew: one tab at a time, or
 * the session that another one has just been given would be lost.
 */
export function inTabTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('asamblea-sesiones', work) : work();
}
