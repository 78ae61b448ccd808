export interface Edge {
  /** Asks with the tag of what one has; answers the tag of what is there now. */
  ask(tag: string): Promise<string>;
  readonly told: {
    /** Requests that reached the API, one document each. */
    origin: number;
    /** Bodies that were sent to who asked. */
    bytes: number;
  };
}

interface Kept {
  readonly until: number;
  readonly answer: Promise<{ readonly tag: string; readonly size: number }>;
}

/** What Hosting does with a public answer: keeps one for everybody, and tells who has it that it stands. */
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
