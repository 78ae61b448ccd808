import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { firestore } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { newAssembly, newDraft, taken } from '../../testing/halls/testAssembly.ts';
import { leavingMillis, sweepRehearsals } from '../rehearsals/sweepRehearsals.ts';
import { eraseAssembly } from './eraseAssembly.ts';

async function archived() {
  const assembly = await newAssembly(2);
  const { assemblyId, cot } = assembly;
  const organisationId = `firma-${randomUUID()}`;
  await documents
    .assembly(assemblyId)
    .update({ organisationId, name: 'Torres', archivedAt: Date.now() });
  const questionId = await newDraft(assembly, { disclosure: 'secret' });
  const keyId = questionKeyId(assemblyId, questionId);
  await questionKeys().create(keyId);
  await openFiles().put(`${assemblyId}/drive/a`, Uint8Array.from([1]));
  await openFiles().put(`${assemblyId}/archives/b/zip`, Uint8Array.from([1]));
  const asked = {
    ...{ organisationId, assemblyId, name: 'Torres', by: 'ana', clock: systemClock },
    ...{ budgetMillis: 60_000, files: openFiles(), keys: questionKeys() },
  };
  return { assemblyId, cot, keyId, asked };
}

async function leftOf(assemblyId: string): Promise<number> {
  const collections = await firestore().doc(paths.assembly(assemblyId)).listCollections();
  const files: string[] = [];
  for await (const path of openFiles().list(assemblyId)) files.push(path);
  return collections.length + files.length;
}

test('an erased assembly leaves a certificate, and no document, file or key', async () => {
  const { assemblyId, cot, keyId, asked } = await archived();
  const other = await newAssembly(1);
  taken(await eraseAssembly({ ...asked, by: null }));
  const certificate = taken(await eraseAssembly({ ...asked, by: null }));
  expect(certificate).toMatchObject({
    assemblyId,
    name: 'Torres',
    questions: 1,
    files: 2,
    by: null,
  });
  expect(certificate.doneAt).not.toBeNull();
  expect((await documents.assembly(assemblyId).get()).exists).toBe(false);
  expect((await documents.publicAssembly(cot).get()).exists).toBe(false);
  expect(await leftOf(assemblyId)).toBe(0);
  expect(await questionKeys().read(keyId)).toBeNull();
  expect((await documents.assembly(other.assemblyId).get()).exists).toBe(true);
});

test('an assembly that is in use, of another organisation or under another name stays', async () => {
  const { assemblyId, asked } = await archived();
  const refusals = [
    [{ name: 'Torre' }, 'erase-name-differs'],
    [{ organisationId: 'other' }, 'not-found'],
  ] as const;
  for (const [changed, code] of refusals) {
    expect(await eraseAssembly({ ...asked, ...changed })).toMatchObject({ refusal: { code } });
  }
  await documents.assembly(assemblyId).update({ archivedAt: null });
  expect(await eraseAssembly(asked)).toMatchObject({ refusal: { code: 'erase-not-archived' } });
  expect(await leftOf(assemblyId)).toBeGreaterThan(0);
});

test('the clock resumes a deletion that was cut', async () => {
  const { assemblyId, asked } = await archived();
  taken(await eraseAssembly({ ...asked, budgetMillis: 0, by: null }));
  const now = Date.now() + leavingMillis + 1;
  const clock = { now: () => now };
  const outside = { files: openFiles(), keys: questionKeys() };
  for (let turn = 0; turn < 20; turn += 1) {
    if (!(await documents.assembly(assemblyId).get()).exists) break;
    await sweepRehearsals(outside, clock);
  }
  expect(await leftOf(assemblyId)).toBe(0);
});
