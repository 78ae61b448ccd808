import { expect, test } from 'vitest';
import { accredit, leave } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { installSession } from './installSession.ts';

/** A meeting that three of four owners installed; then two of them go home, and a vote is taken. */
async function emptiedMeeting(rulePack: 'es-lph' | 'co-ph') {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack });
  await documents.session(assemblyId, 1).update({ state: 'planned', startsAt: Date.now() - 1000 });
  const desk = { assemblyId, by: 'desk', now: Date.now() };
  const come = (place: number) =>
    accredit({
      ...desk,
      request: {
        ...{ personId: `person-${place}`, unitIds: [`U${place}`] },
        ...{ capacity: 'owner', channel: 'hall' },
      },
    });
  for (const place of [0, 1, 2]) taken(await come(place));
  const request = { session: 1, call: 1 } as const;
  taken(await installSession({ assemblyId, by: 'chair', now: Date.now(), request }));
  taken(await leave({ ...desk, request: { unitIds: ['U1', 'U2'] } }));
  taken(await come(3));
  taken(await leave({ ...desk, request: { unitIds: ['U3'] } }));
  const questionId = await newOpenQuestion(assembly);
  return taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
}

test('where the law measures the quorum when the meeting is installed, who leaves or comes later changes nothing', async () => {
  const { quorum, verdict } = await emptiedMeeting('es-lph');
  expect(quorum).toMatchObject({ met: true, present: { units: 3, weight: 6_000_000 } });
  expect(verdict.kind).toBe('rejected');
});

test('where it is measured at each vote, who left without voting is not there', async () => {
  const { quorum, verdict } = await emptiedMeeting('co-ph');
  expect(quorum).toMatchObject({ met: false, present: { units: 1 } });
  expect(verdict.kind).toBe('no-quorum');
});
