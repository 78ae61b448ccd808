import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { closeQuestion, openQuestion } from '../../testing/oneQuestion.ts';
import { newSecretVoting } from '../../testing/secretVoting.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/testAssembly.ts';
import { forecastQuestion } from '../forecasts/forecastQuestion.ts';
import { pollDocuments } from '../questions/pollDocuments.ts';
import { auditCounts } from './auditCounts.ts';

const sides = (count: number, favour: number) =>
  Array.from({ length: count }, (_, i) => (i < favour ? 'favour' : 'against'));

test('members with one row each vote in secret by heads: exact, sealed, and a recount agrees', async () => {
  const voting = await newSecretVoting(12, 'generic');
  const { assembly, questionId } = voting;
  const { assemblyId } = assembly;
  const opened = (await pollDocuments.question(assemblyId, questionId).get()).data();
  expect(opened).toMatchObject({ unitsAreHeads: true, disclosure: 'secret', roster: 'v1' });
  // Seven heads of twelve with 28 of 78 of the weight: a majority of heads and of nothing else.
  for (const [i, side] of sides(12, 7).entries()) taken(await voting.vote(i, side));
  const result = taken(await closeQuestion(voting.by('chair')));
  expect(result).toMatchObject({
    told: { kind: 'exact', measure: 'units', voted: { units: 12 } },
    measures: [{ scope: 'heads', of: 12, votes: { favour: 7, against: 5 } }],
    verdict: { kind: 'approved' },
  });
  expect(result.options.map(({ units, weight }) => [units, weight])).toEqual([
    [7, null],
    [5, null],
    [0, null],
    [0, null],
  ]);
  expect(taken(await auditCounts(assemblyId, Date.now())).questions).toMatchObject([
    { questionId, disclosure: 'secret', votes: 12, faults: [] },
  ]);
  // Figures that were changed afterwards do not agree with who took part.
  await pollDocuments
    .result(assemblyId, questionId)
    .update({ options: result.options.map((one, i) => (i === 0 ? { ...one, units: 8 } : one)) });
  expect(taken(await auditCounts(assemblyId, Date.now())).questions[0]?.faults).toContain(
    'sums-differ',
  );
});

test('a double majority of equal members is told in heads; of others, only its verdict', async () => {
  const voting = await newSecretVoting(9, 'es-lph');
  for (const [i, side] of sides(9, 6).entries()) taken(await voting.vote(i, side));
  const result = taken(await closeQuestion(voting.by('chair')));
  // Six owners of nine with 21 of 45 of the quotas: most heads, not most of the quotas.
  expect(result).toMatchObject({ told: { kind: 'verdict-only' }, verdict: { kind: 'rejected' } });
  expect(JSON.stringify(result.verdict)).not.toMatch(/21|24/u);
});

test('owners do not change while it is open, and what two units share is refused before it opens', async () => {
  const voting = await newSecretVoting(3, 'generic');
  const { assembly } = voting;
  const [first] = assembly.units;
  const edit = (assemblyId: string, unitId: string) =>
    editRosterUnit({
      ...{ assemblyId, by: 'office', now: Date.now() },
      request: {
        ...{ editId: randomUUID(), version: 'v1', unitId },
        edits: { owner: { name: first?.ownerNames[0] ?? '', document: '', email: '', phone: '' } },
      },
    });
  expect(await edit(assembly.assemblyId, 'U1')).toMatchObject({
    refusal: { code: 'roster-in-use' },
  });

  const other = await newAssembly(3, 'generic');
  const { assemblyId } = other;
  await peopleDocuments
    .units(assemblyId, 'v1')
    .doc('U1')
    .update({ ownerIds: ['person-0'] });
  const counted = (await peopleDocuments.roster(assemblyId, 'v1').get()).data()?.counts?.everybody;
  await peopleDocuments
    .roster(assemblyId, 'v1')
    .update({ 'counts.everybody': { ...counted, heads: 2 } });
  const questionId = await newDraft(other, { disclosure: 'secret' });
  const refusal = { code: 'secret-needs-own-heads', detail: 'Por ejemplo: U0 y U1.' };
  expect(await forecastQuestion(assemblyId, { questionId })).toMatchObject({ refusal });
  await seat(other);
  const open = () => openQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() });
  expect(await open()).toMatchObject({ refusal });
  const named = await newDraft(other);
  const asked = { assemblyId, questionId: named, by: 'chair', now: Date.now() };
  expect((await openQuestion(asked)).ok).toBe(true);
});
