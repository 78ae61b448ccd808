import { randomUUID } from 'node:crypto';
import { type DebtChoice, hasEnded, type UpdateArrearsRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { clearArrears } from '../../hall/attendance/clearArrears.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { describeEvents } from '../../meeting/events/describeEvents.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import {
  newAssembly,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { compareArrears } from './compareArrears.ts';
import { startArrears } from './startArrears.ts';

/** Four units, the first of which owes, under a law that leaves debtors out of the quorum. */
async function newHall(rulePack: 'co-sas' | 'es-lph' | 'es-sa' | 'mx-cdmx' = 'co-sas') {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack });
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U0')
    .update({ inArrears: true, headOwes: true });
  return assembly;
}

function accountsOf({ assemblyId }: TestAssembly) {
  const compareAs = (rows: readonly (readonly string[])[], balance?: DebtChoice) => {
    const request = { rows: rows.map((row) => [...row]), ...(balance ? { balance } : {}) };
    return compareArrears({ assemblyId, request });
  };
  const compare = async (...rows: readonly (readonly string[])[]) => taken(await compareAs(rows));
  const start = (more: Partial<UpdateArrearsRequest> & Pick<UpdateArrearsRequest, 'rows'>) =>
    startArrears({
      ...{ assemblyId, by: 'accounts', now: Date.now() },
      request: { importId: randomUUID(), base: 'v1', edits: 0, cutOff: '2026-10-31', ...more },
    });
  /** To its end, as a waiting caller does. */
  const update = async (...[more]: Parameters<typeof start>) => {
    const begun = taken(await start(more));
    const { jobId } = begun;
    const budgetMillis = 30_000;
    return taken(
      await advanceJob({ assemblyId, jobId, clock: systemClock, budgetMillis }, jobKinds),
    );
  };
  return {
    ...{ compare, compareAs, start, update },
    async owing() {
      const { activeRoster = '' } = (await documents.assembly(assemblyId).get()).data() ?? {};
      const units = await peopleDocuments.units(assemblyId, activeRoster ?? '').get();
      return units.docs.filter((unit) => unit.data().inArrears).map((unit) => unit.id);
    },
    version: async () => (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '',
    async events() {
      const { docs } = await documents.events(assemblyId).get();
      return docs.map((event) => event.data()).filter(({ kind }) => kind === 'arrears-updated');
    },
  };
}

test('units in the list are in arrears, others are up to date, and both are told before', async () => {
  const accounts = accountsOf(await newHall());
  const rows = [
    ['Unidad', 'Saldo'],
    ['U1', '350'],
    ['u2', '90'],
    ['U3', '0'],
  ];
  expect(await accounts.compare(...rows)).toMatchObject({
    ...{ base: 'v1', edits: 0, debtors: 2, blocked: null },
    owing: {
      count: 2,
      first: [
        { label: 'U1', amount: '350', mates: [] },
        { label: 'U2', amount: '90', mates: [] },
      ],
    },
    cleared: { count: 1, first: [{ label: 'U0', amount: null, mates: [] }] },
    staying: { count: 0 },
    unknown: { count: 0 },
  });
  expect(await accounts.owing()).toEqual(['U0']);
  const ended = await accounts.update({ rows });
  expect(ended.state).toBe('done');
  expect(await accounts.owing()).toEqual(['U1', 'U2']);
});

test('a new version keeps the one before, with its cut-off and one event, however often it is sent', async () => {
  const assembly = await newHall();
  const { assemblyId } = assembly;
  const accounts = accountsOf(assembly);
  const importId = randomUUID();
  const rows = [['U1']];
  await accounts.update({ rows, importId });
  const again = taken(await accounts.start({ rows, importId }));
  expect(hasEnded(again)).toBe(true);
  expect(await accounts.version()).toBe(importId);
  const version = (await peopleDocuments.roster(assemblyId, importId).get()).data();
  expect(version?.origin).toMatchObject({ cutOff: '2026-10-31', base: 'v1', changed: 2 });
  expect((await peopleDocuments.units(assemblyId, 'v1').doc('U0').get()).data()?.inArrears).toBe(
    true,
  );
  const debtors = { cutOff: '2026-10-31', owing: 1, cleared: 1 };
  expect(await accounts.events()).toMatchObject([{ by: 'accounts', version: importId, debtors }]);
  const events = await accounts.events();
  const dated = events.map((event) => ({ ...event, eventId: 'e', sequence: null }));
  expect(await describeEvents(assemblyId, dated as never)).toMatchObject([{ debtors }]);
  const other = await accounts.start({ rows: [['U2']], importId });
  expect(other).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
});

test('a unit that nobody knows is named, and nothing is written', async () => {
  const accounts = accountsOf(await newHall());
  const rows = [['U1'], ['U77'], ['Z-9']];
  expect((await accounts.compare(...rows)).unknown).toEqual({
    count: 2,
    first: [
      { row: 2, text: 'U77' },
      { row: 3, text: 'Z-9' },
    ],
  });
  const detail = 'En la fila 2: «U77»; fila 3: «Z-9».';
  expect(await accounts.start({ rows })).toEqual({
    ok: false,
    refusal: { code: 'debtors-unknown', detail },
  });
  expect(await accounts.version()).toBe('v1');
});

test('a unit in the hall is counted by its new debt at once', async () => {
  const assembly = await newHall('es-sa');
  const { assemblyId } = assembly;
  const accounts = accountsOf(assembly);
  const units = assembly.units.map((unit) => ({ ...unit, inArrears: unit.unitId === 'U0' }));
  await seat(assembly, units);
  const present = async () =>
    (await readTogether((tx) => readQuorum(tx, assemblyId)))?.quorum.present.units;
  expect(await present()).toBe(3);
  await accounts.update({ rows: [['U2'], ['U3']] });
  expect(await present()).toBe(2);
  const seats = await peopleDocuments
    .attendance(assemblyId, 1)
    .where('inArrears', '==', true)
    .get();
  expect(seats.docs.map((one) => one.id)).toEqual(['U2', 'U3']);
});

test('a debt paid at the door meanwhile is not lost, and is told if the list brings it back', async () => {
  const assembly = await newHall();
  const { assemblyId } = assembly;
  const accounts = accountsOf(assembly);
  const rows = [['U0'], ['U1']];
  expect(await accounts.compare(...rows)).toMatchObject({ edits: 0, paidAtDoor: { count: 0 } });
  const request = { requestId: randomUUID(), session: 1, unitIds: ['U0'] };
  taken(await clearArrears({ assemblyId, by: 'desk', request, now: Date.now() }));
  expect(await accounts.start({ rows })).toMatchObject({ refusal: { code: 'roster-changed' } });
  const compared = await accounts.compare(...rows);
  expect(compared).toMatchObject({ edits: 1, paidAtDoor: { count: 1, first: ['U0'] } });
  await accounts.update({ rows, edits: 1 });
  expect(await accounts.owing()).toEqual(['U0', 'U1']);
});

test('no debt appears while a question is open, nor after the moment that the law looks at', async () => {
  const open = await newHall();
  await newOpenQuestion(open);
  const asked = accountsOf(open);
  expect((await asked.compare(['U1'])).blocked).toBe('Hay una votación abierta.');
  expect(await asked.start({ rows: [['U1']] })).toMatchObject({
    refusal: { code: 'roster-in-use' },
  });

  const late = await newHall('es-lph');
  const accounts = accountsOf(late);
  const begun = taken(await accounts.start({ rows: [['U1']] }));
  await documents.session(late.assemblyId, 1).update({ installedAt: Date.now() });
  const { jobId } = begun;
  const asking = { assemblyId: late.assemblyId, jobId, clock: systemClock, budgetMillis: 30_000 };
  expect(taken(await advanceJob(asking, jobKinds)).refusal?.code).toBe('arrears-late');
  expect(await accounts.version()).toBe('v1');
  expect(await accounts.start({ rows: [['U1']] })).toMatchObject({
    refusal: { code: 'arrears-late' },
  });
  expect((await accounts.compare(['U1'])).blocked).toMatch(/^La sesión ya comenzó/u);
});

test('accounts of a day that has not come are refused', async () => {
  const accounts = accountsOf(await newHall());
  const answer = await accounts.start({ rows: [['U1']], cutOff: '2999-01-01' });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'cut-off-ahead' } });
});

test('the reading of the balance may be chosen, is asked when unclear, and is applied as shown', async () => {
  const accounts = accountsOf(await newHall('es-lph'));
  const rows = [
    ['Unidad', 'Saldo 0-30', 'Saldo 31-60', 'Impugnada'],
    ['U1', '5', '0', ''],
    ['U2', '-7', '8', ''],
    ['U3', '9', '9', 'sí'],
  ];
  const asked = await accounts.compare(...rows);
  expect(asked).toMatchObject({ debtors: 0, balance: { asks: 'column', column: null } });
  expect(asked.balance.options.map(({ column }) => column)).toEqual([1, 2]);
  expect(await accounts.start({ rows })).toMatchObject({
    refusal: { code: 'debtors-undecided' },
  });
  const balance = { column: 1 };
  expect(taken(await accounts.compareAs(rows, balance))).toMatchObject({
    owing: { first: [{ label: 'U1', amount: '5' }] },
    told: {
      inFavour: { first: [{ row: 3, column: 1, text: 'U2: -7' }] },
      contested: { first: [{ row: 4, column: 3, text: 'U3: sí' }] },
    },
    law: { cost: 'No vota ni cuenta para la mayoría.' },
  });
  const importId = randomUUID();
  await accounts.update({ rows, balance, importId });
  expect(await accounts.owing()).toEqual(['U1']);
  const other = await accounts.start({ rows, balance: { column: 2 }, importId });
  expect(other).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
});

test('a limit is refused where any debt counts', async () => {
  const rows = [
    ['Unidad', 'Saldo'],
    ['U1', '40'],
    ['U2', '60'],
  ];
  const balance = { limit: 5_000 };
  const spain = accountsOf(await newHall('es-lph'));
  const refusal = { code: 'debt-limit' };
  expect(await spain.compareAs(rows, balance)).toMatchObject({ refusal });
  expect(await spain.start({ rows, balance })).toMatchObject({ refusal });
  const mexico = accountsOf(await newHall('mx-cdmx'));
  expect(taken(await mexico.compareAs(rows, balance))).toMatchObject({
    debtors: 1,
    told: { below: { first: [{ text: 'U1: 40' }] } },
  });
});
