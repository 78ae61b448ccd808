import { type DeskOperation, describeRefusal, type RefusalCode } from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { sendOperation } from './deskSending.ts';

const operation: DeskOperation = {
  kind: 'leave',
  requestId: '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b',
  session: 1,
  personId: 'ana',
  unitIds: ['T1-101'],
};
const { requestId } = operation;

beforeEach(() => {
  callApi.mockImplementation(callRealApi);
});

async function heard(answer: Response) {
  vi.stubGlobal('fetch', async () => answer);
  return sendOperation(operation);
}

const refusing = (code: RefusalCode, id: string | null = requestId) =>
  Response.json(
    { ...describeRefusal({ code }), ...(id === null ? {} : { requestId: id }) },
    { status: 409 },
  );

test.each([
  ['the page of a network', () => new Response('<html>', { status: 403 })],
  ['a page that says all is well', () => new Response('<html>')],
  ['JSON that says all is well', () => Response.json({ results: [] })],
  ['a proxy', () => new Response('', { status: 408 })],
  ['a refusal without its id', () => refusing('session-changed', null)],
  ['our own fault', () => refusing('internal')],
])('a press outlives %s', async (_, answer) => {
  expect(await heard(answer())).toEqual({ kind: 'lost' });
});

test('the server’s answer to that press is its outcome', async () => {
  expect(await heard(Response.json({ results: [], requestId }))).toMatchObject({
    kind: 'answered',
  });
  for (const code of ['session-changed', 'bad-request'] as const) {
    expect(await heard(refusing(code))).toMatchObject({ kind: 'refused', refusal: { code } });
  }
  expect(await heard(refusing('not-signed-in'))).toBeNull();
});
