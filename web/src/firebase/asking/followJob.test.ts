import { describeRefusal, type JobProgress } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { followJob } from './followJob.ts';

const jobId = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';
const running = {
  jobId,
  state: 'running',
  done: 1,
  total: 2,
  refusal: null,
} as unknown as JobProgress;
const done = { ...running, state: 'done' } as JobProgress;

let answers: (() => Response)[];

beforeEach(() => {
  callApi.mockImplementation(callRealApi);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => (answers.shift() ?? finished)());
});

const finished = () => Response.json({ ...done, requestId: jobId });
const refusing = (code: 'import-cancelled' | 'not-signed-in', requestId?: string) => () =>
  Response.json({ ...describeRefusal({ code }), requestId }, { status: 409 });

async function follow() {
  const cuts: boolean[] = [];
  const following = followJob(
    running,
    (_, isCut) => cuts.push(isCut),
    new AbortController().signal,
  );
  const ended = following.then(
    (last) => last?.state,
    (error: { code: string }) => error.code,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  return { ended: await ended, wasCut: cuts.includes(true) };
}

test.each([
  ['the page of a network', () => new Response('<html>', { status: 403 })],
  ['a plain 429', () => new Response('Rate exceeded.', { status: 429 })],
  ['a success that is not ours', () => Response.json({ state: 'done' })],
  ['a refusal of something else', refusing('import-cancelled', 'another')],
])('%s does not end a job: it is followed on', async (_, answer) => {
  answers = [answer];
  expect(await follow()).toEqual({ ended: 'done', wasCut: true });
});

test.each(['import-cancelled', 'not-signed-in'] as const)(
  'a job ends with our %s',
  async (code) => {
    answers = [refusing(code, jobId)];
    expect(await follow()).toEqual({ ended: code, wasCut: false });
  },
);

test('a job that did not move is asked for again a second later', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ ...(asked < 3 ? running : done), requestId: jobId });
  });
  expect((await follow()).ended).toBe('done');
  expect(asked).toBe(3);
});
