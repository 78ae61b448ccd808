import { documentKey, type Outcome, organisationIdOf } from '@asamblea/domain';
import { accredit } from '../../functions/src/hall/attendance/desks.ts';
import { addPoint } from '../../functions/src/meeting/agenda/addPoint.ts';
import { installSession } from '../../functions/src/meeting/sessions/installSession.ts';
import { createOrganisation } from '../../functions/src/office/organisations/createOrganisation.ts';
import { issueCode } from '../../functions/src/people/accessCodes/issueCode.ts';
import { importRoster } from '../../functions/src/people/rosters/importRoster.ts';
import { personIdsOf } from '../../functions/src/people/rosters/personIds.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { createQuestion } from '../../functions/src/polls/questions/createQuestion.ts';
import { demoAgenda, demoPoints } from './demoAgenda.ts';
import { planHall } from './planHall.ts';
import { readTable } from './readTable.ts';
import { type Account, seedAccount } from './seedAccount.ts';
import { isPublished, publishAssembly, seedAssembly } from './seedAssembly.ts';
import { seedDocuments } from './seedDocuments.ts';
import { seedPages } from './seedPages.ts';
import { seedProxies } from './seedProxies.ts';

const organisation = 'Administraciones Andes';
const demo = {
  organisationId: organisationIdOf(organisation),
  assemblyId: 'torres-del-parque',
  cot: 'demo',
  name: 'Conjunto Residencial Torres del Parque',
  kind: 'building' as const,
  sessionState: 'planned' as const,
};
const rosterId = '7a5c0e1d-2026-4a00-8a00-000000000001';
const adminUid = 'demo-admin';
const moderatorUid = 'demo-moderador';
const deskUid = 'demo-registro';

/** Owner of three apartments; attorney of four units of other people. */
const voter = { document: 'CC 1024027419', name: 'Camila Torres Castro', code: 'V0T0-2026' };
const attorney = { document: 'CC 1083150191', name: 'Iván Castro Díaz', code: 'ASAM-2026' };

/** Creates the demonstration assembly. Says whether there was anything to do. */
export async function seedDemo(): Promise<boolean> {
  const isNew = !(await isPublished(demo.cot));
  const { assemblyId } = demo;
  const personIdOf = personIdsOf(assemblyId);
  const voterId = personIdOf(documentKey(voter.document));
  const attorneyId = personIdOf(documentKey(attorney.document));
  if (isNew) await seedAssembly(demo);
  for (const account of accounts(voterId, attorneyId)) await seedAccount(assemblyId, account);
  const admin = { uid: adminUid, name: 'Marcela Duarte', email: 'admin@asamblea.test' };
  done(await createOrganisation({ name: organisation, admin }));
  if (!isNew) return false;

  await seedPages(assemblyId);
  await seedDocuments({ assemblyId, by: adminUid });
  await seedRoster();
  const proxies = await seedProxies(assemblyId, 'poderes-torres-del-parque.csv');
  await seedCode(voterId, voter.code);
  await seedCode(attorneyId, attorney.code);
  for (const request of demoPoints) {
    done(await addPoint({ assemblyId, by: adminUid, request, now: Date.now() }));
  }
  for (const request of demoAgenda) {
    done(await createQuestion({ assemblyId, by: adminUid, request, now: Date.now() }));
  }
  const units = (await peopleDocuments.units(assemblyId, rosterId).orderBy('order').get()).docs;
  const hall = planHall({
    units: units.map((unit) => unit.data()),
    proxies,
    certain: [voterId, attorneyId],
    absent: ['T1-101', 'T1-901', 'LC-07'],
    percent: 57,
  });
  for (const arrival of hall) {
    const request = { ...arrival, unitIds: [...arrival.unitIds], channel: 'hall' as const };
    done(await accredit({ assemblyId, by: deskUid, request, now: Date.now() }));
  }
  const first = { session: 1, call: 1 };
  done(await installSession({ assemblyId, by: moderatorUid, request: first, now: Date.now() }));
  await publishAssembly(demo);
  return true;
}

async function seedRoster(): Promise<void> {
  const rows = await readTable('padron-torres-del-parque.csv');
  const request = { importId: rosterId, confirmed: true, rows: rows.map((row) => [...row]) };
  const { assemblyId } = demo;
  done(await importRoster({ assemblyId, by: adminUid, request, now: Date.now() }));
}

/** Personal codes that everybody knows, to try the ways in without password. */
async function seedCode(personId: string, code: string): Promise<void> {
  const { assemblyId } = demo;
  done(await issueCode({ assemblyId, by: deskUid, personId, code, now: Date.now() }));
}

function accounts(voterId: string, attorneyId: string): readonly Account[] {
  const staff = [
    ['admin', 'admin', 'Marcela Duarte'],
    ['moderador', 'moderator', 'Andrés Beltrán'],
    ['registro', 'registrar', 'Paola Rincón'],
    ['escrutador', 'teller', 'Héctor Salazar'],
    ['auditor', 'auditor', 'Gloria Pineda'],
    ['observador', 'observer', 'Julián Prieto'],
  ] as const;
  return [
    ...staff.map(([word, role, name]) => account(word, role, name, null)),
    account('votante', 'voter', voter.name, voterId),
    account('apoderado', 'attorney', attorney.name, attorneyId),
  ];
}

function account(
  word: string,
  role: Account['role'],
  name: string,
  personId: string | null,
): Account {
  return { uid: `demo-${word}`, email: `${word}@asamblea.test`, name, role, personId };
}

function done(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new Error(`The demonstration data was refused: ${outcome.refusal.code}`);
}
