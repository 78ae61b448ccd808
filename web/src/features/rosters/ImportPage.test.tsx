import { defaultRoutes, type ImportRequest, strangerSession } from '@asamblea/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { ImportPage } from './ImportPage.tsx';

const sent: ImportRequest[] = [];
let answer: () => Promise<unknown>;
let role: 'admin' | 'moderator';

vi.mock('../../firebase/callApi.ts', () => ({
  callApi: (_method: string, path: string, body: ImportRequest) => {
    expect(path).toBe('/api/rosters');
    sent.push(body);
    return answer();
  },
}));
vi.mock('../../firebase/session.tsx', () => ({
  useSession: () => ({
    session: { ...strangerSession, role, routesAvailable: defaultRoutes('admin') },
  }),
}));

// The simulated browser has no `arrayBuffer` of its own.
Object.defineProperty(Blob.prototype, 'arrayBuffer', {
  configurable: true,
  value(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsArrayBuffer(this);
    });
  },
});

beforeEach(() => {
  sent.length = 0;
  role = 'admin';
  answer = async () => ({ version: 'v1', units: 2, totalWeight: 100_000_000 });
});
afterEach(cleanup);

const title = 'unidad;coeficiente;propietario;documento';
const exact = `${title}\nA-1;60;Ana;1\nA-2;40;Luis;2\n`;
const short = `${title}\nA-1;60;Ana;1\nA-2;39;Luis;2\n`;
const broken = `${title}\nA-1;60;Ana;1\nA-1;40;Luis;2\n`;

async function load(text: string) {
  const { container } = render(<ImportPage />, { wrapper: MemoryRouter });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nowhere to put a file.');
  await userEvent.upload(input, new File([text], 'padron.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: 'padron.csv' });
}

const importButton = () => screen.getByRole('button', { name: /^Importar/u });

test('imports a clean file at once and says what comes next', async () => {
  await load(exact);
  expect(screen.getByText('Suma exacta')).toBeTruthy();
  await userEvent.click(importButton());
  await screen.findByText('El padrón quedó importado');
  expect(sent).toMatchObject([{ confirmed: false, rows: [title.split(';'), {}, {}] }]);
  expect(screen.getByRole('link', { name: 'Ir al registro' })).toBeTruthy();
});

test('lists the errors with their row and offers no import', async () => {
  await load(broken);
  expect(screen.getByRole('row', { name: /^3 Error La unidad está repetida/u })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Importar/u })).toBeNull();
});

test('waits until the warnings have been reviewed', async () => {
  await load(short);
  expect(screen.getByText('Faltan 1,0000 para 100')).toBeTruthy();
  expect(importButton().hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByLabelText('Revisé los avisos'));
  await userEvent.click(importButton());
  await waitFor(() => expect(sent).toMatchObject([{ confirmed: true }]));
});

test('repeats a lost sending with the same id', async () => {
  answer = () => Promise.reject(ApiFailure.network());
  await load(exact);
  await userEvent.click(importButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Network Error');
  await userEvent.click(importButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.importId).toBe(sent[0]?.importId);
});

test('takes another file with another id', async () => {
  answer = () => Promise.reject(ApiFailure.network());
  await load(exact);
  await userEvent.click(importButton());
  await screen.findByRole('alert');
  cleanup();
  await load(exact);
  await userEvent.click(importButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.importId).not.toBe(sent[0]?.importId);
});

test('shows in place why the server refused', async () => {
  const message = 'Hay una votación abierta.';
  answer = () =>
    Promise.reject(new ApiFailure({ code: 'roster-in-use', statusCode: 409, message }));
  await load(exact);
  await userEvent.click(importButton());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('offers nothing to those who may not import', () => {
  role = 'moderator';
  render(<ImportPage />, { wrapper: MemoryRouter });
  expect(screen.getByText('Solo la administración importa el padrón.')).toBeTruthy();
  expect(screen.queryByText('Elegir archivo')).toBeNull();
});
