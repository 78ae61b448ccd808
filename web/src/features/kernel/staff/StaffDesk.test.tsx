import { beginMember, defaultRoutes, type Member, type StaffRole } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { StaffDesk } from './StaffDesk.tsx';

function one(name: string, role: StaffRole, more: Partial<Member> = {}): Member {
  const uid = name.toLowerCase();
  const known = { uid, role, name, email: `${uid}@correo.test`, personId: null };
  return { ...beginMember(known), revision: 3, ...more };
}

function open(...staff: readonly Member[]) {
  const members = [one('Ana', 'admin'), ...staff];
  const menuOf = (mine: readonly string[]) => mine.map((title) => ({ title, tabs: [] }));
  renderPage(<StaffDesk members={members} menuOf={menuOf} />);
}

beforeEach(() => enterAs('admin', { assembly: 'torres', userId: 'ana', name: 'Ana' }));

const cardOf = (name: string) => within(screen.getByRole('article', { name }));
const tick = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => callApi.mock.calls.map(([, path, body]) => [path, body]);

test('lists the staff, not who votes nor who was taken out, and nobody changes themselves', () => {
  open(
    one('Gil', 'moderator'),
    { ...one('Eva', 'moderator'), role: 'voter' },
    one('Luz', 'teller', { removedAt: 5 }),
  );
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(names).toEqual(['Ana', 'Gil']);
  expect(cardOf('Ana').queryByRole('button')).toBeNull();
  expect(cardOf('Gil').getAllByRole('button')).toHaveLength(2);
});

test('a page and a part that are taken away leave what the person would see, and go with the version read', async () => {
  callApi.mockResolvedValue({ revision: 4 });
  open(one('Gil', 'moderator'));
  await press('Ver o cambiar permisos');
  const menu = within(screen.getByRole('list', { name: 'Menú de Gil' }));
  const does = within(screen.getByRole('list', { name: 'Partes de Gil' }));
  expect([
    menu.queryAllByText('/dashboard').length,
    does.queryAllByText('Anular una votación').length,
  ]).toEqual([1, 1]);
  await userEvent.click(tick('Tablero'));
  await userEvent.click(tick('Anular una votación'));
  expect([
    menu.queryAllByText('/dashboard').length,
    does.queryAllByText('Anular una votación').length,
  ]).toEqual([0, 0]);
  await press('Guardar');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [[path, body] = []] = sent();
  expect([path, body.uid, body.revision, body.role]).toEqual([
    ...['/api/staff/change', 'gil', 3, 'moderator'],
  ]);
  expect(body.routesAvailable).not.toContain('/dashboard');
  expect(body.routesAvailable).toContain('/votes/private');
  expect(body.componentsAvailable).not.toContain('annul-question');
  expect(body.componentsAvailable).toContain('draw-lot');
});

test('all the parts of a page are given together, and another role starts from its own', async () => {
  callApi.mockResolvedValue({ revision: 4 });
  open(one('Gil', 'registrar'));
  await press('Ver o cambiar permisos');
  const ofPage = within(screen.getByRole('group', { name: 'Partes de Por lista' }));
  await userEvent.click(ofPage.getByRole('checkbox', { name: /^Todas/u }));
  const bulk = ofPage.getByRole('checkbox', { name: 'Aplicar trabajos por lista' });
  expect([bulk.hasAttribute('disabled'), (bulk as HTMLInputElement).checked]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('combobox', { name: /Papel/u }));
  await userEvent.click(screen.getByRole('option', { name: 'Escrutinio' }));
  await press('Guardar');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1]).toMatchObject({ role: 'teller', fullRouteComponents: [] });
  expect(sent()[0]?.[1].routesAvailable.toSorted()).toEqual(defaultRoutes('teller').toSorted());
});

test('a refusal by the server is shown beside the unsaved change', async () => {
  const message = 'Otra persona cambió esos permisos mientras tanto.';
  callApi.mockRejectedValue(new ApiFailure({ code: 'staff-changed', statusCode: 409, message }));
  open(one('Gil', 'moderator'));
  await press('Ver o cambiar permisos');
  await press('Guardar');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeTruthy();
});

test('an invitation tells missing fields, goes once, and leaves a link to hand over', async () => {
  const path = '/forgot-password#equipo=torres.s-1.x';
  callApi.mockResolvedValue({ uid: 's-1', path, hasAccount: false, expiresAt: 5, mail: null });
  open();
  await press('Invitar a alguien');
  await press('Invitar');
  expect(callApi).not.toHaveBeenCalled();
  expect(screen.getByText('Escriba su nombre, de 3 a 120 letras.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Nombre completo'), 'Marta Gil');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'Marta@Correo.test');
  await press('Invitar');
  const link = await screen.findByRole('link', { name: 'Enlace para elegir contraseña' });
  expect(link.getAttribute('href')).toBe(path);
  expect(sent()).toEqual([
    [
      '/api/staff/invite',
      {
        ...{ name: 'Marta Gil', email: 'marta@correo.test', role: 'moderator', way: 'print' },
        ...{ accessUntil: null, invitationId: expect.any(String) },
      },
    ],
  ]);
});

test('removing is confirmed, and a reader is offered nothing', async () => {
  callApi.mockResolvedValue({ revision: 4 });
  open(one('Gil', 'moderator'));
  await press('Retirar');
  expect(callApi).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(sent()).toEqual([['/api/staff/remove', { uid: 'gil', revision: 3 }]]));
});

test('a member changed a moment ago is removed with the answered version, before the list has it', async () => {
  callApi.mockResolvedValue({ revision: 4 });
  open(one('Gil', 'moderator'));
  await press('Ver o cambiar permisos');
  await press('Guardar');
  await press('Retirar');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(['/api/staff/remove', { uid: 'gil', revision: 4 }]);
});

test('a reader of the page sees the list and no button', () => {
  enterAs('auditor', {
    assembly: 'torres',
    userId: 'gil',
    routesAvailable: ['/settings/permissions'],
  });
  open(one('Gil', 'auditor'));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a role is changed from its present access, for everybody who has it', async () => {
  const lists = { routesAvailable: defaultRoutes('moderator'), fullRouteComponents: [] };
  const componentsAvailable = ['annul-question', 'close-session'];
  const access = { ...lists, componentsAvailable, role: 'moderator', accessUntil: null };
  callApi.mockImplementation(async (method: string) =>
    method === 'GET' ? { roles: [{ access, revision: 2 }] } : { revision: 3 },
  );
  open(one('Gil', 'moderator'));
  await press('Cambiar lo que trae cada papel');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Anular una votación' }));
  await press('Guardar');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.[0]).toBe('/api/staff/role');
  expect(sent()[1]?.[1]).toMatchObject({
    ...{ role: 'moderator', revision: 2, componentsAvailable: ['close-session'] },
  });
  expect(
    await screen.findByRole('button', { name: 'Cambiar lo que trae cada papel' }),
  ).toBeTruthy();
});
