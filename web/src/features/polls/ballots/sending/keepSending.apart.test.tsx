import { decidesSubmission, type RefusalCode, refusals } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi, callRealApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { realWaitAfter, waitAfter } from '../../../../testing/fakes/firebase/asking/retrying.ts';
import { keepSubmitting } from './useSubmissions.ts';

const request = {
  ...{ questionId: 'q', requestId: 'r1' },
  choices: [{ unitId: 'T1-101', optionIds: ['favour'] }],
};
const counted = { results: [{ unitId: 'T1-101', status: 'accepted' }], requestId: 'r1' };

type Answer = readonly [status: number, text: string, headers?: Record<string, string>];
let answers: Answer[];
let sent: number;

beforeEach(() => {
  callApi.mockImplementation(callRealApi);
  waitAfter.mockImplementation(realWaitAfter);
  vi.useFakeTimers();
  answers = [];
  sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    const [status, text, headers = {}] = answers.shift() ?? [200, JSON.stringify(counted)];
    return { status, ok: status < 300, headers: new Headers(headers), text: async () => text };
  });
});

const refusal = (code: string, more: object = {}) =>
  JSON.stringify({ code, message: 'No.', statusCode: 409, ...more });

/** The course of a submission that is first answered so: how many times it went, and the message. */
async function sendingTo(...first: Answer[]) {
  answers = [...first];
  let refused: ApiFailure | null = null;
  let isCounted = false;
  const stop = keepSubmitting(request, {
    onSettled(answer, failure) {
      isCounted = answer !== null;
      refused = failure;
    },
    onFailed: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(1_500);
  stop();
  return { sent, isCounted, refused: (refused as ApiFailure | null)?.code ?? null };
}

const again = { sent: 2, isCounted: true, refused: null };

const bodies = [
  ['HTML', '<html>Acepte las condiciones</html>'],
  ['nothing', ''],
  ['JSON of somebody else', '{"error":"blocked"}'],
  ['half a refusal', refusal('voting-closed', { requestId: 'r1' }).slice(0, -12)],
  ['a refusal without the id', refusal('voting-closed')],
  ['a refusal of another sending', refusal('voting-closed', { requestId: 'r2' })],
  ['a code we do not have', refusal('blocked', { requestId: 'r1' })],
  ['a code that every object has', refusal('constructor', { requestId: 'r1' })],
] as const;

const statuses = Array.from({ length: 200 }, (_, i) => 400 + i);

test.each(bodies)('with %s for a body no status is final', async (_, body) => {
  for (const status of statuses) {
    sent = 0;
    expect([status, await sendingTo([status, body])]).toEqual([status, again]);
  }
});

test('our refusal of that sending is final with any status', async () => {
  for (const status of statuses) {
    sent = 0;
    const told = await sendingTo([status, refusal('voting-closed', { requestId: 'r1' })]);
    expect([status, told]).toEqual([
      status,
      { sent: 1, isCounted: false, refused: 'voting-closed' },
    ]);
  }
});

test.each(Object.keys(refusals) as RefusalCode[])(
  '%s is final only if it is about the request',
  async (code) => {
    const told = await sendingTo([409, refusal(code, { requestId: 'r1' })]);
    const isFinal = decidesSubmission(code);
    expect(told).toEqual(isFinal ? { sent: 1, isCounted: false, refused: code } : again);
  },
);

test.each([
  ['a page', '<html>Bienvenido</html>'],
  ['JSON', '{"status":"ok"}'],
  ['the answer to another sending', JSON.stringify({ ...counted, requestId: 'r2' })],
  ['an answer cut in the middle', JSON.stringify(counted).slice(0, -5)],
  ['a list', '[]'],
  ['null', 'null'],
])('a success that is %s counts nothing', async (_, body) => {
  expect(await sendingTo([200, body])).toEqual(again);
});

test.each([
  ['hidden', 1],
  ['visible', 2],
] as const)('a page that becomes %s has sent a waiting vote %i times', async (state, times) => {
  answers = [[503, '']];
  waitAfter.mockReturnValue(60_000);
  const stop = keepSubmitting(request, { onSettled: vi.fn(), onFailed: () => undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toBe(times);
  stop();
});

test('a clock set back meanwhile does not stop a waiting request', async () => {
  answers = [[429, 'Rate exceeded.', { 'Retry-After': '30' }]];
  const onSettled = vi.fn();
  const stop = keepSubmitting(request, { onSettled, onFailed: () => undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() - 3 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([sent, onSettled.mock.calls.length]).toEqual([2, 1]);
  stop();
});

test('an hour to come back at is read by the clock of its sender', async () => {
  const theirs = Date.now() + 5 * 60 * 60 * 1000;
  const [said, hour] = [theirs, theirs + 3_000].map((at) => new Date(at).toUTCString());
  answers = [[503, '', { Date: said ?? '', 'Retry-After': hour ?? '' }]];
  const onSettled = vi.fn();
  const stop = keepSubmitting(request, { onSettled, onFailed: () => undefined });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, onSettled.mock.calls.length]).toEqual([2, 1]);
  stop();
});

test('a network that takes longer than we wait for an answer is waited for longer', async () => {
  const slow = 20_000;
  // The timers of the test do not move the one of the platform.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), milliseconds);
    return stop.signal;
  });
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    sent += 1;
    return new Promise((resolve, reject) => {
      const body = JSON.stringify(counted);
      setTimeout(() => resolve(new Response(body)), slow);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const onSettled = vi.fn();
  const stop = keepSubmitting(request, { onSettled, onFailed: () => undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, onSettled.mock.calls.length]).toEqual([2, 1]);
  stop();
});

test('waits as long as it is told, by the header or by us, and not less when the network is back', async () => {
  for (const told of [
    [429, 'Rate exceeded.', { 'Retry-After': '30' }],
    [503, refusal('internal', { requestId: 'r1', retryAfterSeconds: 30 })],
  ] as const) {
    sent = 0;
    answers = [told];
    const onSettled = vi.fn();
    const stop = keepSubmitting(request, { onSettled, onFailed: () => undefined });
    await vi.advanceTimersByTimeAsync(29_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toBe(1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([sent, onSettled.mock.calls.length]).toEqual([2, 1]);
    stop();
  }
});
