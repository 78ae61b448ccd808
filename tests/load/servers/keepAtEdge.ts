export interface Edge {
  /** Asks with the tag of the present copy; answers the tag of the newest. */
  ask(tag: string): Promise<string>;
  readonly told: {
    /** Requests that reached the API, one document each. */
    origin: number;
    /** Bodies that were sent to the askers. */
    bytes: number;
  };
}

interface Kept {
  readonly until: number;
  readonly answer: Promise<{ readonly tag: string; readonly size: number }>;
}

/**
 * The behaviour of Hosting with a public answer: it keeps one for everybody, and tells a client that has it
 * that it stands.
 */
export function keepAtEdge(url: string, keepMillis: number): Edge {
  const told = { origin: 0, bytes: 0 };
  let kept: Kept | null = null;
  const fetchIt = async () => {
    told.origin += 1;
    const response = await fetch(url);
    const body = await response.text();
    return { tag: response.headers.get('etag') ?? '', size: body.length };
  };
  return {
    told,
    async ask(tag) {
      const now = performance.now();
      if (kept === null || kept.until <= now) {
        kept = { until: now + keepMillis, answer: fetchIt() };
      }
      const answer = await kept.answer;
      if (answer.tag !== tag) told.bytes += answer.size;
      return answer.tag;
    },
  };
}
