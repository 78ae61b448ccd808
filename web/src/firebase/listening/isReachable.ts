const limit = 5_000;

/** Whether the server answers: many networks are down while the browser believes that they are up. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(limit);
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  } catch {
    return false;
  }
}
