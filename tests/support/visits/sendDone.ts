import type { Journey } from './newJourney.ts';

/** Sends something to the API that has to be done, and returns what it answers. */
export async function sendDone(
  { send }: Pick<Journey, 'send'>,
  ...[who, path, body]: Parameters<Journey['send']>
): Promise<unknown> {
  const answer = await send(who, path, body);
  if (answer.status === 200) return answer.body;
  throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
