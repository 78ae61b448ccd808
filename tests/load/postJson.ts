import type { Visitor } from './seedHall.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a page of ours does when somebody presses a button. A lost connection is status 0. */
export async function postJson(
  api: string,
  path: string,
  { cookie }: Visitor,
  body: object,
): Promise<Answer> {
  try {
    const response = await fetch(`${api}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api, cookie },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: null };
  }
}
