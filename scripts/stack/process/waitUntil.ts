import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the condition holds; false when the time runs out or `stop` is raised first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limits: { readonly timeoutMs: number; readonly everyMs?: number; readonly stop?: AbortSignal },
): Promise<boolean> {
  const deadline = performance.now() + limits.timeoutMs;
  while (limits.stop?.aborted !== true) {
    if (await condition()) return true;
    if (performance.now() >= deadline) return false;
    await pause(limits.everyMs ?? 100);
  }
  return false;
}
