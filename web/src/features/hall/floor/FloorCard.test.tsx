import { emptyFloor, type Floor, type Inquiry, type WaitingTurn } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { EnterPerson } from './EnterPerson.tsx';
import { FloorCard } from './FloorCard.tsx';
import { InquiryList } from './InquiryList.tsx';

const turn = (id: string): WaitingTurn => ({
  ...{ turnId: id, personId: id, name: `Persona ${id}`, labels: ['101'], askedAt: 0 },
  from: 'phone',
});
const floor: Floor = {
  ...emptyFloor(1),
  waiting: [turn('a'), turn('b')],
  spoken: [{ personId: 'a', pointId: '' }],
};
const speaking = { ...turn('s'), startedAt: 0, endsAt: Date.now() + 30_000, point: null };
let sent: (readonly [path: string, body: unknown])[] = [];

beforeEach(() => {
  sent = [];
  enterAs('moderator', { routesAvailable: ['/dashboard'] });
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'GET') return { serverNow: Date.now() };
    sent.push([path, body]);
    return { turnId: null };
  });
});

const names = () =>
  within(screen.getByRole('list', { name: 'En la lista' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.match(/\d\. Persona ./u)?.[0]);

test('gives the floor to the next speaker if the speaker is still the one shown', async () => {
  const { user } = renderPage(<FloorCard floor={{ ...floor, speaking }} point={null} />);
  expect(names()).toEqual(['1. Persona a', '2. Persona b']);
  await user.click(screen.getByRole('button', { name: 'Dar la palabra a Persona b' }));
  expect(sent).toEqual([['/api/floor/give', { turnId: 'b', after: 's' }]]);
});

test('people who have not spoken come first when the chair chose so', () => {
  const rules = { ...floor.rules, firstTime: 'session' as const };
  renderPage(<FloorCard floor={{ ...floor, rules }} point={null} />);
  expect(names()).toEqual(['1. Persona b', '2. Persona a']);
});

test('gives a minute more than there was, and ends the turn', async () => {
  const { user } = renderPage(<FloorCard floor={{ ...floor, speaking }} point={null} />);
  await user.click(screen.getByRole('button', { name: '1 minuto más' }));
  await user.click(screen.getByRole('button', { name: 'Terminar el turno' }));
  expect(sent).toEqual([
    ['/api/floor/extend', { turnId: 's', endsAt: speaking.endsAt + 60_000 }],
    ['/api/floor/end', { turnId: 's' }],
  ]);
});

test('a plate of the hall is entered in the same list; a refusal is told and kept', async () => {
  const { user } = renderPage(<FloorCard floor={floor} point={null} />);
  const message = 'Esa placa no está entregada.';
  callApi.mockImplementation(async () => {
    throw new ApiFailure({ code: 'plate-not-out', statusCode: 409, message });
  });
  await user.type(screen.getByLabelText('Placa de la sala'), '1x4');
  await user.click(screen.getByRole('button', { name: 'Agregar a la lista' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>('Placa de la sala').value).toBe('14');
});

test('where the assembly has no plates none is asked for', () => {
  enterAs('moderator', { routesAvailable: ['/dashboard'], off: ['plates'] });
  renderPage(<FloorCard floor={floor} point={null} />);
  expect(screen.queryByLabelText('Placa de la sala')).toBeNull();
});

test('the desk enters the person in front of it', async () => {
  const { user } = renderPage(<EnterPerson personId="ana" />);
  await user.click(screen.getByRole('button', { name: 'Anotar para hablar' }));
  await screen.findByText('Está en la lista para hablar.');
  expect(sent).toEqual([
    ['/api/floor/enter', { turnId: expect.any(String), who: { personId: 'ana' } }],
  ]);
});

test('says how the floor is given, and nothing that is not a turn', async () => {
  const { user } = renderPage(<FloorCard floor={floor} point={null} />);
  await user.click(screen.getByRole('button', { name: 'Cómo se da la palabra' }));
  const minutes = screen.getByLabelText('Minutos por turno');
  await user.clear(minutes);
  await user.type(minutes, '90');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent).toEqual([]);
  await user.clear(minutes);
  await user.type(minutes, '1,5');
  await user.click(screen.getByRole('switch', { name: /Recibir más turnos/u }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent).toEqual([
    ['/api/floor/rules', { isOpen: false, secondsPerTurn: 90, firstTime: 'off', sight: 'nobody' }],
  ]);
});

test('an auditor reads the list and presses nothing', () => {
  enterAs('auditor', { routesAvailable: ['/dashboard'] });
  renderPage(<FloorCard floor={{ ...floor, speaking }} point={null} />);
  expect(names()).toHaveLength(2);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a question in writing is put on screen, and taken off also once it was read', async () => {
  const inquiry: Inquiry = {
    ...{ inquiryId: 'i', session: 1, personId: 'a', name: 'Ana', labels: ['101'] },
    ...{ text: '¿Y la piscina?', point: null, sentAt: 1, state: 'waiting', settledAt: null },
  };
  const { user, rerender } = renderPage(<InquiryList inquiries={[inquiry]} shown={null} />);
  await user.click(screen.getByRole('button', { name: 'Mostrar en pantalla' }));
  const { inquiryId, personId, name, labels, text } = inquiry;
  const shown = { inquiryId, personId, name, labels, text, point: null };
  rerender(<InquiryList inquiries={[{ ...inquiry, state: 'read-aloud' }]} shown={shown} />);
  screen.getByText('En pantalla: «¿Y la piscina?»');
  await user.click(screen.getByRole('button', { name: 'Quitar de la pantalla' }));
  expect(sent).toEqual([
    ['/api/inquiries/show', { inquiryId: 'i', isShown: true }],
    ['/api/inquiries/show', { inquiryId: 'i', isShown: false }],
  ]);
});
