import { randomUUID } from 'node:crypto';
import type { ElectionAsked } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { editRosterUnit } from '../../people/rosters/editRosterUnit.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newSecretVoting } from '../../testing/halls/secretVoting.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { forecastQuestion } from '../forecasts/forecastQuestion.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
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
  // Figures that were changed afterwards do not agree with the participants.
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

test('owners do not change while it is open', async () => {
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
});

const slates: ElectionAsked = {
  kind: 'slates',
  candidates: [
    { label: 'Plancha 1', lines: ['Ana', 'Beto', 'Carla'].map(line) },
    { label: 'Plancha 2', lines: ['Dora', 'Efrén', 'Flor'].map(line) },
  ],
  ...{ min: 1, max: 1, seats: 3, needsMajority: false, method: 'quotient' },
};

function line(name: string) {
  return { name, substitute: null };
}

test('a board is elected in secret by quotient of heads, with the votes of each slate', async () => {
  const voting = await newSecretVoting(12, 'generic', slates);
  const question = (
    await pollDocuments.question(voting.assembly.assemblyId, voting.questionId).get()
  ).data();
  const [first = '', second = ''] = question?.options.map(({ optionId }) => optionId) ?? [];
  for (let i = 0; i < 12; i += 1) taken(await voting.vote(i, i < 8 ? first : second));
  const result = taken(await closeQuestion(voting.by('chair')));
  // Twelve heads for three seats: a quotient of four, so two seats and one; by weight it would be the reverse.
  expect(result).toMatchObject({
    told: { kind: 'exact', measure: 'units' },
    elected: {
      scope: 'heads',
      standings: [
        { optionId: first, votes: 8 },
        { optionId: second, votes: 4 },
      ],
    },
  });
  expect(result.elected?.seats.map(({ name }) => name)).toEqual(['Ana', 'Beto', 'Dora']);
  expect(result.verdict.kind).toBe('approved');
  expect(taken(await auditCounts(voting.assembly.assemblyId, Date.now())).questions).toMatchObject([
    { votes: 12, faults: [] },
  ]);
});

test('slates whose votes could not be told are refused before they open, and open with name', async () => {
  const assembly = await newAssembly(9);
  const { assemblyId } = assembly;
  await seat(assembly);
  const open = async (disclosure: 'named' | 'secret') => {
    const questionId = await newDraft(assembly, { disclosure, election: slates, liveBars: false });
    const opened = await openQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() });
    return { opened, forecast: await forecastQuestion(assemblyId, { questionId }) };
  };
  const secret = await open('secret');
  expect(secret.forecast).toMatchObject({ ok: true, value: { isUnchecked: true } });
  expect(secret.opened).toMatchObject({ refusal: { code: 'secret-unchecked' } });
  expect((await open('named')).opened.ok).toBe(true);
});
