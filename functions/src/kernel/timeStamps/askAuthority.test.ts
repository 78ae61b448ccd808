import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTimeAuthority } from '../../testing/timeAuthority.ts';
import { postToAuthority } from './postToAuthority.ts';
import { readStampReply } from './readStampReply.ts';
import { newStampNonce, writeStampRequest } from './writeStampRequest.ts';

const env = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const hash = 'ab'.repeat(32);
let authority: Awaited<ReturnType<typeof startTimeAuthority>>;
let strict: Awaited<ReturnType<typeof startTimeAuthority>>;

beforeAll(async () => {
  authority = await startTimeAuthority();
  strict = await startTimeAuthority('sha512');
});
afterAll(() => Promise.all([authority.close(), strict.close()]));
beforeEach(() =>
  authority.answerWith(async (query, to) => {
    to.end(await authority.reply(query));
  }),
);

async function stampFrom(address: string, patience = 5_000) {
  const nonce = newStampNonce();
  const request = await writeStampRequest(hash, nonce);
  const posted = await postToAuthority(address, request, { env, patience });
  if (posted.reply === null) return posted;
  return { reply: posted.reply, ...(await readStampReply(posted.reply, { hash, nonce })) };
}

test('a stamp of a real authority is read, and its own program holds it for good', async () => {
  const before = Date.now();
  const stamp = await stampFrom(authority.address);
  expect(stamp).toMatchObject({ trouble: null, signer: 'Autoridad de ensayo, Ensayo' });
  const at = 'at' in stamp ? stamp.at : 0;
  expect(Math.abs(at - before)).toBeLessThan(10_000);
  expect(await authority.check(stamp.reply ?? Buffer.alloc(0), hash)).toContain('OK');
});

test('an authority that refuses the request is said to', async () => {
  expect(await stampFrom(strict.address)).toMatchObject({ trouble: 'rejected' });
});

test('a stamp of something else, or of another request, is none', async () => {
  const nonce = newStampNonce();
  const other = await authority.reply(await writeStampRequest('cd'.repeat(32), nonce));
  expect(await readStampReply(other, { hash, nonce })).toEqual({ trouble: 'imprint' });
  const earlier = await authority.reply(await writeStampRequest(hash, newStampNonce()));
  expect(await readStampReply(earlier, { hash, nonce })).toEqual({ trouble: 'nonce' });
});

test('a stamp whose bytes were changed is none, wherever they were', async () => {
  const nonce = newStampNonce();
  const reply = await authority.reply(await writeStampRequest(hash, nonce));
  const cut = reply.subarray(0, reply.length - 4);
  expect(await readStampReply(cut, { hash, nonce })).not.toMatchObject({ trouble: null });
  const last = Buffer.from(reply);
  last[last.length - 1] = (last.at(-1) ?? 0) ^ 1;
  expect(await readStampReply(last, { hash, nonce })).toEqual({ trouble: 'signature' });
  const said = await readStampReply(reply, { hash, nonce });
  for (let i = 0; i < reply.length; i += 11) {
    const changed = Buffer.from(reply);
    changed[i] = (changed[i] ?? 0) ^ 0x10;
    const read = await readStampReply(changed, { hash, nonce });
    // Parts that no signature covers, such as names that nobody reads, change nothing in the reading.
    if (read.trouble === null) expect(read, `byte ${i}`).toEqual(said);
  }
});

test.each([
  ['nothing', ''],
  ['a page', '<html>Ingrese a la red</html>'],
  ['something of the same family', '30030201ff'],
])('%s is no stamp', async (_what, text) => {
  const bytes = /^[0-9a-f]+$/u.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text);
  authority.answerWith((_query, to) => void to.end(bytes));
  expect(await stampFrom(authority.address)).toMatchObject({ trouble: 'unread' });
});

test('a server that is slow, sends too much, or answers with an error is told apart', async () => {
  authority.answerWith(() => undefined);
  expect(await stampFrom(authority.address, 150)).toEqual({ reply: null, trouble: 'late' });
  authority.answerWith((_query, to) => {
    to.write('x');
  });
  expect(await stampFrom(authority.address, 150)).toEqual({ reply: null, trouble: 'late' });
  authority.answerWith((_query, to) => void to.end(Buffer.alloc(70_000)));
  expect(await stampFrom(authority.address)).toEqual({ reply: null, trouble: 'too-large' });
  authority.answerWith((_query, to) => void to.writeHead(503).end());
  expect(await stampFrom(authority.address)).toEqual({ reply: null, trouble: 'answered' });
  authority.answerWith((_query, to) => void to.destroy());
  expect(await stampFrom(authority.address)).toEqual({ reply: null, trouble: 'not-reached' });
});

test('a redirect is not followed, wherever it leads', async () => {
  const before = authority.asked();
  for (const location of ['http://169.254.169.254/', authority.address]) {
    authority.answerWith((_query, to) => void to.writeHead(307, { location }).end());
    expect(await stampFrom(authority.address)).toEqual({ reply: null, trouble: 'moved' });
  }
  expect(authority.asked()).toBe(before + 2);
});

test.each([
  ['this machine, in the cloud', 'http://127.0.0.1:1/', {}, 'host-not-public'],
  ['this machine, in the cloud and encrypted', 'https://127.0.0.1:1/', {}, 'host-not-public'],
  ['a network', 'https://192.168.1.1/tsr', env, 'host-not-public'],
  ['the cloud’s own services', 'https://169.254.169.254/tsr', env, 'host-not-public'],
  ['a host of the world, in clear', 'http://8.8.8.8/tsr', env, 'host-not-public'],
  ['a name that is none', 'https://nada.invalid/tsr', env, 'host-unknown'],
] as const)('%s is not asked', async (_what, address, where, trouble) => {
  const posted = await postToAuthority(address, Buffer.alloc(1), { env: where });
  expect(posted).toEqual({ reply: null, trouble });
});
