import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** A deployed function that database events call, as the bundle itself declares it. */
export interface Trigger {
  readonly name: string;
  readonly eventType: string;
  readonly database: string;
  readonly namespace: string;
  readonly document: string;
}

const triggered = z.object({
  __endpoint: z.object({
    eventTrigger: z.object({
      eventType: z.string().startsWith('google.cloud.firestore.'),
      eventFilters: z.object({ database: z.string(), namespace: z.string() }),
      eventFilterPathPatterns: z.object({ document: z.string() }),
    }),
  }),
});

export async function listTriggers(bundle: string): Promise<readonly Trigger[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(bundle).href);
  return Object.entries(exported).flatMap(([name, value]) => {
    // A deployed function is a function with its declaration beside it.
    const declared = typeof value === 'function' ? { ...value } : value;
    const parsed = triggered.safeParse(declared);
    if (!parsed.success) return [];
    const { eventType, eventFilters, eventFilterPathPatterns } =
      parsed.data.__endpoint.eventTrigger;
    return [{ name, eventType, ...eventFilters, ...eventFilterPathPatterns }];
  });
}
