import { randomUUID } from 'node:crypto';
import { type LiveQuorum, type PackId, paths, type Quorum } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/accredit.ts';
import { leave } from '../../hall/attendance/leave.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { replayQuorum } from '../../meeting/quorum/replayQuorum.ts';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { pollDocuments } from '../../polls/questions/pollDocuments.ts';
import { closeQuestion } from '../../testing/oneQuestion.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/testAssembly.ts';
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
    // What it weighed while it was there stays as it was seen.
    const weights = report.moves.map(({ unit, weight, present }) => [unit, weight, present.weight]);
    expect(weights.at(0)).toEqual(['U0', 1_000_000, 1_000_000]);
    expect(weights.at(-1)).toEqual(['U0', 1_000_000, 9_000_000]);
    expect(replayed.curve.at(-2)?.weight).toBe(10_000_000);
  },
);
