import {
  type AssemblySession,
  differencesDigest,
  type NoticeComparison,
  type PointNow,
  packOf,
  paths,
  presenceOfCounts,
  refusals,
  type SessionState,
  sessionQuorum,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { keepDocument } from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs, enterWithout } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { SessionControls } from './SessionControls.tsx';

let sent: (readonly [path: string, body: unknown])[] = [];
let failWith: ApiFailure | null = null;
let looked = 0;
let untreated: readonly PointNow[] = [];

const hour = 3_600_000;
const total = { weight: 100_000_000, units: 10 };
const quorumOf = (weight: number) =>
  sessionQuorum(packOf('co-ph'), 1, presenceOfCounts({ weight, units: 6 }, total));
const enough = quorumOf(60_000_000);
const short = quorumOf(40_000_000);

beforeEach(() => {
  enterAs('moderator');
  sent = [];
  failWith = null;
  looked = 0;
  untreated = [];
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path, body]);
    if (failWith !== null) throw failWith;
    if (path === '/api/session/closing') return { untreated };
    return { session: 1, call: 1, state: 'open', quorum: enough };
  });
});

function show(
  state: SessionState,
  quorum = enough,
  more: Partial<AssemblySession> = {},
  comparison: NoticeComparison | null = null,
) {
  const session: AssemblySession = {
    ...{ session: 1, call: 1, state, startsAt: hour, openQuestionIds: [] },
    stage: { mode: 'quorum' },
    ...more,
  };
  renderPage(
    <SessionControls
      {...{ session, quorum, comparison }}
      timeZone="America/Bogota"
      now={2 * hour}
      onRefused={() => {
        looked += 1;
      }}
    />,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).hasAttribute('disabled');

async function confirm(name: string) {
  await userEvent.click(button(name));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

test.each([
  ['planned', ['Instalar la sesión', 'Verificar quórum', 'Declarar fracasada la convocatoria']],
  ['open', ['Verificar quórum', 'Suspender', 'Cerrar la sesión']],
  ['suspended', ['Reanudar la sesión', 'Verificar quórum', 'Cerrar la sesión']],
  ['failed', ['Fijar la siguiente convocatoria']],
  ['closed', []],
] as const)('of a session that is %s the chair may: %j', (state, names) => {
  show(state);
  expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual(names);
});

test('asks before opening, with the figures, and says which call is meant', async () => {
  show('planned');
  await userEvent.click(button('Instalar la sesión'));
  expect((await screen.findByRole('dialog')).textContent).toContain('60,00 % (60,0000 de 100,0000');
  expect(sent).toEqual([]);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Instalar la sesión' }),
  );
  expect(sent).toEqual([['/api/session/install', { session: 1, call: 1 }]]);
});

const moved: NoticeComparison = {
  notice: { number: 1, kind: 'first', sentOn: '2026-11-01' },
  convenedAt: Date.UTC(2026, 11, 17, 0, 0),
  differences: [
    { what: 'starts', noticed: Date.UTC(2026, 11, 17), planned: Date.UTC(2026, 10, 28, 7, 30) },
  ],
};

test('the chair who installs against the sent notice reads the differences, and the request carries them', async () => {
  show('planned', enough, {}, moved);
  await userEvent.click(button('Instalar la sesión'));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(
    'El día y la hora: antes el 16 de diciembre de 2026 a las 7:00 p. m.; ahora el 28 de noviembre de 2026 a las 2:30 a. m.',
  );
  within(dialog).getByText(/queda en el registro que se le advirtió/u);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Instalar de todos modos' }));
  const noticeSeen = differencesDigest(moved.differences);
  expect(sent).toEqual([['/api/session/install', { session: 1, call: 1, noticeSeen }]]);
});

test('an installation that is refused looks at the notice again', async () => {
  const [statusCode, message] = refusals['notice-differs'];
  failWith = new ApiFailure({ code: 'notice-differs', statusCode, message });
  show('planned');
  await confirm('Instalar la sesión');
  await screen.findByText(/La reunión no es como dice la convocatoria/u);
  expect(looked).toBe(1);
});

test('before closing it says which points were not treated and which offices are missing, and takes them', async () => {
  untreated = [{ pointId: 'p3', number: 3, text: 'Varios' }];
  show('open');
  await userEvent.click(button('Cerrar la sesión'));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('No consta que se tratara este punto: «3. Varios».');
  within(dialog).getByText(
    'No está anotado quién preside la reunión ni quién ejerce la secretaría.',
  );
  await userEvent.type(within(dialog).getByLabelText('Quién preside'), 'Ana Ruiz');
  await userEvent.type(within(dialog).getByLabelText('Quién es secretario'), 'Gil Ortega');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Anotar' }));
  const officers = { chair: 'Ana Ruiz', secretary: 'Gil Ortega' };
  expect(sent.at(-1)).toEqual(['/api/session/officers', { session: 1, call: 1, ...officers }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar la sesión' }));
  await waitFor(() => expect(sent.at(-1)?.[0]).toBe('/api/session/close'));
});

test('further signers required by the law of the assembly are asked for and noted with the offices', async () => {
  enterAs('moderator', { assembly: 'a' });
  keepDocument(paths.assembly('a'), { rulePack: 'es-sl', modality: 'hall' });
  show('open', enough, { officers: { chair: 'Ana Ruiz', secretary: 'Gil Ortega' } });
  await userEvent.click(button('Cerrar la sesión'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(
    'Falta anotar quién firma el acta como interventor por la mayoría e interventor por la minoría.',
  );
  await userEvent.type(dialog.getByLabelText('Interventor por la minoría'), 'Luz Mora');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
  expect(sent.at(-1)).toEqual([
    '/api/session/officers',
    {
      ...{ session: 1, call: 1, chair: 'Ana Ruiz', secretary: 'Gil Ortega' },
      signers: [{ office: 'minority-auditor', name: 'Luz Mora' }],
    },
  ]);
});

test('where all was treated and noted, closing asks nothing more', async () => {
  show('open', enough, { officers: { chair: 'Ana Ruiz', secretary: 'Gil Ortega' } });
  await userEvent.click(button('Cerrar la sesión'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(sent.map(([path]) => path)).toContain('/api/session/closing'));
  expect(within(dialog).queryByText(/El acta lo dirá así/u)).toBeNull();
});

test('without quorum it does not open, and says why in one sentence', () => {
  show('planned', short);
  expect(isOff('Instalar la sesión')).toBe(true);
  expect(isOff('Declarar fracasada la convocatoria')).toBe(false);
  screen.getByText(/^Instalar la sesión: No hay quórum en la sala\. Se requiere más del 50 %/u);
});

test('while a vote is open it neither pauses nor ends', () => {
  show('open', enough, { openQuestionIds: ['q1'] });
  expect([isOff('Suspender'), isOff('Cerrar la sesión')]).toEqual([true, true]);
  screen.getByText(/^Suspender: Hay una votación en curso/u);
});

test('verifies with one click, and tells the result', async () => {
  show('open');
  await userEvent.click(button('Verificar quórum'));
  expect(sent[0]?.[0]).toBe('/api/session/verify');
  await screen.findByText(/60,00 % \(60,0000 de 100,0000; 6 unidades\)/u);
});

test('pauses without an hour when none is known', async () => {
  show('open');
  await confirm('Suspender');
  expect(sent).toEqual([['/api/session/suspend', { session: 1, call: 1, resumesAt: null }]]);
});

test('says the refusal of the server where it was pressed', async () => {
  failWith = new ApiFailure({
    code: 'session-changed',
    statusCode: 409,
    message: 'La sesión ya es otra.',
  });
  show('open');
  await confirm('Cerrar la sesión');
  await screen.findByText('La sesión ya es otra.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['close-session', 'open', ['Verificar quórum', 'Suspender']],
  ['resume-session', 'suspended', ['Verificar quórum', 'Cerrar la sesión']],
] as const)('without the part %s a session that is %s offers: %j', (part, state, names) => {
  enterWithout(part, 'moderator');
  show(state);
  expect(screen.queryAllByRole('button').map((one) => one.textContent)).toEqual(names);
});
