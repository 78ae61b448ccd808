import {
  type AssemblySession,
  type Modality,
  matterRule,
  packOf,
  presenceOfCounts,
  type Question,
  type QuestionState,
  type StoredResult,
  sessionQuorum,
  stageOf,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { live } from '../../../../testing/fakes/firebase/live/useLive.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { Agenda } from '../agenda/Agenda.tsx';

const pack = packOf('co-ph');
const total = { weight: 100_000_000, units: 10 };
const quorum = sessionQuorum(pack, 1, presenceOfCounts(total, total));
const sent: [string, unknown][] = [];

beforeEach(() => {
  sent.length = 0;
  const base = { asOf: '1', call: 1, sessionState: 'open', curve: [] } as const;
  live.quorum = { ...base, quorum };
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'POST') sent.push([path, body]);
    return { serverNow: Date.now(), missing: [], count: { weight: 0, units: 0 } };
  });
});

const ids = [1, 2, 3].map((n) => `7a5c0e1d-2026-4a00-8b00-00000000000${n}`);
const question = (n: number, state: QuestionState, more: Partial<Question> = {}): Question => ({
  ...{ questionId: ids[n - 1] ?? '', number: n, text: `¿Aprueba el punto ${n}?`, session: 1 },
  options: yesNoOptions({ blank: false, abstention: false }),
  ...{ rule: matterRule(pack, 'budget'), rulePack: 'co-ph', liveBars: false },
  ...{ durationSeconds: null, state, openedAt: null, closesAt: null, quorumAtOpening: null },
  ...more,
});

interface Scene {
  readonly questions: readonly Question[];
  readonly meeting?: Partial<AssemblySession>;
  readonly results?: readonly StoredResult[];
  readonly modality?: Modality;
}

function openAgenda({ questions, meeting = {}, results = [], modality = 'hall' }: Scene) {
  const session: AssemblySession = {
    ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
    ...{ stage: { mode: 'quorum' }, ...meeting },
  };
  return renderPage(
    <Agenda
      {...{
        cot: 'demo',
        law: { rulePack: 'co-ph', timeZone: 'America/Bogota', modality },
        meeting: session,
        questions,
        mayPress: true,
      }}
      results={new Map(results.map((result) => [result.questionId, result]))}
    />,
  ).user;
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const together = { ballotIds: ids };

test('opens the drafts that were chosen, in the order of the agenda', async () => {
  const user = openAgenda({ questions: [1, 2, 3].map((n) => question(n, 'draft')) });
  await user.click(press('Abrir juntas…'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: '3. ¿Aprueba el punto 3?' }));
  await user.click(dialog.getByRole('button', { name: 'Abrir' }));
  expect(dialog.getByText('Escoja de 2 a 20 preguntas.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: '1. ¿Aprueba el punto 1?' }));
  await user.selectOptions(dialog.getByLabelText('Tiempo para votar'), '3 minutos');
  await user.click(dialog.getByRole('button', { name: 'Abrir 2 preguntas' }));
  expect(sent).toEqual([
    ['/api/questions/open', { questionIds: [ids[0], ids[2]], durationSeconds: 180 }],
  ]);
});

test('of several at once the law warns of each once, with the numbers it is of', async () => {
  const user = openAgenda({
    ...{ modality: 'remote', questions: [1, 2].map((n) => question(n, 'draft')) },
  });
  await user.click(press('Abrir juntas…'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText(/la ley advierte/u)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Marcar todas' }));
  expect(dialog.getByText(/^Preguntas 1 y 2\. Una decisión no presencial/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Abrir 2 preguntas' }));
  expect(sent[0]?.[1]).toMatchObject({
    seenWarnings: [expect.stringMatching(/^Una decisión no presencial/u)],
  });
});

test.each([
  [
    'one is open',
    [question(1, 'open'), question(2, 'draft'), question(3, 'draft')],
    ids.slice(0, 1),
  ],
  ['there is one draft', [question(1, 'draft'), question(2, 'closed')], []],
] as const)('does not offer it while %s', (_when, questions, openQuestionIds) => {
  openAgenda({ questions, meeting: { openQuestionIds } });
  expect(screen.queryByRole('button', { name: 'Abrir juntas…' })).toBeNull();
});

test('closes and extends those that are open, and only those', async () => {
  const questions = [
    question(1, 'closed', together),
    question(2, 'open', { ...together, closesAt: 1_000_000 }),
    question(3, 'open', { ...together, closesAt: 2_000_000 }),
  ];
  const open = ids.slice(1);
  const user = openAgenda({
    questions,
    meeting: {
      openQuestionIds: open,
      stage: stageOf('question', ids),
    },
  });
  await user.click(press('Dar 1 minuto más a todas'));
  await user.click(press('Cerrar las 2'));
  await user.click(press('Cerrar y contar'));
  expect(sent).toEqual([
    ['/api/questions/extend', { questionIds: open, closesAt: 2_060_000 }],
    ['/api/questions/close', { questionIds: open }],
  ]);
});

test('says in numbers who would be left out of several, before closing them', async () => {
  const voting = (n: number, voted: number) => ({
    ...{ voted: { units: voted, weight: voted }, expected: { units: 177, weight: 177 } },
    ...{ bars: null, result: null, question: question(n, 'open', together) },
  });
  const stage = stageOf('question', ids);
  live.question = { asOf: '1', stage, votings: [voting(2, 4), voting(3, 100)] };
  const user = openAgenda({
    questions: [question(2, 'open', together), question(3, 'open', together)],
    meeting: { openQuestionIds: ids.slice(1), stage },
  });
  await user.click(press('Cerrar las 2'));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Faltan por votar: en la 2, 173 de 177 unidades; en la 3, 77 de 177 unidades. Después',
  );
});

test('shows the results one after another, or all at once, without annulled ones', async () => {
  const questions = [
    question(1, 'closed', together),
    question(2, 'annulled', together),
    question(3, 'closed', together),
  ];
  const rule = matterRule(pack, 'budget');
  const result = (n: number, shownAt: number | null): StoredResult => ({
    ...{ questionId: ids[n - 1] ?? '', number: n, text: `¿Aprueba el punto ${n}?`, shownAt },
    ...{ options: [], didNotVote: total, base: total, quorum, baseName: 'coeficiente presente' },
    verdict: {
      ...{ kind: 'rejected', sentence: 'Rechazada.', finding: null },
      ...{ ruleId: 'co-ph/ordinary', source: rule.source, until: null },
    },
    closedAt: 0,
  });
  const user = openAgenda({ questions, results: [result(1, 5), result(3, null)] });
  await user.click(press('Mostrar el resultado de la pregunta 3'));
  await user.click(press('Mostrar todos'));
  expect(sent).toEqual([
    ['/api/questions/show', { questionIds: [ids[2]] }],
    ['/api/questions/show', { questionIds: [ids[0], ids[2]] }],
  ]);
});
