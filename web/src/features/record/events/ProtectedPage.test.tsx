import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { runLeavingTasks } from '../../../firebase/tab/leaving.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, enterWithout } from '../../../testing/fakes/firebase/session/session.tsx';
import { ProtectedPage } from './ProtectedPage.tsx';

beforeEach(() => enterAs('auditor', { email: 'ana@asamblea.test' }));

const row = {
  ...{ eventId: 'e1', sequence: 7, at: 0, kind: 'unit-entered', by: 'Mesa', from: 'desk', seal: 1 },
};

/** Types the password; the area is open for so long. */
async function enter(millis: number, seen = 'Registro de sucesos') {
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path === '/api/protected/open') return { until: 5_000_000 + millis, serverNow: 5_000_000 };
    if (path === '/api/protected/log') return { rows: [row], before: null };
    if (path === '/api/protected/dossier/decisions') return [];
    if (path === '/api/protected/time-stamps') return { authority: null, stamps: [] };
    return {};
  });
  const page = render(<ProtectedPage />);
  await userEvent.type(screen.getByLabelText('Contraseña'), 'asamblea-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByText(seen);
  return page;
}

const gate = () => screen.queryByLabelText('Contraseña');
const shown = () => screen.queryByText('Registro de sucesos');

test('clears what it shows when the minutes of the password are over, by the server’s clock', async () => {
  await enter(1_500);
  expect(gate()).toBeNull();
  await waitFor(() => expect(gate()).not.toBeNull(), { timeout: 10_000 });
  expect(shown()).toBeNull();
});

test('clears what it shows as soon as somebody signs out or the session is ended', async () => {
  await enter(900_000);
  await runLeavingTasks();
  await waitFor(() => expect(gate()).not.toBeNull());
  expect(shown()).toBeNull();
});

test('a teller finds the recount there, and nothing of the record', async () => {
  enterAs('teller', { email: 'ana@asamblea.test' });
  await enter(900_000, 'Cada votación, contada otra vez.');
  expect(await screen.findByRole('button', { name: 'Recontar las votaciones' })).toBeTruthy();
  expect(screen.queryByText('Registro de sucesos')).toBeNull();
  expect(callApi).not.toHaveBeenCalledWith('POST', '/api/protected/log', expect.anything());
});

test('leaving the page shuts the area on the server', async () => {
  const page = await enter(900_000);
  page.unmount();
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/close', {});
});

test('the proof goes once to the server, and no page keeps it', async () => {
  await enter(900_000);
  const carrying = callApi.mock.calls.filter((asked) => JSON.stringify(asked).includes('proof'));
  expect(carrying).toEqual([['POST', '/api/protected/open', { token: 'proof' }]]);
});

const sound = { blocks: 14, events: 2345, erased: 0, unsealed: 0, broken: null, checkedAt: 0 };
const head = { block: 14, count: 2345, hash: 'f'.repeat(64) };
const found = { kind: 'found', block: 12, sealedAt: 0, count: 2100 };

test.each([
  [found, null, 'El sello del papel coincide'],
  [found, { block: 12, fault: 'event-changed', eventId: 'e1' }, /ya no coincide/u],
  [{ kind: 'unknown', block: 12 }, null, 'El sello del papel no es el de este registro'],
  [{ kind: 'unreadable' }, null, /Eso no es un sello/u],
])('the seal of a paper is compared with the chain (%o, %o)', async (compared, broken, told) => {
  await enter(900_000);
  callApi.mockImplementation(async () => ({ ...sound, broken, head, compared }));
  await userEvent.type(screen.getByLabelText('Sello de un papel'), ' 12-7K2M-Q0XD-9RTV-0A1B ');
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar la integridad' }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByText(/Sello de ahora: 14-ZZZZ-ZZZZ-ZZZZ-ZZZZ/u)).toBeTruthy();
  const mark = '12-7K2M-Q0XD-9RTV-0A1B';
  expect(callApi).toHaveBeenLastCalledWith('POST', '/api/protected/seals', { mark });
});

test('shows of the area only the parts that were given', async () => {
  enterWithout('recount', 'auditor', { email: 'ana@asamblea.test' });
  await enter(900_000);
  expect(screen.queryByRole('button', { name: /recontar/iu })).toBeNull();
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/log', expect.anything());
});
