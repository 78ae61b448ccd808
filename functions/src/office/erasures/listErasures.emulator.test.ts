import { randomUUID } from 'node:crypto';
import type { ErasureCertificate } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { plainServer } from '../../testing/halls/closingHall.ts';
import { newAssembly, newMember } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

const server = await plainServer();
afterAll(() => server.close());

/** An administrator of an assembly, and the uid that they have. */
async function newAdmin() {
  const { assemblyId, ...assembly } = await newAssembly(1);
  const organisationId = `firma-${randomUUID()}`;
  await documents.assembly(assemblyId).update({ organisationId });
  const claims = await newMember({ assemblyId, ...assembly }, 'admin');
  return { organisationId, uid: claims.uid, browser: await browserOf(server.origin, claims) };
}

async function certify(organisationId: string, more: Partial<ErasureCertificate>) {
  const assemblyId = randomUUID();
  await officeDocuments.erasure(organisationId, assemblyId).set({
    ...{ assemblyId, name: 'Torres', cot: 'torres', by: null, at: 1, doneAt: 2, head: null },
    ...{ events: 9, questions: 2, files: 3, ...more },
  });
}

test('an organisation reads its own certificates, the latest first, with the author of each', async () => {
  const { organisationId, uid, browser } = await newAdmin();
  const person = { uid, name: 'Ana', email: 'ana@asamblea.test' };
  await documents.organisationMember(organisationId, uid).set(person);
  await certify(organisationId, { name: 'Primera', at: 1, by: uid });
  await certify(organisationId, { name: 'Última', at: 3, by: 'gone' });
  await certify(organisationId, { name: 'Segunda', at: 2 });
  await certify(`firma-${randomUUID()}`, { name: 'Ajena' });
  const { status, body } = await browser.get('/assemblies/erasures');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    erasures: [
      { name: 'Última', by: 'gone', byName: null },
      { name: 'Segunda', by: null, byName: null },
      { name: 'Primera', by: uid, byName: 'Ana', events: 9, questions: 2, files: 3 },
    ],
  });
});

test('an administrator of only an assembly reads no certificate', async () => {
  const { organisationId, browser } = await newAdmin();
  await certify(organisationId, {});
  const answer = await browser.get('/assemblies/erasures');
  expect(answer).toMatchObject({ status: 403, body: { code: 'not-organiser' } });
});
