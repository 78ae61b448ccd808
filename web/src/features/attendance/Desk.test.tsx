import {
  type AccreditRequest,
  type Attendance,
  defaultRoutes,
  type LeaveRequest,
  type Role,
  strangerSession,
  type Unit,
} from '@asamblea/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { ConfirmationProvider } from '../../ui/ConfirmationProvider.tsx';
import { Desk } from './Desk.tsx';
import { buildDeskIndex } from './deskIndex.ts';

type Body = AccreditRequest | LeaveRequest;
let sent: (readonly [path: string, body: Body])[] = [];
let refuse: Readonly<Record<string, string>> = {};
let represented: readonly string[] = [];
let lose = false;
let role: Role = 'registrar';

vi.mock('../../firebase/callApi.ts', () => ({
  callApi: async (_method: string, path: string, body: Body) => {
    sent.push([path.replace('/api/attendance/', ''), body]);
    if (lose) throw ApiFailure.network();
    return { results: body.unitIds.map((unitId) => answerFor(unitId, body)) };
  },
}));
vi.mock('../../firebase/session.tsx', () => ({
  useSession: () => ({
    session: { ...strangerSession, role, routesAvailable: defaultRoutes('registrar') },
    cot: null,
    timeZone: 'America/Bogota',
  }),
}));

function answerFor(unitId: string, body: Body) {
  if (represented.includes(unitId) && !('revokesProxies' in body)) {
    const said = 'Esa unidad tiene apoderado. Ana Peña representa B-1.';
    return {
      unitId,
      status: 'refused',
      refusal: { code: 'unit-represented', statusCode: 409, message: said },
    };
  }
  const message = refuse[unitId];
  if (message === undefined) return { unitId, status: 'done' };
  return { unitId, status: 'refused', refusal: { code: 'unit-held', statusCode: 409, message } };
}

// The simulated browser does not scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  sent = [];
  refuse = {};
  represented = [];
  lose = false;
  role = 'registrar';
});
afterEach(cleanup);

function unit(label: string, order: number, ownerId: string): Unit {
  const rest = { group: '', kind: '', weight: 500_000, inArrears: false };
  return { unitId: label, label, order, ownerIds: [ownerId], ownerNames: [ownerId], ...rest };
}

const index = buildDeskIndex(
  [unit('A-1', 0, 'ana'), unit('A-2', 1, 'ana'), unit('B-1', 2, 'luis'), unit('B-2', 3, 'luisa')],
  [
    { personId: 'ana', name: 'Ana Peña', document: 'CC 1', email: null, phone: null },
    { personId: 'luis', name: 'Luis Soto', document: 'CC 2', email: null, phone: null },
    { personId: 'luisa', name: 'Luisa Soto', document: 'CC 3', email: null, phone: null },
  ],
  [
    {
      ...{ proxyId: 'p1', unitIds: ['B-1'], grantorId: 'luis', grantorName: 'Luis Soto' },
      ...{ attorneyId: 'ana', attorneyName: 'Ana Peña', attorneyDocument: null },
      ...{ cosignerIds: [], relation: 'other', scope: { kind: 'assembly' } },
      ...{ votes: {}, instructions: '', form: 'signed', writtenOn: '2026-11-10' },
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
      ...{ validUntil: null, state: 'accepted', receivedAt: 0, reason: '' },
    },
  ],
);

function held(unitId: string, personId: string, present = true): Attendance {
  return {
    ...{
      unitId,
      label: unitId,
      group: '',
      order: 0,
      weight: 500_000,
      personId,
      present,
      headId: personId,
    },
    ...{ personName: personId, ownerName: '', capacity: 'owner', channel: 'hall', since: 0 },
  };
}

function openDesk(attendance: readonly Attendance[] = [], isOpen = true) {
  const byUnit = new Map(attendance.map((one) => [one.unitId, one]));
  render(
    <ConfirmationProvider>
      <Desk index={index} attendance={byUnit} isOpen={isOpen} isOffline={false} />
    </ConfirmationProvider>,
  );
  return userEvent.setup();
}

test('the search is ready on arrival, and Enter accredits all that is missing', async () => {
  const user = openDesk([held('A-1', 'ana')]);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.keyboard('ana{Enter}');
  await screen.findByText('Quedaron acreditadas 2 unidades.');
  const who = { personId: 'ana', channel: 'hall' };
  expect(sent).toEqual([
    ['accredit', { ...who, unitIds: ['A-2'], capacity: 'owner' }],
    ['accredit', { ...who, unitIds: ['B-1'], capacity: 'proxy' }],
  ]);
});

test('with several people found, the first Enter chooses and only the second accredits', async () => {
  const user = openDesk();
  await user.keyboard('soto{ArrowUp}{ArrowDown}');
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}soto{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([['accredit', { personId: 'luis' }]]));
});

test('arrows choose among the results', async () => {
  const user = openDesk();
  await user.keyboard('soto{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Luisa Soto');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([['accredit', { personId: 'luisa' }]]));
});

test('takes away the units that the desk unticks', async () => {
  const user = openDesk();
  await user.keyboard('ana');
  await user.click(await screen.findByLabelText('Incluir A-2'));
  await user.click(screen.getByRole('button', { name: /^Acreditar 2 unidades/u }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.flatMap(([, body]) => body.unitIds)).toEqual(['A-1', 'B-1']);
});

test('registers the exit of those present with Alt+S', async () => {
  const user = openDesk([held('A-1', 'ana'), held('A-2', 'ana')]);
  await user.keyboard('ana{Alt>}s{/Alt}');
  await screen.findByText('Salieron 2 unidades.');
  expect(sent).toEqual([['leave', { unitIds: ['A-1', 'A-2'] }]]);
});

test('says a refusal beside the unit that was refused', async () => {
  refuse = { 'A-2': 'Esa unidad ya está acreditada por otra persona. La tiene Luis.' };
  const user = openDesk();
  await user.keyboard('ana{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('La tiene Luis.');
  expect(screen.getByText('Quedaron acreditadas 2 unidades.')).toBeTruthy();
});

test('offers to take a unit from whoever has it, and asks first', async () => {
  const user = openDesk([held('A-1', 'luis'), held('A-2', 'ana'), held('B-1', 'ana')]);
  await user.keyboard('ana');
  await user.click(await screen.findByRole('button', { name: 'Pasar a esta persona' }));
  expect(screen.getByRole('dialog').textContent).toContain('Ahora la tiene luis.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pasar la unidad' }));
  await waitFor(() => expect(sent.map(([path]) => path)).toEqual(['leave', 'accredit']));
});

test('says that it does not know what was kept when the network is lost, and tries again', async () => {
  lose = true;
  const user = openDesk([held('A-2', 'ana'), held('B-1', 'ana')]);
  await user.keyboard('ana{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'no sabemos si quedó registrado',
  );
  lose = false;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await screen.findByText('Quedó acreditada 1 unidad.');
  expect(sent[1]).toEqual(sent[0]);
});

test.each([
  ['who only looks', 'auditor', true],
  ['anybody while the session is not open', 'registrar', false],
] as const)('offers nothing to press to %s', async (_, who, isOpen) => {
  role = who;
  const user = openDesk([], isOpen);
  await user.keyboard('ana{Enter}');
  await screen.findByRole('heading', { name: 'Ana Peña' });
  expect(screen.queryByRole('button', { name: /Acreditar/u })).toBeNull();
  expect(sent).toEqual([]);
});

test('asks an owner whose unit is represented, and nothing changes until they choose', async () => {
  represented = ['B-1'];
  const user = openDesk();
  await user.keyboard('luis soto{Enter}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'B-1 tiene apoderado' });
  expect(dialog.textContent).toContain('Ana Peña representa B-1.');
  await user.click(screen.getByRole('button', { name: 'Solo mirar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

test('an owner who attends takes a unit from their attorney in one step', async () => {
  represented = ['B-1'];
  const user = openDesk([held('B-1', 'ana')]);
  await user.keyboard('luis soto');
  await user.click(await screen.findByRole('button', { name: 'Pasar a esta persona' }));
  await user.click(await screen.findByRole('button', { name: 'Asistir y revocar el poder' }));
  await screen.findByText('Quedó acreditada 1 unidad.');
  expect(sent.map(([path]) => path)).toEqual(['accredit', 'accredit']);
  expect(sent[1]?.[1]).toMatchObject({ revokesProxies: true, unitIds: ['B-1'] });
});
