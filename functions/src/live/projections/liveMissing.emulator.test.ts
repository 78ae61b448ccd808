import { randomUUID } from 'node:crypto';
import { type CastRequest, unpackUnitIndexes } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { annulQuestion } from '../../polls/closing/annulQuestion.ts';
import { setStage } from '../../polls/stage/setStage.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newOpenQuestion,
  newVoters,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { liveDocuments } from './liveDocuments.ts';
import { readLabels } from './readLabels.ts';
import { refreshes } from './refreshes.ts';

const units = 66;
const options = ['favour', 'against', 'blank'] as const;

/** A hall with everybody in but the last six, and a question that shows what it is told to. */
async function hall(more: Parameters<typeof newOpenQuestion>[1]) {
  const assembly = await newAssembly(units);
  const voters = await newVoters(assembly, units);
  await seat(assembly, assembly.units.slice(0, units - 6));
  const questionId = await newOpenQuestion(assembly, { liveBars: false, ...more });
  const casters = ['1', '2', '3'].map((shard) => createCaster({ clock: systemClock, shard }));
  const vote = (i: number, optionId: string = options[i % 3] ?? '') => {
    const claims = voters[i];
    if (claims === undefined) throw new Error('no such voter');
    const choices = [{ unitId: `U${i}`, optionIds: [optionId] }];
    const request: CastRequest = { questionId, requestId: randomUUID(), choices };
    return casters[i % 3]?.(claims, request);
  };
  const by = { assemblyId: assembly.assemblyId, questionId, by: 'chair', now: Date.now() };
  return { assembly, questionId, vote, by };
}

async function refresh({ assemblyId, cot }: TestAssembly) {
  const { readTime } = await documents.assembly(assemblyId).get();
  await refreshes.question(assemblyId, cot, readTime);
  return (await liveDocuments.liveMissing(cot).get()).data();
}

/** The units present and their votes, counted from the documents of each unit. */
async function recounted({ assemblyId }: TestAssembly, questionId: string) {
  const [attendance, ballots] = await Promise.all([
    peopleDocuments.attendance(assemblyId, 1).where('present', '==', true).get(),
    pollDocuments.ballots(assemblyId, questionId).get(),
  ]);
  const unitIndexes = (ids: readonly string[]) =>
    ids.map((unitId) => Number(unitId.slice(1))).sort((a, b) => a - b);
  const cast = ballots.docs.map((ballot) => ballot.data());
  return {
    present: unitIndexes(attendance.docs.map((unit) => unit.id)),
    seen: unitIndexes(cast.map(({ unitId }) => unitId)),
    choices: Object.fromEntries(
      options.flatMap((option) => {
        const chosen = cast.filter(({ optionIds }) => optionIds.join() === option);
        return chosen.length === 0
          ? []
          : [[option, unitIndexes(chosen.map(({ unitId }) => unitId))]];
      }),
    ),
  };
}

const read = (text: string | undefined) => [...unpackUnitIndexes(text ?? '')];
const move = (assembly: TestAssembly) => ({
  assemblyId: assembly.assemblyId,
  by: 'desk',
  now: Date.now(),
});
const enter = async (assembly: TestAssembly, i: number) => {
  const request = { personId: `person-${i}`, unitIds: [`U${i}`] };
  const asked = { ...request, capacity: 'owner', channel: 'hall' } as const;
  taken(await accredit({ ...move(assembly), request: asked }));
};

test('equals the recount of the ballots while people vote, come, leave and insist at once', async () => {
  const { assembly, questionId, vote } = await hall({ roll: 'unit' });
  await refresh(assembly);
  const insisted = [0, 1, 2, 3, 4, 5].flatMap((i) => [vote(i, 'favour'), vote(i, 'against')]);
  await Promise.all([
    ...insisted,
    ...Array.from({ length: 40 }, (_, i) => vote(i + 6)),
    enter(assembly, 60),
    enter(assembly, 63),
    leave({ ...move(assembly), request: { unitIds: ['U1', 'U58'] } }),
    refresh(assembly),
  ]);
  await Promise.all([vote(60), refresh(assembly), refresh(assembly)]);
  taken(await leave({ ...move(assembly), request: { unitIds: ['U63'] } }));
  const shown = (await refresh(assembly))?.shown;
  const true_ = await recounted(assembly, questionId);
  expect(read(shown?.seen)).toEqual(true_.seen);
  expect(read(shown?.present)).toEqual(true_.present);
  expect(
    Object.fromEntries(Object.entries(shown?.choices ?? {}).map(([id, text]) => [id, read(text)])),
  ).toEqual(true_.choices);
  expect(true_.seen.length).toBeGreaterThanOrEqual(46);
  expect(shown?.voted.units).toBe(true_.seen.length);
  expect(new Set(shown?.latest)).toEqual(new Set(true_.seen));
  const labels = taken(await readLabels(assembly.cot, questionId));
  expect(labels.labels).toEqual(assembly.units.map(({ label }) => label));
});

test('a wall tells who voted and never what', async () => {
  const { assembly, vote } = await hall({ wall: true });
  await Promise.all([vote(0), vote(31)]);
  const live = await refresh(assembly);
  expect(read(live?.shown?.seen)).toEqual([0, 31]);
  expect(live?.shown).toMatchObject({ choices: null, latest: null });
  const { docs } = await pollDocuments
    .tallies(assembly.assemblyId, live?.shown?.question.questionId ?? '')
    .get();
  expect(docs.map((shard) => shard.data().marks)).toEqual(docs.map(() => undefined));
});

test('shows no unit when nobody asked for a wall, nor beside running bars even if the question says so', async () => {
  const { assembly, questionId, vote } = await hall({});
  await vote(0);
  expect((await refresh(assembly))?.shown).toBeNull();
  const question = pollDocuments.question(assembly.assemblyId, questionId);
  await question.update({ wall: true, liveBars: true });
  expect((await refresh(assembly))?.shown).toBeNull();
  expect((await readLabels(assembly.cot, questionId)).ok).toBe(false);
});

test('the wall of a secret vote says who took part as its participations do', async () => {
  const { assembly, questionId, vote } = await hall({ disclosure: 'secret', wall: true });
  await Promise.all([vote(3, 'favour'), vote(30, 'against'), vote(59, 'blank')]);
  const shown = (await refresh(assembly))?.shown;
  const took = await pollDocuments.participations(assembly.assemblyId, questionId).get();
  expect(took.size).toBe(3);
  expect(read(shown?.seen)).toEqual([3, 30, 59]);
  expect(shown).toMatchObject({ choices: null, latest: null });
});

test('a wall ends with its vote, a public roll stays until it is annulled or the stage moves on', async () => {
  const wall = await hall({ wall: true });
  await wall.vote(0);
  expect((await refresh(wall.assembly))?.shown).not.toBeNull();
  taken(await closeQuestion(wall.by));
  expect((await refresh(wall.assembly))?.shown).toBeNull();
  const roll = await hall({ roll: 'group' });
  await roll.vote(0);
  taken(await closeQuestion(roll.by));
  expect((await refresh(roll.assembly))?.shown?.choices).not.toBeNull();
  const { assemblyId } = roll.assembly;
  taken(await setStage({ ...roll.by, assemblyId, request: { mode: 'blank' } }));
  expect((await refresh(roll.assembly))?.shown).toBeNull();
  taken(await annulQuestion({ ...roll.by, reason: 'Se leyó mal la pregunta', repeatAs: null }));
  expect((await refresh(roll.assembly))?.shown).toBeNull();
});

test('an earlier reading never lights a wall that was taken away', async () => {
  const { assembly, by } = await hall({ wall: true });
  const { readTime } = await documents.assembly(assembly.assemblyId).get();
  taken(await closeQuestion(by));
  await refresh(assembly);
  await refreshes.question(assembly.assemblyId, assembly.cot, readTime);
  expect((await liveDocuments.liveMissing(assembly.cot).get()).data()?.shown).toBeNull();
});
