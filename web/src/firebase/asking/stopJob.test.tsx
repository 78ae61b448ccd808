import { describeRefusal } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { stopJob } from './stopJob.ts';

const jobId = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';
let answers: (() => Response)[];
let asked: number;

beforeEach(() => {
  callApi.mockImplementation(callRealApi);
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return (answers.shift() ?? stopping)();
  });
});

const stopping = () => Response.json({ jobId, state: 'dropping', requestId: jobId });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const gone = () =>
  Response.json({ ...describeRefusal({ code: 'not-found' }), requestId: jobId }, { status: 404 });

test('a cancellation that got lost is asked again until it is answered', async () => {
  answers = [lost, () => new Response('<html>', { status: 502 })];
  const cancelling = stopJob({ jobId }, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5_000);
  await cancelling;
  expect(asked).toBe(3);
});

test('cancelling a missing job is asked once', async () => {
  answers = [gone];
  await stopJob({ jobId }, new AbortController().signal);
  expect(asked).toBe(1);
});

test('a job is not asked for after the person left the page', async () => {
  answers = [lost, lost, lost];
  const leaving = new AbortController();
  const cancelling = stopJob({ jobId }, leaving.signal);
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await cancelling;
  expect(asked).toBe(1);
});
