import { randomUUID } from 'node:crypto';
import type { ImportRequest } from '@asamblea/domain';
import { expect, test, vi } from 'vitest';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { runTick } from '../../office/clock/runTick.ts';
import { importRoster } from '../../people/rosters/importRoster.ts';
import { startImport } from '../../people/rosters/startImport.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';
import { type Advance, advanceJob } from './advanceJob.ts';
import { cancelJob } from './cancelJob.ts';
import type { JobKind } from './jobStep.ts';

/** So many units of one owner each. */
function buildingOf(units: number) {
  return [
    ['unidad', 'coeficiente', 'propietario', 'documento'],
    ...Array.from({ length: units }, (_, i) => [
      `U-${i}`,
      String(100 / units).replace('.', ','),
      `Persona ${i}`,
      `CC ${10_000 + i}`,
    ]),
  ];
}

/** Of parts as small as these there are as many as of a town: two steps of four, and one more that shows them. */
const aPart = 20;
const units = 50;
const lastPart = '00004';

function importing({ assemblyId }: TestAssembly, more: Partial<ImportRequest> = {}) {
  const rows = buildingOf(units);
  const request = { importId: randomUUID(), rows, confirmed: false, ...more };
  return { assemblyId, by: 'admin', request, now: Date.now(), aPart };
}

/** One step at a time, as a process that is cut after each. */
const stepping = ({ assemblyId }: TestAssembly, jobId: string) => ({
  assemblyId,
  jobId,
  clock: systemClock,
  budgetMillis: 0,
});

async function look({ assemblyId }: TestAssembly, importId: string) {
  const [assembly, units, people, parts, version, job, imports] = await Promise.all([
    documents.assembly(assemblyId).get(),
    peopleDocuments.units(assemblyId, importId).count().get(),
    peopleDocuments.people(assemblyId, importId).count().get(),
    documents.jobParts(assemblyId, importId).count().get(),
    peopleDocuments.roster(assemblyId, importId).get(),
    documents.job(assemblyId, importId).get(),
    documents.events(assemblyId).where('kind', '==', 'roster-imported').count().get(),
  ]);
  return {
    active: assembly.data()?.activeRoster,
    units: units.data().count,
    people: people.data().count,
    parts: parts.data().count,
    version: version.data()?.state,
    job: job.data()?.state,
    dueAt: job.data()?.dueAt,
    imports: imports.data().count,
  };
}

const whole = { units, people: units, parts: 0, version: 'ready', job: 'done', dueAt: null };

test('goes on in steps that tell how far it is, and shows nothing before the last', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly, { rows: buildingOf(2 * units) });
  const { importId } = asked.request;
  const seen = [taken(await startImport(asked)).written];
  while ((await look(assembly, importId)).job === 'writing') {
    expect((await look(assembly, importId)).active).toBe('v1');
    seen.push(taken(await advanceJob(stepping(assembly, importId), jobKinds)).written);
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect([seen[0], seen.at(-1)]).toEqual([0, 4 * units]);
  expect(new Set(seen).size).toBeGreaterThan(3);
  await advanceJob(stepping(assembly, importId), jobKinds);
  expect(await look(assembly, importId)).toEqual({
    ...{ ...whole, units: 2 * units, people: 2 * units },
    ...{ active: importId, imports: 1 },
  });
});

const refreshing = { clock: systemClock, refreshMillis: 100 };

/** The clock, once every grace is over. A call is bounded: as many calls as it takes. */
async function tickWithoutGrace(): Promise<void> {
  let advanced = 1;
  while (advanced > 0) advanced = (await runTick(Date.now() + 90_000, refreshing)).advanced;
}

test('a retry finishes what a crashed process left half written', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  taken(await startImport(asked));
  taken(await advanceJob(stepping(assembly, asked.request.importId), jobKinds));
  taken(await importRoster(asked));
  const { importId } = asked.request;
  expect(await look(assembly, importId)).toEqual({ ...whole, active: importId, imports: 1 });
});

test('the clock finishes it when nobody retries, not before its grace is over', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  await runTick(Date.now(), refreshing);
  expect(await look(assembly, importId)).toMatchObject({ active: 'v1', units: 0, job: 'writing' });
  await tickWithoutGrace();
  expect(await look(assembly, importId)).toEqual({ ...whole, active: importId, imports: 1 });
});

test('the clock clears a job cut short before its material was put aside', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  // As a crash among the parts leaves it.
  await documents.job(assembly.assemblyId, importId).update({ state: 'staging' });
  await documents.jobParts(assembly.assemblyId, importId).doc(lastPart).delete();
  await tickWithoutGrace();
  expect(await look(assembly, importId)).toMatchObject({
    ...{ active: 'v1', units: 0, parts: 0, version: undefined, job: 'dropped', dueAt: null },
  });
});

test('a retry of a job cut short while staging stages it again', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  await documents.job(assembly.assemblyId, importId).update({ state: 'staging' });
  await documents.jobParts(assembly.assemblyId, importId).doc(lastPart).delete();
  taken(await importRoster(asked));
  expect(await look(assembly, importId)).toEqual({ ...whole, active: importId, imports: 1 });
});

test('cancelling leaves the roster in force and nothing of the import', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  taken(await advanceJob(stepping(assembly, importId), jobKinds));
  expect(taken(await cancelJob(stepping(assembly, importId), jobKinds)).state).toBe('dropped');
  expect(await look(assembly, importId)).toEqual({
    ...{ active: 'v1', units: 0, people: 0, parts: 0, imports: 0 },
    ...{ version: undefined, job: 'dropped', dueAt: null },
  });
  expect(await startImport(asked)).toMatchObject({ refusal: { code: 'import-cancelled' } });
});

test('cancelled while a part is being written, that part goes too', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  const step = stepping(assembly, importId);
  await Promise.all([
    advanceJob(step, jobKinds),
    advanceJob(step, jobKinds),
    cancelJob(step, jobKinds),
    advanceJob(step, jobKinds),
  ]);
  const rest = { ...step, budgetMillis: 60_000 };
  await advanceJob(rest, jobKinds);
  const state = await look(assembly, importId);
  expect(state).toMatchObject({ active: 'v1', units: 0, people: 0, version: undefined });
});

test('a worker that was left behind finds its parts gone, and says what became of the import', async () => {
  const assembly = await newAssembly(1);
  const ends = {
    dropped: (step: Advance) => cancelJob(step, jobKinds),
    done: (step: Advance) => advanceJob({ ...step, budgetMillis: 60_000 }, jobKinds),
  };
  for (const [end, bring] of Object.entries(ends)) {
    const asked = importing(assembly);
    const { importId } = asked.request;
    taken(await startImport(asked));
    const found = (await documents.job(assembly.assemblyId, importId).get()).data();
    if (found === undefined) throw new Error('There is no job.');
    await bring(stepping(assembly, importId));
    const { assemblyId } = assembly;
    const step = { assemblyId, jobId: importId, now: Date.now() };
    expect(await jobKinds[found.kind]?.step(step, found)).toMatchObject({ state: end });
    expect(await look(assembly, importId)).toMatchObject({ parts: 0, job: end });
  }
});

test('a worker left behind with its parts writes nothing over the roster in force', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  const found = (await documents.job(assemblyId, importId).get()).data();
  if (found === undefined) throw new Error('There is no job.');
  const parts = (await documents.jobParts(assemblyId, importId).get()).docs;
  taken(await advanceJob({ ...stepping(assembly, importId), budgetMillis: 60_000 }, jobKinds));
  const units = peopleDocuments.units(assemblyId, importId);
  const [unit] = (await units.limit(1).get()).docs;
  await unit?.ref.update({ weight: 7 });
  // The source had read them before they went.
  for (const part of parts) await part.ref.set(part.data());
  const step = { assemblyId, jobId: importId, now: Date.now() };
  expect(await jobKinds[found.kind]?.step(step, found)).toMatchObject({ state: 'done' });
  expect((await units.doc(unit?.id ?? '').get()).data()?.weight).toBe(7);
});

test('a part that is missing from an import that goes on is an error', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  await documents.jobParts(assembly.assemblyId, importId).doc('00000').delete();
  await expect(advanceJob(stepping(assembly, importId), jobKinds)).rejects.toThrow('missing');
});

test('cancelling a finished job changes nothing and says so', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  taken(await importRoster(asked));
  const { importId } = asked.request;
  expect(taken(await cancelJob(stepping(assembly, importId), jobKinds)).state).toBe('done');
  expect((await look(assembly, importId)).active).toBe(importId);
});

test('of two operators at once one wins, and the other is told and leaves nothing', async () => {
  const assembly = await newAssembly(1);
  const [one, other] = [importing(assembly), importing(assembly)];
  const outcomes = await Promise.all([importRoster(one), importRoster(other)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const lost = outcomes[0]?.ok === true ? other : one;
  const won = lost === one ? other : one;
  expect(outcomes).toContainEqual({ ok: false, refusal: { code: 'roster-changed' } });
  const state = await look(assembly, lost.request.importId);
  expect(state).toMatchObject({ active: won.request.importId, units: 0, parts: 0, imports: 1 });
  expect(state.version).toBeUndefined();
});

test('several workers of one job make one version', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  const work = { ...stepping(assembly, importId), budgetMillis: 60_000 };
  await Promise.all([
    advanceJob(work, jobKinds),
    advanceJob(work, jobKinds),
    advanceJob(work, jobKinds),
  ]);
  expect(await look(assembly, importId)).toEqual({ ...whole, active: importId, imports: 1 });
});

test('refuses to replace a version that nobody compared it with', async () => {
  const assembly = await newAssembly(1);
  const answer = await startImport(importing(assembly, { base: 'another' }));
  expect(answer).toMatchObject({ refusal: { code: 'roster-changed' } });
});

test('there is no job to advance or cancel under an id that nobody gave', async () => {
  const assembly = await newAssembly(1);
  const step = stepping(assembly, randomUUID());
  for (const operation of [advanceJob, cancelJob]) {
    expect(await operation(step, jobKinds)).toMatchObject({ refusal: { code: 'not-found' } });
  }
});

test('one worker at a time runs a job: the others are told how far it is, and go on once it is let go', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly, { rows: buildingOf(2 * units) });
  const { importId } = asked.request;
  const begun = taken(await startImport(asked)).written;
  const job = documents.job(assembly.assemblyId, importId);
  const step = async () => taken(await advanceJob(stepping(assembly, importId), jobKinds)).written;
  await job.update({ heldUntil: Date.now() + 10_000 });
  expect([await step(), await step()]).toEqual([begun, begun]);
  await job.update({ heldUntil: Date.now() - 1 });
  const together = await Promise.all([step(), step(), step(), step()]);
  const after = await step();
  expect(after).toBeGreaterThan(begun);
  expect(Math.max(...together)).toBeLessThan(after);
});

test('a worker keeps its job for as long as a step takes', async () => {
  const assembly = await newAssembly(1);
  const asked = importing(assembly);
  const { importId } = asked.request;
  taken(await startImport(asked));
  const job = documents.job(assembly.assemblyId, importId);
  const heldUntil = async () => (await job.get()).data()?.heldUntil ?? 0;
  const step = { ...stepping(assembly, importId), holdMillis: 300 };
  let others = 0;
  const slow: JobKind = {
    operation: () => 'importRoster',
    async step(_step, found) {
      const first = await heldUntil();
      await vi.waitUntil(async () => (await heldUntil()) > first, {
        timeout: 10_000,
        interval: 20,
      });
      others += 1;
      taken(await advanceJob(step, { [found.kind]: { ...slow, step: unexpected } }));
      return { ...found, dueAt: null };
    },
  };
  const kind = (await job.get()).data()?.kind ?? '';
  taken(await advanceJob(step, { [kind]: slow }));
  expect(others).toBe(1);
  expect(await heldUntil()).toBe(0);
});

async function unexpected(): Promise<never> {
  throw new Error('Another worker took the job.');
}
