import { type AgendaPoint, type AssemblySession, defaultRoutes } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { keepDocuments } from '../../../testing/fakes/firebase/records/useDriveDocuments.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AgendaPanel } from './AgendaPanel.tsx';

let sent: (readonly [path: string, body: unknown])[] = [];

beforeEach(() => {
  enterAs('moderator', { routesAvailable: defaultRoutes('moderator') });
  sent = [];
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path, body]);
    return {};
  });
});

const point = (number: number, text: string, more: Partial<AgendaPoint> = {}): AgendaPoint => ({
  ...{ pointId: `p${number}`, number, text, kind: 'decision', presenter: '', notes: '' },
  ...{ addedAt: 1, ...more },
});
const three = [
  point(1, 'Instalación', { kind: 'officers' }),
  point(2, 'Informes', { presenter: 'Ana', notes: 'Diez minutos' }),
  point(3, 'Presupuesto'),
];
const planned: AssemblySession = {
  ...{ session: 1, call: 1, state: 'planned', startsAt: 0, openQuestionIds: [] },
  stage: { mode: 'quorum' },
};

function panel(meeting: Partial<AssemblySession> = {}, points: readonly AgendaPoint[] = three) {
  return (
    <AgendaPanel
      points={points}
      questions={[{ pointId: 'p3' }, { pointId: 'p3' }, {}]}
      meeting={{ ...planned, ...meeting }}
      timeZone="America/Bogota"
      outline={<p>El orden con sus preguntas</p>}
    />
  );
}

/** The points to write come a moment after they are asked for. */
async function toOrder(user: ReturnType<typeof renderPage>['user']) {
  await user.click(screen.getByRole('button', { name: 'Editar el orden' }));
  await screen.findByRole('button', { name: 'Agregar punto' });
}

test('the points are a press away, with their presenters and documents', async () => {
  const { user } = renderPage(panel());
  expect(screen.getByText('El orden con sus preguntas')).toBeTruthy();
  await toOrder(user);
  expect(screen.queryByText('El orden con sus preguntas')).toBeNull();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('1.InstalaciónDignatarios de la reunión');
  expect(rows[1]).toContain('Para decidir · presenta AnaDiez minutos');
  expect(rows[2]).toContain('Para decidir · 2 preguntas');
  expect(screen.queryByRole('button', { name: /^Tratar/u })).toBeNull();
});

test('a point is added with one dialog, which asks for missing fields', async () => {
  const { user } = renderPage(panel({}, []));
  await user.click(await screen.findByRole('button', { name: 'Escribir el primer punto' }));
  await user.click(screen.getByRole('button', { name: 'Agregar punto' }));
  expect(screen.getByText('Escriba el punto, de 3 a 160 letras.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Punto/u }), 'Proposiciones y varios');
  await user.selectOptions(screen.getByLabelText('Clase'), 'Proposiciones y varios');
  await user.click(screen.getByRole('button', { name: 'Agregar punto' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    [
      '/api/agenda',
      {
        ...{ pointId: expect.stringMatching(/^[0-9a-f-]{36}$/u), text: 'Proposiciones y varios' },
        ...{ kind: 'proposals', presenter: '', notes: '' },
      },
    ],
  ]);
});

test('a point moved by keyboard keeps the focus and is told where it is', async () => {
  const { user, rerender } = renderPage(panel());
  await toOrder(user);
  screen.getByRole('button', { name: 'Bajar el punto 2' }).focus();
  await user.keyboard('{Enter}');
  expect(sent).toEqual([['/api/agenda/p2/move', { number: 3 }]]);
  const [first, second, third] = three as [AgendaPoint, AgendaPoint, AgendaPoint];
  rerender(panel({}, [first, { ...third, number: 2 }, { ...second, number: 3 }]));
  await screen.findByText('«Informes» quedó en el lugar 3.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir el punto 3' }));
});

test('once the agenda is out, moving or taking away asks who approved it', async () => {
  const { user } = renderPage(panel({ state: 'suspended' }));
  await toOrder(user);
  await user.click(screen.getByRole('button', { name: 'Subir el punto 2' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Mover' }));
  expect(within(dialog).getByText('Escoja quién lo aprobó.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(within(dialog).getByRole('combobox'), 'La asamblea');
  await user.click(within(dialog).getByRole('button', { name: 'Mover' }));
  await waitFor(() =>
    expect(sent).toEqual([['/api/agenda/p2/move', { number: 1, approvedBy: 'assembly' }]]),
  );
});

test('notes are corrected without asking anybody, and the words of a point are not', async () => {
  const { user } = renderPage(panel({ state: 'suspended' }));
  await toOrder(user);
  await user.click(screen.getByRole('button', { name: 'Corregir el punto 2' }));
  expect(screen.queryByLabelText(/Quién aprobó/u)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Punto/u }), ' de gestión');
  await user.selectOptions(screen.getByLabelText(/Quién aprobó/u), 'La presidencia');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    '/api/agenda/p2/terms',
    {
      ...{ text: 'Informes de gestión', kind: 'decision', presenter: 'Ana' },
      ...{ notes: 'Diez minutos', approvedBy: 'chair' },
    },
  ]);
});

test('during the meeting one press goes to the next point, and the last one ends it', async () => {
  const open = (number: number) => ({
    ...{ state: 'open' as const, installedAt: 5 },
    point: { pointId: `p${number}`, number, text: 'Informes' },
  });
  const { user, rerender } = renderPage(panel(open(2)));
  expect(screen.getByText('Se trata ahora: 2. Informes')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pasar al punto 3' }));
  rerender(panel(open(3)));
  await user.click(screen.getByRole('button', { name: 'Terminar el orden del día' }));
  await toOrder(user);
  await user.click(screen.getByRole('button', { name: 'Tratar el punto 1' }));
  expect(sent).toEqual([
    ['/api/agenda/current', { pointId: 'p3' }],
    ['/api/agenda/current', { pointId: null }],
    ['/api/agenda/current', { pointId: 'p1' }],
  ]);
});

test('items added after the notice say so, and a reader without that right cannot write', async () => {
  enterAs('auditor', { routesAvailable: defaultRoutes('auditor') });
  const called = { sentOn: '2026-11-01' } as NonNullable<AssemblySession['called']>;
  const late = [...three, point(4, 'Parqueaderos', { addedAt: Date.parse('2026-11-05') })];
  const { user } = renderPage(panel({ state: 'suspended', called }, late));
  await user.click(screen.getByRole('button', { name: 'Ver los puntos' }));
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[3]).toContain('no estaba en la convocatoria');
  expect(rows[0]).not.toContain('no estaba en la convocatoria');
  expect(within(screen.getByRole('list')).queryAllByRole('button')).toEqual([]);
});

test('documents hang from a point without asking anybody, also once the agenda is out', async () => {
  const budget = {
    ...{ entryId: crypto.randomUUID(), kind: 'document' as const, name: 'Presupuesto.pdf', at: 0 },
    ...{ parentId: null, visibility: 'public' as const, shownTo: 'public' as const },
  };
  keepDocuments([budget]);
  const { user } = renderPage(panel({ state: 'suspended' }));
  await toOrder(user);
  await user.click(screen.getByRole('button', { name: 'Corregir el punto 3' }));
  await user.click(screen.getByLabelText('Documentos para leer antes'));
  await user.keyboard('{ArrowDown}{Enter}{Escape}');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([['/api/agenda/p3/terms', { documentIds: [budget.entryId] }]]);
});

test('an agenda is pasted as it is, looked at and added in order; a retry goes on where it stopped', async () => {
  const { user } = renderPage(panel());
  await toOrder(user);
  await user.click(screen.getByRole('button', { name: 'Pegar varios' }));
  const area = await screen.findByRole('textbox', { name: 'Puntos copiados' });
  await user.click(area);
  await user.paste('ORDEN DEL DÍA\n1. Informes\n2. Obras del techo\n3. Ruegos y preguntas');
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  // The heading and the present points are asked, not added.
  expect(screen.getByText('No tiene número. Márquelo si es un punto.')).toBeTruthy();
  expect(screen.getByText('Ya estaba: está repetido.')).toBeTruthy();
  const line = screen.getByRole('textbox', { name: 'Línea 3' });
  await user.clear(line);
  await user.click(screen.getByRole('button', { name: 'Agregar 2 puntos' }));
  expect(screen.getByText('Escriba el punto, de 3 a 160 letras.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(line, 'Obras del tejado');
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path, body]);
    if (sent.length === 2) throw new Error('The network is gone.');
    return {};
  });
  await user.click(screen.getByRole('button', { name: 'Agregar 2 puntos' }));
  await screen.findByText(/^Ya quedó 1 punto/u);
  await user.click(screen.getByRole('button', { name: 'Agregar 1 punto' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sent.map(([, body]) => body as { pointId: string; text: string; kind: string });
  expect(bodies.map(({ text, kind }) => [text, kind])).toEqual([
    ['Obras del tejado', 'decision'],
    ['Ruegos y preguntas', 'proposals'],
    ['Ruegos y preguntas', 'proposals'],
  ]);
  expect(bodies[2]?.pointId).toBe(bodies[1]?.pointId);
});
