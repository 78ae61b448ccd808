import { randomUUID } from 'node:crypto';
import { atLeast, type SetMajorityRequest, type UnitUsesBylaw } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { createQuestion } from '../../polls/questions/createQuestion.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { setMajority, setUnitUses } from './setMajority.ts';

const now = Date.UTC(2026, 10, 23, 21, 0);
const asks = { threshold: atLeast(60, 100), article: 'artículo 12' };

const note = (assemblyId: string, request: SetMajorityRequest) =>
  setMajority({ assemblyId, by: 'admin', request, now });

async function newDraft(assemblyId: string, matterId: string | null): Promise<string> {
  const questionId = randomUUID();
  const terms = { text: '¿Aprueba?', blank: true, abstention: true, liveBars: false };
  const request = { questionId, ...terms, durationSeconds: null, matterId };
  taken(await createQuestion({ assemblyId, by: 'moderator', request, now }));
  return questionId;
}

async function ruleOf(assemblyId: string, questionId: string) {
  return (await pollDocuments.question(assemblyId, questionId).get()).data()?.rule;
}

test('drafts are read again with it and told, open questions keep their rule, new ones take it', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const open = await newOpenQuestion(assembly);
  const budget = await newDraft(assemblyId, 'budget');
  const other = await newDraft(assemblyId, 'other-business');
  const before = await Promise.all([open, other].map((id) => ruleOf(assemblyId, id)));
  const request = { matterId: 'budget', share: [], asks };

  const answer = taken(await note(assemblyId, request));
  expect(answer.changed).toMatchObject([
    { questionId: budget, before: expect.stringMatching(/50 %/u) },
  ]);
  expect(answer.changed[0]?.after).toBe(
    'al menos el 60 % del coeficiente presente (los estatutos, artículo 12)',
  );
  expect(await Promise.all([open, other].map((id) => ruleOf(assemblyId, id)))).toEqual(before);
  const later = await newDraft(assemblyId, 'budget');
  expect(await ruleOf(assemblyId, later)).toEqual(await ruleOf(assemblyId, budget));

  expect(taken(await note(assemblyId, request)).changed).toEqual([]);
  const without = taken(await note(assemblyId, { ...request, asks: null }));
  expect(without.changed.map(({ questionId }) => questionId).toSorted()).toEqual(
    [budget, later].toSorted(),
  );
});

test('a majority that the law forbids bylaws to ask leaves everything unchanged', async () => {
  const { assemblyId } = await newAssembly(1);
  const draft = await newDraft(assemblyId, 'bylaws-reform');
  const before = await ruleOf(assemblyId, draft);
  expect(await note(assemblyId, { matterId: 'bylaws-reform', share: [], asks })).toMatchObject({
    ok: false,
    refusal: { code: 'majority-too-low' },
  });
  expect(await ruleOf(assemblyId, draft)).toEqual(before);
  expect((await documents.assembly(assemblyId).get()).data()?.majorities).toBeUndefined();
});

test('which units count is kept, goes into the drafts by unit alone, and is taken away again', async () => {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const [byUnit, byWeight] = [
    await newDraft(assemblyId, 'coexistence-rules'),
    await newDraft(assemblyId, 'budget'),
  ];
  const before = await Promise.all([byUnit, byWeight].map((id) => ruleOf(assemblyId, id)));
  const say = (unitUses: UnitUsesBylaw | null) =>
    setUnitUses({ assemblyId, by: 'admin', request: { unitUses }, now });
  const noted = async () => (await documents.assembly(assemblyId).get()).data()?.unitUses;
  const housing = {
    counted: ['vivienda'],
    leftOut: ['parqueadero'],
    article: 'artículo 5',
  } as const;

  const { changed } = taken(await say(housing));
  expect(changed.map(({ questionId }) => questionId)).toEqual([byUnit]);
  expect(await ruleOf(assemblyId, byUnit)).toMatchObject({
    requirement: { scope: 'units:vivienda' },
    unitsBy: { article: 'artículo 5' },
  });
  expect(await ruleOf(assemblyId, byWeight)).toEqual(before[1]);
  expect(await noted()).toEqual(housing);

  const all = { counted: ['vivienda', 'parqueadero'], leftOut: [], article: '' } as const;
  expect(taken(await say(all)).changed).toHaveLength(1);
  expect(await ruleOf(assemblyId, byUnit)).toMatchObject({ requirement: { scope: 'units' } });
  expect(taken(await say(null)).changed).toEqual([]);
  expect(await ruleOf(assemblyId, byUnit)).toEqual(before[0]);
  expect(await noted()).toBeUndefined();
});
