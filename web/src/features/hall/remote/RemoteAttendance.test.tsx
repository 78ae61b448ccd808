import { type AttendanceMode, describeRefusal, type EnterOnlineAnswer } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { newUser } from '../../../testing/newUser.ts';
import { RemoteAttendance } from './RemoteAttendance.tsx';

let sent: (readonly [path: string, body: unknown])[] = [];
let answers: (EnterOnlineAnswer | ApiFailure)[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    if (path === '/api/presence') return { attends: true };
    sent.push([path, body]);
    const answer = path.endsWith('/enter') ? answers.shift() : { attends: false };
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  });
});

const done = (label: string, channel: AttendanceMode = 'online') => ({
  ...{ label, channel },
  answer: { unitId: label, status: 'done' as const },
});
const refused = (label: string) => ({
  ...{ label, channel: 'online' as const },
  answer: {
    ...{ unitId: label, status: 'refused' as const },
    refusal: describeRefusal({ code: 'unit-represented', detail: 'La representa Iván.' }),
  },
});

function open(...next: (EnterOnlineAnswer | ApiFailure)[]) {
  answers = next;
  render(<RemoteAttendance session="open" />);
  return newUser();
}

const said = (text: RegExp) =>
  waitFor(() => {
    const status = screen.getByRole('status');
    expect(status.textContent).toMatch(text);
    return status;
  });
const button = (name: string) => screen.findByRole('button', { name });

test('coming in counts at once, and says with which units', async () => {
  open({ units: [done('T1-101'), done('T1-102')] });
  expect(await said(/con T1-101, T1-102\./u)).toBeTruthy();
  expect(sent).toEqual([['/api/presence/enter', { revokesProxies: false }]]);
});

test('an owner who is represented chooses between attending and watching', async () => {
  const user = open({ units: [refused('T1-101')] }, { units: [done('T1-101')] });
  await button('Solo mirar');
  expect(document.body.textContent).toContain('La representa Iván.');
  await user.click(await button('Asistir y revocar el poder'));
  await waitFor(() => expect(sent[1]).toEqual(['/api/presence/enter', { revokesProxies: true }]));
  expect(await said(/con T1-101\./u)).toBeTruthy();
});

test('a watching owner changes nothing', async () => {
  const user = open({ units: [refused('T1-101')] });
  await user.click(await button('Solo mirar'));
  expect(await said(/Usted solo mira/u)).toBeTruthy();
  expect(sent.length).toBe(1);
});

test('an attendee accredited in the hall cannot leave on the page: only the desk lets them out', async () => {
  open({ units: [done('A', 'hall')] });
  await said(/cuenta en el quórum de la sala aunque cierre esta página/u);
  expect(screen.queryByRole('button', { name: 'Salir de la reunión' })).toBeNull();
});

test('leaves, and may come back', async () => {
  const user = open({ units: [done('T1-101')] }, { units: [done('T1-101')] });
  await user.click(await button('Salir de la reunión'));
  expect(await said(/Usted salió/u)).toBeTruthy();
  await user.click(await button('Volver a entrar'));
  expect(await said(/Usted está en la reunión/u)).toBeTruthy();
  expect(sent.map(([path]) => path)).toEqual([
    ...['/api/presence/enter', '/api/presence/leave', '/api/presence/enter'],
  ]);
});

test('says why nobody can come in, and tries again', async () => {
  const message = 'La sesión no está abierta.';
  const closed = new ApiFailure({ code: 'session-not-open', statusCode: 409, message });
  const user = open(closed, { units: [done('T1-101')] });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await user.click(await button('Intentar de nuevo'));
  expect(await said(/Usted está en la reunión/u)).toBeTruthy();
});

test('an assembly that asks for the document gets it before counting anybody, and says when it is not theirs', async () => {
  const failed = (code: 'document-needed' | 'document-wrong', message: string) =>
    new ApiFailure({ code, statusCode: 409, message });
  const user = open(
    failed('document-needed', 'Falta.'),
    failed('document-wrong', 'Ese número no coincide.'),
    { units: [done('T1-101')] },
  );
  const field = await screen.findByRole('textbox', { name: /Número de documento/u });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field, ' 123{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Ese número no coincide.');
  await user.clear(field);
  await user.type(field, '456');
  await user.click(await button('Entrar a la reunión'));
  expect(await said(/con T1-101\./u)).toBeTruthy();
  expect(sent.map(([, body]) => body)).toEqual([
    { revokesProxies: false },
    { revokesProxies: false, document: '123' },
    { revokesProxies: false, document: '456' },
  ]);
});
