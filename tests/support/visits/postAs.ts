import type { APIRequestContext } from 'playwright-core';
import { hosting } from '../browser/openPage.ts';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the API with the session and the origin of a page, as its own code would, wherever the page goes meanwhile. */
export async function postAs(
  { request }: { readonly request: APIRequestContext },
  path: string,
  body: unknown,
): Promise<Answered> {
  const headers = { Origin: hosting(), 'X-Requested-With': 'fetch' };
  const answer = await request.post(path, { data: body, headers, timeout: 65_000 });
  return { status: answer.status(), body: await answer.json() };
}
