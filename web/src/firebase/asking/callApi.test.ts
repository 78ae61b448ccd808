import { expect, test, vi } from 'vitest';
import { ApiFailure } from './ApiFailure.ts';
import { callApi } from './callApi.ts';

function answerWith(status: number, body: string) {
  const send = vi.fn(
    async (_path: string, _request: RequestInit) => new Response(body, { status }),
  );
  vi.stubGlobal('fetch', send);
  return send;
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => error,
  );
}

test('sends JSON with the header that our API asks for', async () => {
  const send = answerWith(200, '{"code":1001}');
  expect(await callApi('POST', '/api/auth/generate', { remember: true })).toEqual({ code: 1001 });
  const [path, request] = send.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/generate');
  expect(request?.body).toBe('{"remember":true}');
  expect(request?.headers).toEqual({
    'X-Requested-With': 'fetch',
    'Content-Type': 'application/json',
  });
});

test('sends an empty object when a POST has nothing to say', async () => {
  const send = answerWith(200, '{}');
  await callApi('POST', '/api/questions/1/open');
  expect(send.mock.calls[0]?.[1].body).toBe('{}');
});

test('rejects with the refusal as the API said it', async () => {
  answerWith(409, '{"code":"unit-held","message":"La tiene Ana.","statusCode":409}');
  const failure = await failureOf(callApi('POST', '/api/attendance/accredit', {}));
  expect(failure).toMatchObject({ code: 'unit-held', message: 'La tiene Ana.', statusCode: 409 });
});

test.each([502, 200])('an answer that is not JSON is not ours (%i)', async (status) => {
  answerWith(status, '<html>Bad gateway</html>');
  const failure = await failureOf(callApi('GET', '/api/votes/current'));
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code: 'foreign', statusCode: status, isAnswer: false });
});

const busy =
  '{"code":"busy","message":"Hay mucha actividad.","statusCode":503,"retryAfterSeconds":0}';

test('comes back by itself to a server that is busy', async () => {
  const answers = [new Response(busy, { status: 503 }), new Response('{"code":1001}')];
  const send = vi.fn(async () => answers.shift());
  vi.stubGlobal('fetch', send);
  expect(await callApi('POST', '/api/questions/1/open')).toEqual({ code: 1001 });
  expect(send).toHaveBeenCalledTimes(2);
});

test('says that the server is busy when it stays so', async () => {
  const send = vi.fn(async () => new Response(busy, { status: 503 }));
  vi.stubGlobal('fetch', send);
  const failure = await failureOf(callApi('POST', '/api/questions/1/open'));
  expect(failure).toMatchObject({ code: 'busy', statusCode: 503 });
  expect(send).toHaveBeenCalledTimes(3);
});

test('says Network Error, with its explanation, when nothing answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await failureOf(callApi('GET', '/api/votes/current'));
  expect(failure).toMatchObject({
    code: 'network',
    statusCode: 0,
    message: 'Network Error',
    explanation: 'No hay conexión. Revise su internet y vuelva a intentarlo.',
  });
});

test('gives back the reason of the caller that gave up', async () => {
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
  });
  const giving = new AbortController();
  giving.abort('changed my mind');
  expect(await failureOf(callApi('GET', '/api/x', undefined, giving.signal))).toBe(
    'changed my mind',
  );
});

test.each([
  ['GET', 15_000],
  ['POST', 65_000],
] as const)('a %s without answer in %i ms is a network failure', async (method, limit) => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    late.abort(new DOMException('late', 'TimeoutError'));
    signal?.throwIfAborted();
  });
  expect(await failureOf(callApi(method, '/api/x'))).toMatchObject({ message: 'Network Error' });
  expect(timeout).toHaveBeenCalledWith(limit);
  timeout.mockRestore();
});
