import { randomUUID } from 'node:crypto';
import type { AddPointRequest, Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { documents } from '../../kernel/database/documents.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { createQuestion } from '../../polls/questions/createQuestion.ts';
import { editQuestion } from '../../polls/questions/editQuestion.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { openQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, seat, taken } from '../../testing/halls/testAssembly.ts';
import { describeEvents } from '../events/describeEvents.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { addPoint } from './addPoint.ts';
import { editPoint } from './editPoint.ts';
import { movePoint } from './movePoint.ts';
import { removePoint } from './removePoint.ts';
import { treatPoint } from './treatPoint.ts';

const texts = ['Instalación', 'Informes', 'Presupuesto'] as const;

/** An assembly whose agenda of three points was written before its notice went out. */
async function agendaOf() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const session = documents.session(assemblyId, 1);
  await session.update({ state: 'planned' });
  const at = () => ({ assemblyId, by: 'rosa', now: Date.now() });
  const asking = (text: string, more: Partial<AddPointRequest> = {}): AddPointRequest => ({
    ...{ pointId: randomUUID(), text, kind: 'decision', presenter: '', notes: '', ...more },
  });
  const add = (request: AddPointRequest) => addPoint({ ...at(), request });
  const ids: string[] = [];
  for (const text of texts) ids.push(taken(await add(asking(text))).pointId);
  const [first = '', second = '', third = ''] = ids;
  const question = (pointId: string | null, text = '¿Aprueba lo propuesto?') => ({
    ...{ text, blank: true, abstention: true, liveBars: false, durationSeconds: null, pointId },
  });
  return {
    ...{ assembly, assemblyId, session, at, asking, add, first, second, third },
    begin: () => session.update({ state: 'open', installedAt: Date.now() }),
    async texts() {
      const { docs } = await meetingDocuments.agenda(assemblyId).orderBy('number').get();
      return docs.map((one) => `${one.data().number} ${one.data().text}`);
    },
    async record() {
      const { docs } = await documents.events(assemblyId).get();
      const events = datedEvents(docs).filter(({ kind }) => kind.startsWith('point-'));
      const rows = await describeEvents(assemblyId, events);
      return rows.map(({ kind, point, approvedBy }) => [kind, point, approvedBy]);
    },
    async ask(pointId: string | null, text?: string) {
      const request = { questionId: randomUUID(), ...question(pointId, text) };
      return taken(await createQuestion({ ...at(), request }));
    },
    move: (questionId: string, pointId: string | null) =>
      editQuestion({ ...at(), questionId, terms: question(pointId) }),
    number: async (questionId: string) =>
      (await pollDocuments.question(assemblyId, questionId).get()).data()?.number,
  };
}

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

test('points are written in order, corrected, moved and taken away, each once however often it is asked', async () => {
  const agenda = await agendaOf();
  const { at, first, third } = agenda;
  const again = agenda.asking('Instalación', { pointId: first });
  expect(taken(await agenda.add(again)).number).toBe(1);
  expect(codeOf(await agenda.add({ ...again, text: 'Otra cosa' }))).toBe('point-exists');
  const request = { text: 'Cierre', kind: 'proposals', presenter: 'Ana', notes: '' } as const;
  for (let time = 0; time < 2; time += 1) {
    taken(await editPoint({ ...at(), pointId: third, request }));
    taken(await movePoint({ ...at(), pointId: third, request: { number: 1 } }));
  }
  expect(await agenda.texts()).toEqual(['1 Cierre', '2 Instalación', '3 Informes']);
  for (let time = 0; time < 2; time += 1) {
    taken(await removePoint({ ...at(), pointId: first, request: {} }));
  }
  expect(await agenda.texts()).toEqual(['1 Cierre', '2 Informes']);
  expect((await agenda.record()).slice(3)).toEqual([
    ['point-edited', '1. Cierre', undefined],
    ['point-moved', '1. Cierre', undefined],
    ['point-removed', undefined, undefined],
  ]);
  const lost = { ...at(), pointId: randomUUID() };
  expect(codeOf(await editPoint({ ...lost, request }))).toBe('point-unknown');
  expect(codeOf(await movePoint({ ...lost, request: { number: 1 } }))).toBe('point-unknown');
});

test('after the notice, changes name their approver, except notes and presenters', async () => {
  const agenda = await agendaOf();
  const { at, first, second } = agenda;
  await agenda.begin();
  const late = agenda.asking('Parqueaderos');
  expect(codeOf(await agenda.add(late))).toBe('agenda-convened');
  const move = (approvedBy?: 'assembly') =>
    movePoint({
      ...{ ...at(), pointId: first },
      request: { number: 2, ...(approvedBy === undefined ? {} : { approvedBy }) },
    });
  expect(codeOf(await move())).toBe('agenda-convened');
  const remove = { ...at(), pointId: second, request: {} };
  expect(codeOf(await removePoint(remove))).toBe('agenda-convened');
  const same = { text: 'Informes', kind: 'decision', presenter: 'Luz', notes: 'Breve' } as const;
  taken(await editPoint({ ...at(), pointId: second, request: same }));
  const other = { ...same, text: 'Informe de gestión' };
  expect(codeOf(await editPoint({ ...at(), pointId: second, request: other }))).toBe(
    'agenda-convened',
  );
  taken(await move('assembly'));
  taken(await agenda.add({ ...late, approvedBy: 'chair' }));
  expect((await agenda.record()).slice(3)).toEqual([
    ['point-edited', '1. Informes', undefined],
    ['point-moved', '2. Instalación', 'assembly'],
    ['point-added', '4. Parqueaderos', 'chair'],
  ]);
});

test('a question belongs to its point, keeps its place under it and says it once it opens', async () => {
  const agenda = await agendaOf();
  const { at, assembly, assemblyId, second, third } = agenda;
  const loose = await agenda.ask(null);
  const later = await agenda.ask(third);
  const sooner = await agenda.ask(second);
  expect([later.number, sooner.number]).toEqual([1, 1]);
  const numbers = () =>
    Promise.all([sooner, later, loose].map((one) => agenda.number(one.questionId)));
  expect(await numbers()).toEqual([1, 2, 3]);
  taken(await movePoint({ ...at(), pointId: third, request: { number: 1 } }));
  expect(await numbers()).toEqual([2, 1, 3]);
  expect(codeOf(await removePoint({ ...at(), pointId: second, request: {} }))).toBe(
    'point-has-questions',
  );
  taken(await agenda.move(loose.questionId, third));
  expect(await numbers()).toEqual([3, 1, 2]);
  expect(codeOf(await agenda.move(loose.questionId, randomUUID()))).toBe('point-unknown');

  await agenda.begin();
  await seat(assembly);
  taken(await openQuestion({ ...at(), questionId: sooner.questionId }));
  const opened = (await pollDocuments.question(assemblyId, sooner.questionId).get()).data();
  expect(opened).toMatchObject({ pointId: second, item: '3. Informes' });
});

test('the point that is treated goes to every screen with the stage, as it is called now', async () => {
  const agenda = await agendaOf();
  const { at, assembly, first, second, session } = agenda;
  expect(codeOf(await treatPoint({ ...at(), pointId: first }, refreshAtOnce))).toBe(
    'session-not-open',
  );
  await agenda.begin();
  const stage = async () =>
    (await pollDocuments.liveStage(assembly.cot).get()).data()?.session?.point?.text;
  for (let time = 0; time < 2; time += 1)
    taken(await treatPoint({ ...at(), pointId: second }, refreshAtOnce));
  expect(await stage()).toBe('Informes');
  const live = (await pollDocuments.liveQuestion(assembly.cot).get()).data();
  expect(live?.session?.point).toEqual({ pointId: second, number: 2, text: 'Informes' });
  expect(codeOf(await removePoint({ ...at(), pointId: second, request: {} }))).toBe(
    'point-under-way',
  );
  const request = { number: 1, approvedBy: 'assembly' } as const;
  taken(await movePoint({ ...at(), pointId: second, request }));
  expect((await session.get()).data()?.point).toEqual({
    ...{ pointId: second, number: 1, text: 'Informes' },
  });
  taken(await treatPoint({ ...at(), pointId: null }, refreshAtOnce));
  expect(await stage()).toBeUndefined();
  expect(codeOf(await treatPoint({ ...at(), pointId: randomUUID() }, refreshAtOnce))).toBe(
    'point-unknown',
  );
  const kinds = (await agenda.record()).map(([kind, point]) => [kind, point]);
  expect(kinds.filter(([kind]) => kind === 'point-treated')).toEqual([
    ['point-treated', '1. Informes'],
    ['point-treated', undefined],
  ]);
});

test('a result leaves the projector to the next point; a blank screen and an open vote stay', async () => {
  const agenda = await agendaOf();
  const { at, first, second, session } = agenda;
  await agenda.begin();
  const stage = async () => (await session.get()).data()?.stage;
  await session.update({ stage: { mode: 'result', questionIds: ['q'] } });
  taken(await treatPoint({ ...at(), pointId: first }, refreshAtOnce));
  expect(await stage()).toEqual({ mode: 'quorum' });
  await session.update({ stage: { mode: 'blank' } });
  taken(await treatPoint({ ...at(), pointId: second }, refreshAtOnce));
  expect(await stage()).toEqual({ mode: 'blank' });
  await session.update({ stage: { mode: 'question', questionIds: ['q'] }, openQuestionIds: ['q'] });
  taken(await treatPoint({ ...at(), pointId: first }, refreshAtOnce));
  expect(await stage()).toEqual({ mode: 'question', questionIds: ['q'] });
});
