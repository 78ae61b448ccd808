import { randomUUID } from 'node:crypto';
import type { NominateRequest, Outcome, SecrecyAsked } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { describeEvents } from '../../meeting/events/describeEvents.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newDraft, seat, taken } from '../../testing/halls/testAssembly.ts';
import { amendQuestion } from '../questions/amendQuestion.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { askSecrecy } from './askSecrecy.ts';
import { closeNominations } from './closeNominations.ts';
import { nominate, withdrawNomination } from './nominate.ts';
import { openNominations } from './openNominations.ts';

async function newMeeting() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  await seat(assembly);
  const at = () => ({ assemblyId, by: 'rosa', now: Date.now() });
  return {
    ...{ assembly, assemblyId, at },
    question: async (questionId: string) =>
      (await pollDocuments.question(assemblyId, questionId).get()).data(),
    async record() {
      const { docs } = await documents.events(assemblyId).get();
      const rows = await describeEvents(assemblyId, datedEvents(docs));
      return rows.map(({ kind, person, nomination }) => [kind, person, nomination]);
    },
  };
}

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

test('an amended question keeps the proposed text, in the question and in its result', async () => {
  const meeting = await newMeeting();
  const { assembly, assemblyId, at } = meeting;
  const questionId = await newDraft(assembly);
  for (let time = 0; time < 2; time += 1) {
    taken(await amendQuestion({ ...at(), questionId, text: '¿Aprueba el presupuesto sin alza?' }));
  }
  const proposed = '¿Aprueba el presupuesto?';
  expect(await meeting.question(questionId)).toMatchObject({ proposed });
  expect((await meeting.record()).filter(([kind]) => kind === 'question-amended')).toHaveLength(1);
  taken(await openQuestion({ ...at(), questionId }));
  expect(codeOf(await amendQuestion({ ...at(), questionId, text: '¿Otra cosa?' }))).toBe(
    'question-not-draft',
  );
  taken(await closeQuestion({ ...at(), questionId }));
  const result = (await pollDocuments.result(assemblyId, questionId).get()).data();
  expect(result).toMatchObject({ text: '¿Aprueba el presupuesto sin alza?', proposed });
});

test('a request for a secret vote is noted with its applicant, and so it is voted, once', async () => {
  const meeting = await newMeeting();
  const { assembly, at } = meeting;
  const questionId = await newDraft(assembly);
  const ask = (asked: SecrecyAsked) => askSecrecy({ ...at(), questionId, asked });
  for (let time = 0; time < 2; time += 1) {
    taken(await ask({ wish: 'secret', personId: 'person-0' }));
  }
  expect(codeOf(await ask({ wish: 'secret', unitId: 'nowhere' }))).toBe('unit-unknown');
  expect(await meeting.question(questionId)).toMatchObject({
    ...{ disclosure: 'secret', liveBars: false },
    requests: [{ wish: 'secret', name: 'Persona 0', who: { personId: 'person-0' } }],
  });
  const made = (await meeting.record()).filter(([kind]) => kind === 'secrecy-asked');
  expect(made).toEqual([['secrecy-asked', 'Persona 0', undefined]]);
  taken(await openQuestion({ ...at(), questionId }));
  expect(codeOf(await ask({ wish: 'names', personId: 'person-0' }))).toBe('question-not-draft');
});

test('candidates are nominated in the meeting, and those who accepted are voted', async () => {
  const meeting = await newMeeting();
  const { at } = meeting;
  const questionId = randomUUID();
  const request = {
    ...{ questionId, text: '¿A quién elige?', seats: 1, disclosure: 'named' as const },
    ...{ matterId: null, pointId: null },
  };
  for (let time = 0; time < 2; time += 1) {
    expect(taken(await openNominations({ ...at(), request })).number).toBe(1);
  }
  const propose = (more: Partial<NominateRequest>) =>
    nominate({
      ...{ ...at(), questionId },
      request: {
        ...{ nominationId: randomUUID(), personId: null, name: 'Ana', unit: '' },
        ...{ state: 'accepted', rule: '', ...more },
      },
    });
  const own = { nominationId: randomUUID(), personId: 'person-0', name: 'Persona 0' };
  taken(await propose({ ...own, state: 'absent' }));
  for (let time = 0; time < 2; time += 1) taken(await propose(own));
  taken(await propose({ name: 'Luz', state: 'disqualified', rule: 'Reglamento, artículo 60' }));
  const mistaken = { nominationId: randomUUID(), name: 'Nadie' };
  taken(await propose(mistaken));
  const { nominationId } = mistaken;
  for (let time = 0; time < 2; time += 1) {
    taken(await withdrawNomination({ ...at(), questionId, nominationId }));
  }
  expect(codeOf(await openQuestion({ ...at(), questionId }))).toBe('nominations-open');
  for (let time = 0; time < 2; time += 1) taken(await closeNominations({ ...at(), questionId }));
  expect(codeOf(await propose({ name: 'Tarde' }))).toBe('nominations-over');
  taken(await openQuestion({ ...at(), questionId }));
  const labels = (await meeting.question(questionId))?.options.map(({ label }) => label);
  expect(labels).toEqual(['Persona 0', 'En blanco']);
  expect((await meeting.record()).slice(0, 6)).toEqual([
    ['nominations-opened', null, undefined],
    ['candidate-nominated', 'Persona 0', 'absent'],
    ['candidate-nominated', 'Persona 0', 'accepted'],
    ['candidate-nominated', null, 'disqualified'],
    ['candidate-nominated', null, 'accepted'],
    ['nomination-withdrawn', null, undefined],
  ]);
});
