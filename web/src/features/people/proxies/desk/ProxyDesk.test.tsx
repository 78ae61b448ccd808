import {
  type ConflictsAnswer,
  defaultRoutes,
  type ProxyConflict,
  type ProxyRecord,
  type Unit,
  unitsAtOnce,
} from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ProxyDesk } from './ProxyDesk.tsx';

let sent: (readonly [path: string, body: unknown])[] = [];

beforeEach(() => {
  sent = [];
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path.replace('/api/proxies/', ''), body]);
    const code = { code: 'ABCD-EFGH', expiresAt: 0 };
    return { proxyId: 'p1', state: 'accepted', code, revoked: [] };
  });
  enterAs('registrar', { routesAvailable: defaultRoutes('registrar') });
});

function unit(unitId: string, order: number): Unit {
  return {
    ...{ unitId, label: unitId, order, ownerIds: ['ana'], ownerNames: ['Ana Peña'], group: '' },
    ...{ kind: '', weight: 500_000, inArrears: false },
  };
}

function proxy(proxyId: string, attorneyName: string, more: Partial<ProxyRecord>): ProxyRecord {
  return {
    ...{ proxyId, attorneyName, unitIds: ['A-1'], grantorId: 'ana', grantorName: 'Ana Peña' },
    ...{ attorneyId: attorneyName, attorneyDocument: 'CC 1083', cosignerIds: [], votes: {} },
    ...{ relation: 'other', scope: { kind: 'assembly' }, instructions: '', form: 'signed' },
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    ...{ writtenOn: '2026-11-10', validUntil: null, state: 'received', receivedAt: 0, reason: '' },
    ...more,
  };
}

const waiting = proxy('p1', 'Luis Soto', {});
const old = proxy('p2', 'Nora Ruiz', { state: 'accepted', writtenOn: '2026-01-10' });
const two: ProxyConflict = {
  ...{ kind: 'two-for-unit', blocks: false, proxyIds: ['p1', 'p2'], unitIds: ['A-1'] },
  ...{ questionIds: [], text: 'Por A-1 hay dos.', remedy: 'Revoque uno.', source: null },
};
const blocking: ProxyConflict = {
  ...two,
  ...{ kind: 'attorney-barred', blocks: true, proxyIds: ['p1'], text: 'Luis es empleado.' },
};

function openDesk(
  conflicts: ConflictsAnswer = {},
  at = '/',
  units: readonly Unit[] = [unit('A-1', 0), unit('A-2', 1)],
) {
  return renderPage(
    <ProxyDesk
      proxies={[old, waiting]}
      units={units}
      people={[{ personId: 'ana', name: 'Ana Peña', document: 'CC 1', email: null, phone: null }]}
      conflicts={conflicts}
    />,
    at,
  ).user;
}

test('the search is ready, Enter accepts the one that is found, and its code is shown once', async () => {
  const user = openDesk();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.keyboard('luis{Enter}');
  await screen.findByText('ABCD-EFGH');
  expect(sent).toEqual([['p1/accept', { replaceOlder: false, release: false }]]);
});

test('with several found, the first Enter only chooses', async () => {
  const user = openDesk();
  await user.keyboard('ana{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findByText('ABCD-EFGH');
});

test('a blocked proxy is not accepted by keyboard either, and can be rejected for the block', async () => {
  const user = openDesk({ p1: [blocking] });
  await user.keyboard('luis{Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Rechazar por esto' }));
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(sent).toEqual([['p1/reject', { reason: 'Luis es empleado.' }]]));
});

test('Alt+R asks for the reason and sends nothing without it', async () => {
  const user = openDesk();
  await user.keyboard('luis{Alt>}r{/Alt}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Ana Peña verá el motivo');
  await user.click(screen.getByRole('button', { name: 'Rechazar' }));
  await screen.findByText('Escriba el motivo.');
  expect(sent).toEqual([]);
});

test('a conflict with an older paper is solved by its button, asking first', async () => {
  const user = openDesk({ p1: [two] });
  await user.keyboard('luis');
  await user.click(
    await screen.findByRole('button', { name: 'Aceptar y revocar el de Nora Ruiz' }),
  );
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Aceptar y revocar el anterior' }));
  await screen.findByText('ABCD-EFGH');
  expect(sent).toEqual([['p1/accept', { replaceOlder: true, release: false }]]);
});

test('the auditor reads and is offered nothing to press', async () => {
  enterAs('auditor', { routesAvailable: defaultRoutes('registrar') });
  const user = openDesk({ p1: [two] });
  await user.keyboard('luis{Enter}');
  await screen.findByRole('heading', { name: 'Luis Soto' });
  expect(screen.getByText('Por A-1 hay dos.')).toBeTruthy();
  for (const name of [/Aceptar/u, /Rechazar/u, /Revocar/u, /Recibir/u]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(sent).toEqual([]);
});

test('the code of a printed form opens that proxy with everything written but the attorney', async () => {
  const form = { token: '0123456789abcdef0123', ownerIds: ['ana'], unitIds: ['A-2'] };
  callApi.mockImplementation(async (_method: string, path: string) => {
    sent.push([path, undefined]);
    return path.includes('/forms/') ? form : { agenda: [] };
  });
  openDesk({}, `/register?mesa=poderes&poder=${form.token}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibir un poder' }));
  expect(sent[0]?.[0]).toBe(`/api/notices/forms/${form.token}`);
  expect(dialog.getByLabelText(/^Quién lo da/u)).toHaveProperty('value', 'Ana Peña · A-1, A-2');
  expect(dialog.getByRole('checkbox', { name: 'A-1' })).toHaveProperty('checked', false);
  expect(dialog.getByRole('checkbox', { name: 'A-2' })).toHaveProperty('checked', true);
  expect(dialog.getByLabelText(/^Nombre completo/u)).toHaveProperty('value', '');
});

test('a paper is copied in one form, which takes the person to the first missing part', async () => {
  const user = openDesk();
  await user.click(screen.getByRole('button', { name: 'Recibir un poder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibir un poder' }));
  const take = () => user.click(dialog.getByRole('button', { name: 'Recibir' }));
  await take();
  expect(dialog.getByText('Elija al propietario.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Quién lo da/u)));
  await user.type(dialog.getByLabelText(/^Quién lo da/u), 'ana');
  await user.click(await screen.findByRole('option', { name: /^Ana Peña/u }));
  await user.click(dialog.getByRole('checkbox', { name: 'A-2' }));
  await user.type(dialog.getByLabelText(/^Nombre completo/u), 'Luis Soto');
  await take();
  const identity = dialog.getByLabelText(/^Documento de identidad/u);
  await waitFor(() => expect(document.activeElement).toBe(identity));
  await user.type(identity, 'CC 1083150191');
  await take();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Recibir un poder' })).toBeNull(),
  );
  const [, body] = sent.at(-1) ?? [];
  expect(body).toMatchObject({
    ...{ grantorId: 'ana', unitIds: ['A-1'], cosignerIds: [], form: 'signed', relation: 'other' },
    attorney: { name: 'Luis Soto', document: 'CC 1083150191', email: null },
    ...{ scope: 'assembly', validUntil: null, fileId: null, votes: {}, instructions: '' },
  });
});

test('an owner of more units than a proxy takes is told how many', async () => {
  const units = Array.from({ length: unitsAtOnce + 1 }, (_, i) => unit(`A-${i}`, i));
  const user = openDesk({}, '/', units);
  await user.click(screen.getByRole('button', { name: 'Recibir un poder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recibir un poder' }));
  await user.type(dialog.getByLabelText(/^Quién lo da/u), 'ana');
  await user.click(await screen.findByRole('option', { name: /^Ana Peña/u }));
  await user.click(dialog.getByText('Recibir'));
  expect(await dialog.findByText('Elija 100 unidades o menos.')).toBeTruthy();
});

test('a form of other owners says so, with the remedy', async () => {
  callApi.mockRejectedValue(
    new ApiFailure({
      code: 'proxy-form-unknown',
      statusCode: 404,
      message: 'No es de los propietarios de hoy.',
    }),
  );
  openDesk({}, '/register?poder=0123456789abcdef0123');
  expect(await screen.findByText('No es de los propietarios de hoy.')).toBeTruthy();
});
