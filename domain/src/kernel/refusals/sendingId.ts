const names = ['requestId', 'jobId', 'importId'] as const;
const longest = 64;

/**
 * The id that makes a request safe to repeat: of a submission, or of the job that it begins or continues; at
 * a booth, the id of the vote. Null of a request without one. Every answer gives it back, so that the caller
 * knows that it is the answer to that request, and from us.
 */
export function sendingIdOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const own = new Map<string, unknown>(Object.entries(body));
  for (const name of names) {
    const id = own.get(name);
    if (typeof id === 'string' && id.length > 0 && id.length <= longest) return id;
  }
  return own.has('vote') ? sendingIdOf(own.get('vote')) : null;
}
