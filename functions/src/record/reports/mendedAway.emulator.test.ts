import { randomUUID } from 'node:crypto';
import { type LiveQuorum, type PackId, paths, type Quorum, type UnitEdits } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { readQuorumReport } from './readReports.ts';

const figures = ({ present, total, met }: Quorum) => ({ present, total, met });

// Of one the quorum is told by sums, of the other by owners too.
test.each<PackId>(['co-ph', 'es-lph'])(
  'under %s a unit that left weighs what its coefficient was mended to, on screens, in the result and in the report alike',
  async (rulePack) => {
    const assembly = await newAssembly(4);
    const { assemblyId, cot } = assembly;
    await documents.assembly(assemblyId).update({ rulePack });
    const desk = { assemblyId, by: 'desk', now: Date.now() };
    for (const place of [0, 1, 2, 3]) {
      const request = { personId: `person-${place}`, unitIds: [`U${place}`] };
      const way = { capacity: 'owner', channel: 'hall' } as const;
      taken(await accredit({ ...desk, request: { ...request, ...way } }));
    }
    taken(await leave({ ...desk, request: { unitIds: ['U0'] } }));
    const edit = { editId: randomUUID(), version: 'v1', unitId: 'U0', edits: { weight: '2,5' } };
    taken(await editRosterUnit({ ...desk, by: 'admin', request: edit }));

    const questionId = await newOpenQuestion(assembly);
    taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
    const { readTime } = await documents.assembly(assemblyId).get();
    await refreshes.quorum(assemblyId, cot, readTime);
    const shown = (await documentAt<LiveQuorum>(paths.live(cot, 'quorum')).get()).data();
    const result = (await pollDocuments.result(assemblyId, questionId).get()).data();
    const report = taken(await readQuorumReport({ assemblyId, query: {}, now: Date.now() }));
    const replayed = taken(await replayQuorum(assemblyId, {}, Date.now()));

    const expected = {
      present: { weight: 9_000_000, units: 3 },
      total: { weight: 11_500_000, units: 4 },
      met: true,
    };
    expect(
      [shown?.quorum, result?.quorum, report.quorum, replayed.quorum].map(
        (one) => one && figures(one),
      ),
    ).toEqual([expected, expected, expected, expected]);
    expect(report.groups).toMatchObject([{ total: expected.total, last: expected.present }]);
    // The weight that it had while it was there stays.
    const weights = report.moves.map(({ unit, weight, present }) => [unit, weight, present.weight]);
    expect(weights.at(0)).toEqual(['U0', 1_000_000, 1_000_000]);
    expect(report.moves.at(0)?.total.weight).toBe(10_000_000);
    expect(weights.at(-1)).toEqual(['U0', 1_000_000, 9_000_000]);
    expect(replayed.curve.at(-2)?.weight).toBe(10_000_000);
  },
);

// Debtors are out of the quorum of the first; of the second one it is told by sums.
test.each<PackId>(['es-sa', 'co-ph'])(
  'under %s the report tells the quorum of each closing as it was on the screens, whatever is mended later',
  async (rulePack) => {
    const assembly = await newAssembly(3);
    const { assemblyId, cot } = assembly;
    await documents.assembly(assemblyId).update({ rulePack });
    const desk = (request: { readonly unitIds: readonly string[] }) => ({
      ...{ assemblyId, by: 'desk', now: Date.now() },
      request: { unitIds: [...request.unitIds] },
    });
    const enter = async (place: number) => {
      const request = { personId: `person-${place}`, ...desk({ unitIds: [`U${place}`] }).request };
      const way = { capacity: 'owner', channel: 'hall' } as const;
      taken(await accredit({ ...desk(request), request: { ...request, ...way } }));
    };
    const mend = async (unitId: string, edits: UnitEdits) => {
      const request = { editId: randomUUID(), version: 'v1', unitId, edits };
      // The request had to wait for others: it counts from when it was kept, not from when it was asked for.
      const now = Date.now() - 2_000;
      taken(await editRosterUnit({ assemblyId, by: 'admin', now, request }));
    };
    const shown: object[] = [];
    const vote = async () => {
      const questionId = await newOpenQuestion(assembly);
      taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
      const { readTime } = await documents.assembly(assemblyId).get();
      await refreshes.quorum(assemblyId, cot, readTime);
      const live = (await documentAt<LiveQuorum>(paths.live(cot, 'quorum')).get()).data();
      if (live === undefined) throw new Error('It is on the screens.');
      shown.push({ present: live.quorum.present, met: live.quorum.met });
    };
    await mend('U2', { inArrears: true });
    for (const place of [0, 1, 2]) await enter(place);
    await vote();
    await mend('U2', { inArrears: false });
    await vote();
    taken(await leave(desk({ unitIds: ['U0'] })));
    await mend('U0', { weight: '40' });
    await enter(0);
    await vote();

    const report = taken(await readQuorumReport({ assemblyId, query: {}, now: Date.now() }));
    const told = report.questions.map(({ closed }) => closed && { ...closed, at: 0 });
    expect(told).toEqual(shown.map((one) => expect.objectContaining(one)));
    const closings = report.questions.flatMap(({ closed }) => closed?.at ?? []);
    for (const [i, at] of closings.entries()) {
      const { quorum } = taken(await replayQuorum(assemblyId, { at }, Date.now()));
      expect(quorum).toMatchObject({ ...shown[i] });
    }
    const { curve } = taken(await replayQuorum(assemblyId, {}, Date.now()));
    expect(curve.at(-1)?.weight).toBe(45_000_000);
    expect(report.moves.map(({ unit, weight }) => [unit, weight])).toEqual([
      ...[
        ['U0', 1_000_000],
        ['U1', 2_000_000],
        ['U2', 3_000_000],
      ],
      ...[
        ['U0', 1_000_000],
        ['U0', 40_000_000],
      ],
    ]);
  },
);
