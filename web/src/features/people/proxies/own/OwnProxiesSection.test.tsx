import type { OwnProxies as Own, OwnProxy } from '@asamblea/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { newUser } from '../../../../testing/newUser.ts';
import { OwnProxiesSection } from './OwnProxiesSection.tsx';

type Sent = readonly [path: string, body: Record<string, unknown>];
let sent: Sent[] = [];
let own: Own;
let answer: (sent: Sent) => unknown = () => ({});

const proxy: OwnProxy = {
  ...{ proxyId: 'p1', labels: ['T1-101'], attorneyName: 'Luis Soto', scope: 'assembly' },
  ...{ state: 'accepted', reason: '', writtenOn: '2026-11-10', receivedAt: 0 },
  ...{ instructions: '', file: null },
};
const units = [
  { unitId: 'u1', label: 'T1-101' },
  { unitId: 'u2', label: 'T1-102' },
];

beforeEach(() => {
  sent = [];
  own = { units, proxies: [], session: { session: 1, call: 1 } };
  answer = () => ({ proxyId: 'p1', state: 'received' });
  callApi.mockImplementation(
    async (method: string, path: string, body: Record<string, unknown>) => {
      if (method === 'GET') return own;
      sent.push([path, body]);
      return answer([path, body]);
    },
  );
});

async function openForm() {
  render(<OwnProxiesSection />, { wrapper: MemoryRouter });
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Dar un poder' }));
  return user;
}

test('tells missing values beside each field and takes the person to the first, sending nothing', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Enviar el poder' }));
  expect(screen.getByText('Escriba el nombre completo.')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nombre/u })),
  );
  expect(sent).toEqual([]);
});

test('sends the units that stay ticked, and closes when it is received', async () => {
  const user = await openForm();
  await user.click(screen.getByRole('checkbox', { name: 'T1-102' }));
  await user.type(screen.getByRole('textbox', { name: /^Nombre/u }), 'Luis Soto');
  await user.type(screen.getByRole('textbox', { name: /^Documento/u }), 'CC 1083');
  await user.click(screen.getByRole('radio', { name: 'Solo esta sesión' }));
  own = { ...own, proxies: [{ ...proxy, state: 'received' }] };
  await user.click(screen.getByRole('button', { name: 'Enviar el poder' }));
  await screen.findByText('En revisión');
  expect(sent).toMatchObject([
    [
      '/api/proxies/own',
      {
        ...{ unitIds: ['u1'], scope: 'session', fileId: null },
        attorney: { name: 'Luis Soto', document: 'CC 1083', email: null },
      },
    ],
  ]);
});

test('a proxy that the network lost is tried again as the same one', async () => {
  const user = await openForm();
  await user.type(screen.getByRole('textbox', { name: /^Nombre/u }), 'Luis Soto');
  await user.type(screen.getByRole('textbox', { name: /^Documento/u }), 'CC 1083');
  answer = () => {
    throw ApiFailure.network();
  };
  await user.click(screen.getByRole('button', { name: 'Enviar el poder' }));
  await screen.findByText(/No hay conexión/u);
  answer = () => ({ proxyId: 'p1', state: 'received' });
  await user.click(screen.getByRole('button', { name: 'Enviar el poder' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

test('revoking asks, and asks again when the attorney is already in the meeting', async () => {
  own = { ...own, proxies: [proxy] };
  answer = ([, body]) => {
    if (body.release === true) return { proxyId: 'p1', state: 'revoked' };
    const message = 'Confirme que salgan. Luis Soto: T1-101.';
    throw new ApiFailure({ code: 'proxy-held', statusCode: 409, message });
  };
  render(<OwnProxiesSection />, { wrapper: MemoryRouter });
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Revocar' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revocar el poder' }));
  await screen.findByText(/Luis Soto: T1-101/u);
  await user.click(screen.getByRole('button', { name: 'Seguir y retirar las unidades' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(([, body]) => body.release)).toEqual([false, true]);
});

test('a person without units is offered nothing', async () => {
  own = { ...own, units: [] };
  const { container } = render(<OwnProxiesSection />, { wrapper: MemoryRouter });
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('the photograph of the own printed form opens the proxy with its units, and no attorney', async () => {
  const form = { token: '0123456789abcdef0123', ownerIds: ['ana'], unitIds: ['u2'] };
  callApi.mockImplementation(async (_method: string, path: string) =>
    path.includes('/forms/') ? form : own,
  );
  render(
    <MemoryRouter initialEntries={[`/?poder=${form.token}`]}>
      <OwnProxiesSection />
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar un poder' }));
  expect(dialog.getByRole('checkbox', { name: 'T1-101' })).toHaveProperty('checked', false);
  expect(dialog.getByRole('checkbox', { name: 'T1-102' })).toHaveProperty('checked', true);
  expect(dialog.getByRole('textbox', { name: /^Nombre/u })).toHaveProperty('value', '');
});
