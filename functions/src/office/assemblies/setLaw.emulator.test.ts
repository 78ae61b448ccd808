import { randomUUID } from 'node:crypto';
import { atLeast, type SetLawRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { createQuestion } from '../../polls/questions/createQuestion.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { setLaw } from './setLaw.ts';

const now = Date.UTC(2026, 10, 23, 21, 0);
const same: SetLawRequest = { rulePack: 'co-ph', country: 'CO', residential: null };
const change = (assemblyId: string, request: Partial<SetLawRequest>) =>
  setLaw({ assemblyId, by: 'admin', request: { ...same, ...request }, now });

async function newDraft(assemblyId: string, matterId: string): Promise<string> {
  const questionId = randomUUID();
  const terms = { text: '¿Aprueba?', blank: true, abstention: true, liveBars: false };
  const request = { questionId, ...terms, durationSeconds: null, matterId };
  taken(await createQuestion({ assemblyId, by: 'moderator', request, now }));
  return questionId;
}

const lawsSaid = async (assemblyId: string) =>
  (await documents.events(assemblyId).where('kind', '==', 'law-changed').get()).size;

test('shops vote by coefficient what housing votes by unit: the drafts say so, once', async () => {
  const { assemblyId } = await newAssembly(2);
  const election = await newDraft(assemblyId, 'chair-election');
  await newDraft(assemblyId, 'budget');
  const { changed } = taken(await change(assemblyId, { residential: false }));
  expect(changed).toMatchObject([
    { questionId: election, before: expect.stringMatching(/unidades presentes/u) },
  ]);
  expect(changed[0]?.after).toMatch(/coeficiente presente/u);
  const kept = (await pollDocuments.question(assemblyId, election).get()).data();
  expect(kept?.rule.ruleId).toBe('co-ph/ordinary');
  expect(taken(await change(assemblyId, { residential: false })).changed).toEqual([]);
  expect(await lawsSaid(assemblyId)).toBe(1);
});

test('another law takes away what it does not let stand, and the hall is measured by it at once', async () => {
  const { assemblyId, cot } = await newAssembly(2);
  const asks = { threshold: atLeast(80, 100), article: 'artículo 12' };
  const source = { law: 'los estatutos', article: 'artículo 9', verified: true };
  await documents.assembly(assemblyId).update({
    rulePack: 'generic',
    majorities: [{ matterId: 'motion', share: [], asks }],
  });
  await documents.session(assemblyId, 1).update({ state: 'planned' });
  await documents.generalSettings(assemblyId).set({
    ...{ redirectHosts: [], proxyBylaws: { order: 'first-received', source } },
  });
  await refreshes.quorum(assemblyId, cot, (await documents.assembly(assemblyId).get()).readTime);
  const shown = async () => (await meetingDocuments.liveQuorum(cot).get()).data()?.quorum.article;
  expect(await shown()).not.toMatch(/Ley 675/u);
  const answer = taken(await change(assemblyId, {}));
  expect(answer).toMatchObject({ majorities: ['Moción'], proxyBylaws: true });
  expect(await shown()).toMatch(/Ley 675/u);
  const settings = (await documents.generalSettings(assemblyId).get()).data();
  expect(settings).toEqual({ redirectHosts: [] });
  const kept = (await documents.assembly(assemblyId).get()).data();
  expect(kept).toMatchObject({ rulePack: 'co-ph', country: 'CO' });
  expect(kept?.majorities).toBeUndefined();
});

test('once a question was opened the law stays, and the use may be mended', async () => {
  const assembly = await newAssembly(2);
  await newOpenQuestion(assembly);
  const { assemblyId } = assembly;
  expect(await change(assemblyId, { rulePack: 'co-sas' })).toMatchObject({
    refusal: { code: 'law-in-use' },
  });
  expect(await lawsSaid(assemblyId)).toBe(0);
  expect((await change(assemblyId, { residential: true })).ok).toBe(true);
});

test('an assembly that is not there is refused', async () => {
  expect(await change('nowhere', {})).toMatchObject({ refusal: { code: 'assembly-unknown' } });
});
