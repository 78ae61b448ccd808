import { type AbsenteeRow, type ConsentView, noticesAtOnce } from '@asamblea/domain';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { newUser } from '../../../testing/newUser.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AbsenteeDesk } from './AbsenteeDesk.tsx';

type Sent = readonly [path: string, body: Record<string, unknown>];
let sent: Sent[] = [];
let answer: () => unknown = () => ({});

beforeEach(() => {
  sent = [];
  answer = () => ({ changed: 1, verdict: 'pending', counts: true });
  callApi.mockImplementation(
    async (_method: string, path: string, body: Record<string, unknown>) => {
      sent.push([path, body]);
      return answer();
    },
  );
  meetAt({ assemblyName: 'Comunidad del Olmo' });
});

const absent = (noticeId: string, owner: string, more: Partial<AbsenteeRow> = {}): AbsenteeRow => ({
  ...{ noticeId, owner, units: `Piso ${noticeId}`, weight: 10_000_000, contacts: [] },
  ...{ state: 'unnotified', notice: null, lastDay: null, objection: null, undone: [] },
  ...more,
});
const told: Partial<AbsenteeRow> = {
  state: 'notified',
  lastDay: '2026-04-13',
  notice: { on: '2026-03-14', means: 'in-hand', proof: 'Recibo 7' },
};

function open(rows: readonly AbsenteeRow[], more: Partial<ConsentView> = {}, mayPress = true) {
  const view: ConsentView = {
    process: {
      ...{ questionId: 'q1', number: 1, text: '¿Aprueba?', session: 1, timeZone: 'Europe/Madrid' },
      ...{ days: 30, closedOn: '2026-03-13', parts: 1, state: 'open', verdict: 'pending' },
      counts: { unnotified: rows.length, notified: 0, expired: 0, objects: 0 },
      ...{ until: null, nextDay: null, dueAt: null, changedAt: 0, settledAt: null },
    },
    ...{ today: '2026-03-20', sentence: '', ifSilent: 'approved', ifAllObject: 'rejected' },
    ...{ article: 'Ley 49/1960, artículo 17.8', rows, ...more },
  };
  const onDone = vi.fn(async () => undefined);
  renderPage(<AbsenteeDesk view={view} mayPress={mayPress} onDone={onDone} />);
  return { user: newUser(), onDone, process: view.process };
}

const three = [absent('A', 'Ana'), absent('B', 'Eva Peña'), absent('C', 'Fede', told)];

test('marks those who were chosen, on a day and by a means, with its proof', async () => {
  const { user, onDone } = open(three);
  await user.click(screen.getByRole('checkbox', { name: 'Marcar a Eva Peña' }));
  await user.click(screen.getByRole('button', { name: 'Notificar a los marcados (1)' }));
  fireEvent.change(screen.getByLabelText(/^Día en que la recibieron/u), {
    target: { value: '2026-03-16' },
  });
  await user.type(screen.getByLabelText('Prueba'), 'Burofax 9');
  expect(screen.getByText('Podrán oponerse hasta el 15 de abril de 2026.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Notificación anotada');
  const body = { noticeIds: ['B'], on: '2026-03-16', means: 'certified-mail', proof: 'Burofax 9' };
  expect(sent).toEqual([['/api/consents/q1/notify', body]]);
  expect(onDone).toHaveBeenCalled();
});

test('many go in several requests, without those already notified', async () => {
  const many = Array.from({ length: noticesAtOnce + 1 }, (_, i) => absent(`U${i}`, `Dueño ${i}`));
  answer = () => ({ changed: noticesAtOnce, verdict: 'pending', counts: true });
  open([...many, absent('C', 'Fede', told)]);
  // By text: asking hundreds of rows for their roles takes seconds.
  fireEvent.click(screen.getByText(/^Notificar a todos los que faltan/u));
  fireEvent.click(await screen.findByText('Anotar'));
  await screen.findByText(/notificaciones anotadas/u);
  expect(sent.map(([, { noticeIds }]) => (noticeIds as string[]).length)).toEqual([
    noticesAtOnce,
    1,
  ]);
});

test('a day before the vote closed or after today is not sent', async () => {
  const { user } = open(three);
  await user.click(screen.getByRole('button', { name: 'Notificar a Ana' }));
  fireEvent.change(screen.getByLabelText(/^Día en que la recibieron/u), {
    target: { value: '2026-03-12' },
  });
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  expect(screen.getByText('Entre el cierre de la votación y hoy.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('says that an objection is late before it is written down, and why it was refused', async () => {
  const late = { ...told, lastDay: '2026-03-18' };
  const { user } = open([absent('C', 'Fede', late)]);
  await user.click(screen.getByRole('button', { name: 'Anotar la oposición de Fede' }));
  expect(screen.getByText(/Su plazo terminó el 18 de marzo de 2026/u)).toBeTruthy();
  const [code, message] = ['objection-exists', 'Ese propietario ya tiene otra oposición anotada.'];
  answer = () => {
    throw new ApiFailure({ code, statusCode: 409, message });
  };
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  await screen.findByText(message);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('undoing asks for the reason and names the date that it takes back', async () => {
  const { user } = open(three);
  await user.click(screen.getByRole('button', { name: 'Deshacer lo anotado de Fede' }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByText('Escriba el motivo, de 5 a 500 letras.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Motivo/u), 'Era otra unidad');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  const body = { noticeId: 'C', what: 'notice', on: '2026-03-14', reason: 'Era otra unidad' };
  expect(sent).toEqual([['/api/consents/q1/undo', body]]);
});

test('finds by owner or unit without accents, and filters by state', async () => {
  const { user } = open(three);
  await user.type(screen.getByRole('searchbox'), 'pena');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: /^Notificado/u }));
  expect(screen.getByText('El 14/3/2026 · Entrega en mano · Recibo 7')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('tells the range of the verdict, and offers nothing to a reader', () => {
  open(three, {}, false);
  expect(screen.getByText('Aprobado')).toBeTruthy();
  expect(screen.getByText('Rechazado')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Notificar|^Deshacer|^Anotar/u })).toBeNull();
});
