import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { setTimeAuthority } from '../../kernel/timeStamps/setTimeAuthority.ts';
import { sweepTimeStamps } from '../../kernel/timeStamps/sweepTimeStamps.ts';
import { makeDossier } from '../../testing/halls/makeDossier.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newOpenQuestion, seat, taken } from '../../testing/halls/testAssembly.ts';
import { startTimeAuthority } from '../../testing/timeAuthority.ts';

let authority: Awaited<ReturnType<typeof startTimeAuthority>>;
beforeAll(async () => {
  authority = await startTimeAuthority();
});
afterAll(() => authority.close());

test('the file of an assembly carries each stamp, and its own line checks it', async () => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const { assemblyId } = assembly;
  const { address } = authority;
  taken(await setTimeAuthority({ assemblyId, by: 'admin', address, now: Date.now() }));
  const questionId = await newOpenQuestion(assembly);
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  await sealNow(assemblyId, Date.now());
  await sweepTimeStamps(Date.now() + 1_000);
  const given = await vi.waitFor(async () => {
    const [found] = (await documents.timeStamps(assemblyId).get()).docs;
    const stamp = found?.data();
    if (stamp?.state !== 'given') throw new Error('It is not there yet.');
    return stamp;
  }, 8_000);
  for (const of of [undefined, questionId]) {
    const { files } = await makeDossier(assemblyId, of);
    const text = (path: string) => Buffer.from(files.get(path) ?? []).toString();
    const path = `sellos/bloque-${given.block}.tsr`;
    const reply = Buffer.from(files.get(path) ?? []);
    expect(reply.toString('base64')).toBe(given.reply);
    const { block, hash, at, signer, serial } = given;
    expect(JSON.parse(text('datos/sellos-de-tiempo.json'))).toEqual([
      { block, hash, at, authority: address, signer, serial, file: path },
    ]);
    const chain = JSON.parse(text('datos/sellos.json'));
    expect(chain.blocks.find((one: { block: number }) => one.block === block).hash).toBe(hash);
    const line = `openssl ts -verify -digest ${hash} -in ${path} -CAfile autoridad.pem`;
    expect(text('LEAME.txt')).toContain(line);
    expect(text('index.html')).toContain('Sello de tiempo del bloque');
    expect(await authority.check(reply, hash)).toContain('OK');
  }
});

test('without a stamp nothing is said of them', async () => {
  const { assemblyId } = await newAssembly(1);
  const { files } = await makeDossier(assemblyId);
  const text = (path: string) => Buffer.from(files.get(path) ?? []).toString();
  expect(JSON.parse(text('datos/sellos-de-tiempo.json'))).toEqual([]);
  expect(text('LEAME.txt')).not.toContain('SELLOS DE TIEMPO');
  expect([...files.keys()].filter((path) => path.startsWith('sellos/'))).toEqual([]);
});
