import type { LiveRoom, OwnFloor } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { SpeakPanel } from './SpeakPanel.tsx';

const quiet: LiveRoom = {
  ...{ asOf: '1', session: 1, isOpen: true, queue: ['x', 'y'], speaking: null, video: 0 },
};
let mine: OwnFloor;
let sent: (readonly [path: string, body: unknown])[] = [];
let refusal: ApiFailure | null = null;

beforeEach(() => {
  mine = { attends: true, turnId: null, inquiries: [], serverNow: Date.now() };
  sent = [];
  refusal = null;
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    if (path === '/api/floor/mine') return mine;
    sent.push([path, body]);
    if (refusal !== null) throw refusal;
    return { turnId: null };
  });
});

const button = (name: string) => screen.findByRole('button', { name });
const region = () => screen.getByRole('region', { name: 'Hablar o preguntar' });

test('asks for the floor once, and says how many are before', async () => {
  const { user, rerender } = renderPage(<SpeakPanel room={quiet} />);
  mine = { ...mine, turnId: 'z' };
  await user.click(await button('Pedir la palabra'));
  expect(sent).toEqual([['/api/floor/ask', { turnId: expect.any(String) }]]);
  rerender(<SpeakPanel room={{ ...quiet, queue: ['x', 'y', 'z'] }} />);
  await waitFor(() => expect(region().textContent).toContain('Antes hay 2 personas.'));
  rerender(<SpeakPanel room={{ ...quiet, queue: ['z'] }} />);
  await waitFor(() => expect(region().textContent).toContain('Es quien sigue.'));
  expect(screen.queryByRole('button', { name: 'Pedir la palabra' })).toBeNull();
  await user.click(await button('Salir de la lista'));
  expect(sent[1]).toEqual(['/api/floor/withdraw', { turnId: 'z' }]);
});

test('the speaker sees their clock, and others see the name if the chair shows it', async () => {
  mine = { ...mine, turnId: 'z' };
  const speaking = { turnId: 'z', who: null, startedAt: 0, point: null };
  const room = { ...quiet, speaking: { ...speaking, endsAt: Date.now() + 90_500 } };
  const { rerender } = renderPage(<SpeakPanel room={room} />);
  await waitFor(() => expect(region().textContent).toContain('Usted tiene la palabra.'));
  expect(within(region()).getByRole('timer').textContent).toBe('1:31');
  mine = { ...mine, turnId: null };
  rerender(<SpeakPanel room={{ ...room, speaking: { ...room.speaking, turnId: 'a' } }} />);
  await waitFor(() => expect(region().textContent).toContain('Tiene la palabra: otro asistente.'));
  rerender(
    <SpeakPanel room={{ ...room, speaking: { ...room.speaking, turnId: 'a', who: 'T1-101' } }} />,
  );
  expect(region().textContent).toContain('Tiene la palabra: T1-101.');
});

test('a person whose turn is over may ask again', async () => {
  mine = { ...mine, turnId: 'z' };
  const { rerender } = renderPage(<SpeakPanel room={{ ...quiet, queue: ['z'] }} />);
  await button('Salir de la lista');
  mine = { ...mine, turnId: null };
  rerender(<SpeakPanel room={{ ...quiet, queue: [] }} />);
  await button('Pedir la palabra');
});

test.each([
  ['who only watches', { attends: false }, quiet, 'debe asistir con una unidad'],
  ['nobody while the list is closed', {}, { ...quiet, isOpen: false }, 'no recibe más turnos'],
] as const)('%s may not ask', async (_name, more, room, said) => {
  mine = { ...mine, ...more };
  renderPage(<SpeakPanel room={room} />);
  await waitFor(() => expect(region().textContent).toContain(said));
  expect(screen.queryByRole('button', { name: 'Pedir la palabra' })).toBeNull();
});

test('a question that could not be sent keeps its words, and is sent again as the same', async () => {
  const { user } = renderPage(<SpeakPanel room={quiet} />);
  await user.click(await button('Escribir una pregunta'));
  await user.click(await button('Enviar a la presidencia'));
  expect(sent).toEqual([]);
  expect(region().textContent).toContain('Escriba la pregunta.');
  await user.type(screen.getByLabelText('Su pregunta'), '¿Cuánto cuesta?');
  refusal = ApiFailure.network();
  await user.click(await button('Enviar a la presidencia'));
  refusal = null;
  mine = {
    ...mine,
    inquiries: [{ inquiryId: 'i', text: '¿Cuánto cuesta?', sentAt: 1, state: 'waiting' }],
  };
  await user.click(await button('Enviar a la presidencia'));
  expect(sent[0]).toEqual(sent[1]);
  await waitFor(() => expect(region().textContent).toContain('Enviada'));
  expect(screen.queryByLabelText('Su pregunta')).toBeNull();
});

test('a person who enters after the page opened may ask without opening it again', async () => {
  mine = { ...mine, attends: false };
  const { rerender } = renderPage(<SpeakPanel room={quiet} attendance="entering" />);
  await waitFor(() => expect(region().textContent).toContain('debe asistir con una unidad'));
  mine = { ...mine, attends: true };
  rerender(<SpeakPanel room={quiet} attendance="entered" />);
  await button('Pedir la palabra');
});
