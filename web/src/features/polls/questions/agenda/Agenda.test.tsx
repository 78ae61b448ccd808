import {
  type AssemblySession,
  type LiveQuestion,
  type LiveQuorum,
  type MissingAnswer,
  noVotes,
  packOf,
  presenceOfCounts,
  type Question,
  type QuestionState,
  type Rule,
  ruleOf,
  type StoredResult,
  sessionQuorum,
  type VotedAnswer,
  verdictOf,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { live } from '../../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs, enterWithout } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { Agenda } from './Agenda.tsx';

let sent: (readonly [path: string, body: unknown])[] = [];
let failWith: ApiFailure | null = null;
let voted: VotedAnswer['voted'] = [];
let missing: MissingAnswer = { missing: [], count: { weight: 0, units: 0 } };

const total = { weight: 100_000_000, units: 10 };
const pack = packOf('co-ph');
const rule = ruleOf(pack, 'co-ph/ordinary');
const hall = presenceOfCounts({ weight: 60_000_000, units: 6 }, total);
const enough = sessionQuorum(pack, 1, hall);
const short = sessionQuorum(pack, 1, presenceOfCounts({ weight: 40_000_000, units: 4 }, total));
const options = yesNoOptions({ blank: true, abstention: false });

beforeEach(() => {
  enterAs('moderator');
  sent = [];
  failWith = null;
  missing = { missing: [], count: { weight: 0, units: 0 } };
  live.quorum = quorumWith(enough);
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (path.endsWith('/voted')) return { voted };
    if (method === 'GET') return path.endsWith('/missing') ? missing : { serverNow: Date.now() };
    sent.push([path, body]);
    if (failWith !== null) throw failWith;
    return {};
  });
});

function quorumWith(quorum: LiveQuorum['quorum']): LiveQuorum {
  return { asOf: '1', quorum, call: 1, sessionState: 'open', curve: [] };
}

function question(number: number, state: QuestionState, more: Partial<Question> = {}): Question {
  return {
    ...{ questionId: `q${number}`, number, text: `¿Aprueba el punto ${number}?`, options, state },
    ...{ rule, rulePack: 'co-ph', liveBars: false, durationSeconds: null, session: 1 },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null, ...more },
  };
}

/** The projection of an open question, with so many units that have voted of six. */
function voting(units: number): LiveQuestion {
  return {
    ...{ asOf: '1', stage: { mode: 'question', questionIds: ['q1'] } },
    votings: [
      {
        question: { ...question(1, 'open'), openedAt: 1 },
        voted: { weight: units * 10_000_000, units },
        ...{ expected: enough.present, bars: null, result: null },
      },
    ],
  };
}

function resultWith(shownAt: number | null): StoredResult {
  const voted = { ...hall['weight:main'], votes: { ...noVotes, favour: 40_000_000 } };
  const figures = { ...hall, 'weight:main': { all: 0, allMinusExcluded: 0, present: 0, ...voted } };
  const { vocabulary } = pack;
  const verdict = verdictOf({
    ...{ rule, figures, quorum: enough, vocabulary, consent: null, turnout: null },
  });
  const tallied = options.map((option) => ({
    ...option,
    ...(option.role === 'favour' ? { weight: 40_000_000, units: 4 } : { weight: 0, units: 0 }),
  }));
  return {
    ...{ questionId: 'q1', number: 1, text: '¿Aprueba el punto 1?', options: tallied, shownAt },
    ...{ didNotVote: { weight: 20_000_000, units: 2 }, base: enough.present, quorum: enough },
    ...{ baseName: 'coeficiente presente', closedAt: 0, verdict },
  };
}

interface Scene {
  readonly questions: readonly Question[];
  readonly meeting?: Partial<AssemblySession>;
  readonly result?: StoredResult;
  readonly mayPress?: boolean;
}

function openAgenda({ questions, meeting = {}, result, mayPress = true }: Scene) {
  const session: AssemblySession = {
    ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
    ...{ stage: { mode: 'quorum' }, ...meeting },
  };
  const results = new Map(result === undefined ? [] : [[result.questionId, result]]);
  return renderPage(
    <Agenda
      cot="demo"
      law={{ rulePack: 'co-ph', timeZone: 'America/Bogota', modality: 'hall' }}
      meeting={session}
      questions={questions}
      results={results}
      mayPress={mayPress}
    />,
  ).user;
}

const onStage = {
  openQuestionIds: ['q1'],
  stage: { mode: 'question', questionIds: ['q1'] },
} as const;

function button(name: string | RegExp) {
  return screen.getByRole('button', { name });
}

/** Rare actions are a press away. */
async function pressMore(user: ReturnType<typeof openAgenda>, name: string) {
  await user.click(button('Más acciones'));
  await user.click(await screen.findByRole('button', { name }));
}

test('opens at once when there is quorum', async () => {
  const user = openAgenda({ questions: [question(1, 'draft')] });
  await user.click(button('Abrir votación'));
  expect(sent).toEqual([['/api/questions/open', { questionIds: ['q1'] }]]);
});

test('a law that measures the quorum at the installation does not threaten with later exits', async () => {
  live.quorum = quorumWith(short);
  const settled: Rule = { ...rule, quorumAt: 'installation' };
  const user = openAgenda({ questions: [question(1, 'draft', { rule: settled })] });
  await user.click(button('Abrir votación'));
  const said = screen.getByRole('dialog').textContent;
  expect(said).toContain('Esta ley mide el quórum de la decisión al instalar la reunión');
  expect(said).not.toContain('sin quórum.');
});

test('a question that leaves out the interested opens only once the chair declares that nobody is', async () => {
  const exclusions = { ...rule.exclusions, base: ['conflict'], vote: ['conflict'] } as const;
  const user = openAgenda({
    questions: [question(1, 'draft', { rule: { ...rule, exclusions } })],
  });
  await user.click(button('Abrir votación'));
  const dialog = screen.getByRole('dialog', { name: '¿Alguien tiene un interés propio?' });
  expect(dialog.textContent).toContain('Ley 675 de 2001');
  expect(sent).toEqual([]);
  await user.click(button('Nadie lo tiene: abrir'));
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/questions/open', { questionIds: ['q1'], declaresNoConflict: true }],
    ]),
  );
});

test('warns before opening without quorum, and opens only if it is accepted', async () => {
  live.quorum = quorumWith(short);
  const user = openAgenda({ questions: [question(1, 'draft')] });
  await user.click(button('Abrir votación'));
  expect(screen.getByRole('dialog').textContent).toContain(
    'No hay quórum en la sala: están presentes 40,0000 de 100,0000 (40,00 %) en 4 unidades y se requiere más del 50 % del coeficiente total y al menos 2 propietarios. Puede abrir. Para decidir cuentan los presentes al cerrar y quienes ya votaron: si no se completa, el veredicto será sin quórum.',
  );
  expect(sent).toEqual([]);
  await user.click(button('Abrir sin quórum'));
  await waitFor(() => expect(sent).toEqual([['/api/questions/open', { questionIds: ['q1'] }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['another one is open', { openQuestionIds: ['q1'] }, 'La pregunta 1 está abierta.'],
  ['the session is not', { state: 'planned' }, 'La sesión no está abierta'],
] as const)('says why a question cannot be opened while %s', async (_when, meeting, why) => {
  const questions = [question(1, 'open'), question(2, 'draft')];
  const user = openAgenda({ questions, meeting });
  await user.click(button(/¿Aprueba el punto 2\?/u));
  expect(screen.getByText(why, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abrir votación' })).toBeNull();
});

test('shows how much has voted, and asks before leaving somebody out', async () => {
  live.question = voting(4);
  const user = openAgenda({ questions: [question(1, 'open')], meeting: onStage });
  expect(screen.getByRole('region', { name: 'Participación' }).textContent).toContain('66,67 %');
  await user.click(button('Cerrar votación'));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Faltan por votar 2 de 6 unidades (coeficiente de 20,0000).',
  );
  expect(sent).toEqual([]);
  await user.click(button('Cerrar y contar'));
  await waitFor(() => expect(sent).toEqual([['/api/questions/close', { questionIds: ['q1'] }]]));
});

test('closes at once when everybody has voted', async () => {
  live.question = voting(6);
  const user = openAgenda({ questions: [question(1, 'open')], meeting: onStage });
  await user.click(button('Cerrar votación'));
  expect(sent).toEqual([['/api/questions/close', { questionIds: ['q1'] }]]);
});

test('names who is missing', async () => {
  live.question = voting(5);
  const unit = { unitId: 'u', label: 'T1-101', group: '', weight: 10_000_000, holder: 'Ana Peña' };
  missing = { missing: [unit], count: { weight: 10_000_000, units: 1 } };
  const user = openAgenda({ questions: [question(1, 'open')], meeting: onStage });
  await user.click(button('Quién falta y quién votó'));
  const row = await screen.findByRole('row', { name: /T1-101/u });
  expect(row.textContent).toBe('T1-101Ana Peña10,0000');
});

test('tells what each unit voted by name, asked for once a press', async () => {
  live.question = voting(2);
  const unit = { unitId: 'u', label: 'T1-102', group: 'Torre 1', weight: 10_000_000 };
  const ballots = [
    { ...unit, optionIds: ['against'], channel: 'plate' as const },
    { ...unit, unitId: 'v', label: 'T2-101', group: 'Torre 2', optionIds: ['favour'] },
  ].map((ballot) => ({ channel: 'phone' as const, ...ballot }));
  voted = ballots;
  const user = openAgenda({ questions: [question(1, 'open')], meeting: onStage });
  await user.click(button('Quién falta y quién votó'));
  await user.click(screen.getByRole('tab', { name: 'Votaron' }));
  const row = await screen.findByRole('row', { name: /T1-102/u });
  expect(row.textContent).toBe('T1-102En contracon placa');
  await user.selectOptions(screen.getByLabelText('Torre o grupo'), 'Torre 2');
  expect(screen.queryByRole('row', { name: /T1-102/u })).toBeNull();
  voted = ballots.slice(1);
  await user.click(button('Actualizar'));
  await screen.findByText(/^1 unidad/u);
});

test('tells of a secret vote who is missing and nothing else', async () => {
  live.question = voting(5);
  const user = openAgenda({
    questions: [question(1, 'open', { disclosure: 'secret' })],
    meeting: onStage,
  });
  await user.click(button('Quién falta por votar'));
  await screen.findByText('Ya votaron todas las unidades presentes.');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('gives more time from the hour that everybody sees', async () => {
  const user = openAgenda({
    questions: [question(1, 'open', { closesAt: 1_000_000 })],
    meeting: onStage,
  });
  await user.click(button('Dar 1 minuto más'));
  expect(sent).toEqual([['/api/questions/extend', { questionIds: ['q1'], closesAt: 1_060_000 }]]);
});

test('annuls and repeats in two presses and a reason', async () => {
  const user = openAgenda({ questions: [question(1, 'open')], meeting: onStage });
  await pressMore(user, 'Anular…');
  await user.click(await screen.findByRole('button', { name: 'Anular y repetir' }));
  expect(screen.getByText('Escriba el motivo, de 10 a 500 letras.')).toBeTruthy();
  await user.click(button('La sala pidió votarla de nuevo.'));
  await user.click(button('Anular y repetir'));
  await waitFor(() =>
    expect(sent).toEqual([
      [
        '/api/questions/q1/annul',
        {
          reason: 'La sala pidió votarla de nuevo.',
          repeatAs: expect.stringMatching(/^[0-9a-f-]{36}$/u),
        },
      ],
    ]),
  );
});

test('says that an annulled vote counts no more, why, and its former result', () => {
  const annulment = { at: 0, by: 'chair', reason: 'Se leyó otra cosa.' };
  openAgenda({ questions: [question(1, 'annulled', { annulment })], result: resultWith(1) });
  const panel = screen.getByRole('region', { name: '¿Aprueba el punto 1?' });
  expect(panel.textContent).toContain('Motivo: Se leyó otra cosa.');
  expect(panel.textContent).toContain('Antes de anularla el resultado fue:');
  expect(screen.queryByRole('button', { name: /Mostrar|Anular|Más acciones/u })).toBe(
    screen.queryByRole('button', { name: 'Mostrar quórum' }),
  );
});

test('moves a draft only among drafts', async () => {
  const questions = [question(1, 'closed'), question(2, 'draft'), question(3, 'draft')];
  const user = openAgenda({ questions });
  await user.click(button(/¿Aprueba el punto 2\?/u));
  await user.click(button('Más acciones'));
  expect((await screen.findByText('Antes')).hasAttribute('disabled')).toBe(true);
  await user.click(button('Después'));
  expect(sent).toEqual([['/api/questions/q2/move', { number: 3 }]]);
});

test('takes a draft away only after asking', async () => {
  const user = openAgenda({ questions: [question(1, 'draft')] });
  await pressMore(user, 'Quitar');
  expect(sent).toEqual([]);
  const asked = await screen.findByRole('dialog', { name: 'Quitar la pregunta 1' });
  await user.click(within(asked).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(sent).toEqual([['/api/questions/q1/discard', undefined]]));
});

test('brings an open question back to the screen', async () => {
  const questions = [question(1, 'open')];
  const user = openAgenda({ questions, meeting: { openQuestionIds: ['q1'] } });
  await user.click(button('Volver a mostrar la votación'));
  expect(sent).toEqual([['/api/questions/open', { questionIds: ['q1'] }]]);
});

test('resumes a count that was interrupted', async () => {
  const user = openAgenda({ questions: [question(1, 'counting')], meeting: onStage });
  await user.click(button('Terminar el conteo'));
  expect(sent).toEqual([['/api/questions/close', { questionIds: ['q1'] }]]);
});

test('says that it closes, and resumes a closing that was interrupted', async () => {
  const user = openAgenda({ questions: [question(1, 'closing')], meeting: onStage });
  expect(screen.getByText(/esperamos unos segundos los votos/u)).toBeTruthy();
  expect(screen.getAllByText('Cerrando').length).toBeGreaterThan(0);
  await user.click(button('Terminar el cierre'));
  expect(sent).toEqual([['/api/questions/close', { questionIds: ['q1'] }]]);
});

test('gives the verdict to the chair and shows it to the hall only when it is pressed', async () => {
  const questions = [question(1, 'closed')];
  const user = openAgenda({ questions, result: resultWith(null) });
  const panel = within(screen.getByRole('region', { name: '¿Aprueba el punto 1?' }));
  expect(panel.getAllByText('Aprobado')).toHaveLength(2);
  expect(panel.getByText(/^Aprobado con 66,67 %; se necesitaba/u)).toBeTruthy();
  expect(panel.getByRole('row', { name: 'A favor 66,67 % 40,0000 · 4 unidades' })).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(button('Mostrar resultado'));
  expect(sent).toEqual([['/api/questions/show', { questionIds: ['q1'] }]]);
});

test('says that the hall is looking at a result', () => {
  const stage = { mode: 'result', questionIds: ['q1'] } as const;
  openAgenda({ questions: [question(1, 'closed')], result: resultWith(1), meeting: { stage } });
  expect(screen.getByText('La sala está viendo este resultado.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar resultado' })).toBeNull();
});

test.each([
  ['Mostrar quórum', 'quorum'],
  ['Pantalla en blanco', 'blank'],
])('%s sends the screen there', async (name, mode) => {
  const user = openAgenda({ questions: [question(1, 'draft')] });
  await user.click(button(name));
  expect(sent).toEqual([['/api/stage', { mode }]]);
});

test('says in its place why something was not done', async () => {
  const message = 'Hay otra votación abierta. Ciérrela antes de abrir esta.';
  failWith = new ApiFailure({ code: 'another-question-open', statusCode: 409, message });
  const user = openAgenda({ questions: [question(1, 'draft')] });
  await user.click(button('Abrir votación'));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('offers nothing to press to a reader', () => {
  live.question = voting(4);
  openAgenda({ questions: [question(1, 'open')], meeting: onStage, mayPress: false });
  const names = screen.getAllByRole('button').map((one) => one.textContent);
  expect(
    names.filter((name) => /nueva|abrir|cerrar|mostrar|pantalla en/iu.test(name ?? '')),
  ).toEqual([]);
  expect(button('Quién falta y quién votó')).toBeTruthy();
});

test('gives the addresses of the public pages with the code of the assembly', () => {
  openAgenda({ questions: [] });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/quorum/public?cot=demo', '/votes/public?cot=demo'],
    '/votes/public/missing?cot=demo',
    '/results/public?cot=demo',
    '/results/public/decided?cot=demo',
    '/stream/votacionWithOnSnapshot?cot=demo',
  ]);
});

test('a moderator without the annulling part sees no such button', () => {
  enterWithout('annul-question', 'moderator');
  openAgenda({ questions: [question(1, 'open')], meeting: onStage });
  expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
});
