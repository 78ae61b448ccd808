import {
  type Attendance,
  credentialCode,
  type DeskOperation,
  defaultRoutes,
  describeRefusal,
  platePayload,
  type Unit,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { recordInPage } from '../../../firebase/tab/keptRecord.ts';
import { enterAs, meetAt } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AttendanceDesk } from './AttendanceDesk.tsx';
import { newDeskOutbox } from './offline/deskOutbox.ts';
import type { DeskBook } from './offline/keptDesk.ts';

let sent: DeskOperation[] = [];
let refuse: Readonly<Record<string, string>> = {};
let represented: readonly string[] = [];
let lose = false;

function openTestOutbox() {
  return newDeskOutbox({
    kept: recordInPage(),
    send: async (operation) => {
      sent.push(operation);
      if (lose) return { kind: 'lost' };
      return {
        kind: 'answered',
        results: operation.unitIds.map((unitId) => answerFor(unitId, operation)),
      };
    },
    alone: (work) => work(),
    tell: () => undefined,
  });
}

/** The requests sent, without the ids that tell them apart. */
const asked = () =>
  sent.map(({ requestId, session, pressedAt, ...rest }) => {
    expect(requestId).not.toBe('');
    expect(pressedAt).toBeGreaterThan(0);
    expect(session).toBe(1);
    return rest;
  });

function answerFor(unitId: string, operation: DeskOperation) {
  if (represented.includes(unitId) && !('revokesProxies' in operation)) {
    const detail = 'Ana Peña representa B-1.';
    const asked = describeRefusal({ code: 'unit-represented', detail });
    return { unitId, status: 'refused', refusal: asked } as const;
  }
  const detail = refuse[unitId];
  if (detail === undefined) return { unitId, status: 'done' } as const;
  const refusal = describeRefusal({ code: 'unit-held', detail });
  return { unitId, status: 'refused', refusal } as const;
}

beforeEach(() => {
  sent = [];
  refuse = {};
  represented = [];
  lose = false;
  enterAs('registrar', { name: 'Paola Rincón', routesAvailable: defaultRoutes('registrar') });
  meetAt({ cot: null });
});

function unit(label: string, order: number, ownerId: string): Unit {
  const rest = { group: '', kind: '', weight: 500_000, inArrears: false };
  return { unitId: label, label, order, ownerIds: [ownerId], ownerNames: [ownerId], ...rest };
}

const clearance = { kind: 'no-effect' } as const;
const book: DeskBook = {
  version: 'v1',
  units: [
    unit('A-1', 0, 'ana'),
    unit('A-2', 1, 'ana'),
    unit('B-1', 2, 'luis'),
    unit('B-2', 3, 'luisa'),
  ],
  people: [
    { personId: 'ana', name: 'Ana Peña', document: 'CC 1', email: null, phone: null },
    { personId: 'luis', name: 'Luis Soto', document: 'CC 2', email: null, phone: null },
    { personId: 'luisa', name: 'Luisa Soto', document: 'CC 3', email: null, phone: null },
  ],
  doors: [],
  proxies: [
    {
      ...{ proxyId: 'p1', unitIds: ['B-1'], grantorId: 'luis', grantorName: 'Luis Soto' },
      ...{ attorneyId: 'ana', attorneyName: 'Ana Peña', attorneyDocument: null },
      ...{ cosignerIds: [], relation: 'other', scope: { kind: 'assembly' } },
      ...{ votes: {}, instructions: '', form: 'signed', writtenOn: '2026-11-10' },
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
      ...{ validUntil: null, state: 'accepted', receivedAt: 0, reason: '' },
    },
  ],
};

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

function openDesk(
  attendance: readonly Attendance[] = [],
  isOpen = true,
  more: readonly Unit[] = [],
) {
  return renderPage(
    <AttendanceDesk
      basis={{
        ...book,
        units: [...book.units, ...more],
        session: 1,
        isOpen,
        attendance,
        keptAt: null,
        clearance,
      }}
      outbox={openTestOutbox()}
      isCut={false}
      plates={{ holders: new Map([[14, 'luis']]), onCard: (personId) => `Placa de ${personId}` }}
    />,
  ).user;
}

test('plates that arrive late move none of the buttons on the card', async () => {
  const user = openDesk([held('A-1', 'ana')]);
  await user.keyboard('ana');
  const plate = await screen.findByText(/Placa de ana/u);
  const ways = screen.getByRole('group', { name: 'Ingreso de la persona' });
  expect(ways.compareDocumentPosition(plate.lastChild ?? plate)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('the search is ready on arrival, and Enter accredits all missing units', async () => {
  const user = openDesk([held('A-1', 'ana')]);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await user.keyboard('ana{Enter}');
  await screen.findByText('Quedaron acreditadas 2 unidades.');
  const who = { kind: 'accredit', personId: 'ana', channel: 'hall' };
  expect(asked()).toEqual([
    { ...who, unitIds: ['A-2'], capacity: 'owner' },
    { ...who, unitIds: ['B-1'], capacity: 'proxy' },
  ]);
});

test('with several people found, the first Enter chooses and only the second accredits', async () => {
  const user = openDesk();
  await user.keyboard('soto{ArrowUp}{ArrowDown}');
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}soto{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'accredit', personId: 'luis' }]));
});

test('arrows choose among the results', async () => {
  const user = openDesk();
  await user.keyboard('soto{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Luisa Soto');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'accredit', personId: 'luisa' }]));
});

test('takes away the units that the desk unticks', async () => {
  const user = openDesk();
  await user.keyboard('ana');
  await user.click(await screen.findByLabelText('Incluir A-2'));
  await user.click(screen.getByRole('button', { name: /^Acreditar 2 unidades/u }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.flatMap(({ unitIds }) => unitIds)).toEqual(['A-1', 'B-1']);
});

test('registers the exit of those present with Alt+S', async () => {
  const user = openDesk([held('A-1', 'ana'), held('A-2', 'ana')]);
  await user.keyboard('ana{Alt>}s{/Alt}');
  await screen.findByText('Salieron 2 unidades.');
  expect(asked()).toEqual([{ kind: 'leave', personId: 'ana', unitIds: ['A-1', 'A-2'] }]);
});

test('says a refusal beside the unit that was refused', async () => {
  refuse = { 'A-2': 'La tiene Luis.' };
  const user = openDesk();
  await user.keyboard('ana{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('La tiene Luis.');
  expect(screen.getByText('Quedaron acreditadas 2 unidades.')).toBeTruthy();
});

test('says which other desk registered a unit, and keeps quiet about its own', async () => {
  const since = Date.UTC(2026, 10, 21, 21, 5);
  const user = openDesk([
    { ...held('A-1', 'ana'), since, deskName: 'Marta Díaz' },
    { ...held('A-2', 'ana'), since, deskName: 'Paola Rincón' },
  ]);
  await user.keyboard('ana');
  await screen.findByText('Ya la registró Marta Díaz a las 4:05 p. m.');
  expect(screen.queryByText(/Paola Rincón/u)).toBeNull();
});

test('offers to take a unit from its holder, and asks first', async () => {
  const user = openDesk([held('A-1', 'luis'), held('A-2', 'ana'), held('B-1', 'ana')]);
  await user.keyboard('ana');
  await user.click(await screen.findByRole('button', { name: 'Pasar a esta persona' }));
  expect(screen.getByRole('dialog').textContent).toContain('Ahora la tiene luis.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pasar la unidad' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const passed = { kind: 'transfer', personId: 'ana', fromId: 'luis', unitIds: ['A-1'] };
  expect(sent).toMatchObject([{ ...passed, capacity: 'owner' }]);
});

test('without network the unit is pending, the desk goes on, and the same goes again', async () => {
  lose = true;
  const user = openDesk([held('A-2', 'ana'), held('B-1', 'ana')]);
  await user.keyboard('ana{Enter}');
  await screen.findByText('Presente · pendiente');
  await screen.findByText(/1 unidad quedó pendiente: no hay conexión/u);
  await screen.findByText(/Hay 1 unidad por enviar/u);
  await user.keyboard('luisa');
  await screen.findByRole('heading', { name: 'Luisa Soto' });
  lose = false;
  await waitFor(() => expect(screen.queryByText(/por enviar/u)).toBeNull(), { timeout: 15_000 });
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
});

test('a unit refused after the desk went on is listed with its remedy', async () => {
  lose = true;
  refuse = { 'A-1': 'La tiene Luis Soto.' };
  const user = openDesk([held('A-2', 'ana'), held('B-1', 'ana')]);
  await user.keyboard('ana{Enter}');
  await screen.findByText(/Hay 1 unidad por enviar/u);
  await user.keyboard('luisa');
  lose = false;
  const list = await screen.findByRole('region', { name: 'Por resolver' }, { timeout: 15_000 });
  expect(list.textContent).toContain('A-1 · acreditar a Ana Peña');
  expect(list.textContent).toContain('La tiene Luis Soto.');
  refuse = {};
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(screen.queryByText('Por resolver')).toBeNull());
  const ids = new Set(sent.map(({ requestId }) => requestId));
  expect(ids.size).toBe(2);
});

test.each([
  ['a credential', credentialCode('luisa'), 'Luisa Soto'],
  ['a plate', platePayload(14), 'Luis Soto'],
])(
  'a reader that types %s and Enter finds the person, and accredits nobody',
  async (_, code, name) => {
    const user = openDesk();
    await user.keyboard(`${code}{Enter}`);
    await screen.findByRole('heading', { name });
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  },
);

test.each([
  ['whom the screen shows, typed on to the end', 'an', 'ana', ['ana']],
  ['somebody the screen does not show yet', 'luis', 'luisa', []],
  ['a reader’s code', '', credentialCode('ana'), []],
])('Enter before the screen has followed, for %s', async (_, before, after, accredited) => {
  const user = openDesk();
  if (before !== '') await user.keyboard(before);
  typeAtOnce(after);
  await screen.findByRole('heading', { name: after === 'luisa' ? 'Luisa Soto' : 'Ana Peña' });
  expect([...new Set(sent.map(({ personId }) => personId))]).toEqual(accredited);
});

/** Input quicker than the screen: the text, and Enter before the result has been painted. */
function typeAtOnce(text: string): void {
  const box = screen.getByRole<HTMLInputElement>('combobox');
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  scope.IS_REACT_ACT_ENVIRONMENT = true;
}

test('a code that is nobody’s says so', async () => {
  const user = openDesk();
  await user.keyboard('placa 15{Enter}');
  await screen.findByText(/Nadie tiene esa placa/u);
  await user.keyboard('{Escape}placa:14-00{Enter}');
  await screen.findByText(/La placa no se leyó bien/u);
});

test('«?» shows the keys, and Alt+L accredits online', async () => {
  const user = openDesk();
  await user.keyboard('?');
  expect((await screen.findByRole('dialog')).textContent).toContain('Alt+P');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('luisa{Alt>}l{/Alt}');
  await waitFor(() => expect(sent).toMatchObject([{ personId: 'luisa', channel: 'online' }]));
});

test.each([
  ['who only looks', 'auditor', true],
  ['anybody while the session is not open', 'registrar', false],
] as const)('offers nothing to press to %s', async (_, who, isOpen) => {
  enterAs(who);
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
  expect(screen.queryByText('Por resolver')).toBeNull();
});

test('a unit that another represents comes unticked, and Enter leaves it to its attorney', async () => {
  const user = openDesk([], true, [unit('C-1', 4, 'luis')]);
  await user.keyboard('luis soto');
  const tick = await screen.findByLabelText<HTMLInputElement>('Incluir B-1');
  expect(tick.checked).toBe(false);
  const row = screen.getByText('B-1', { selector: 'b' }).closest('li');
  expect(row?.textContent).toContain(
    'Ana Peña la representa con un poder aceptado y vota por ella. Si Luis Soto quiere votarla, revoque el poder; si solo viene a mirar, déjela sin marcar.',
  );
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'accredit', unitIds: ['C-1'] }]));
});

test('an owner whose only unit is represented is asked: Enter accredits nobody', async () => {
  represented = ['B-1'];
  const user = openDesk();
  await user.keyboard('luis soto');
  expect(await screen.findByRole('button', { name: /^Asistir o solo mirar/u })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Acreditar/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Revocar y acreditar' }));
  await user.click(await screen.findByRole('button', { name: 'Asistir y revocar el poder' }));
  await screen.findByText('Quedó acreditada 1 unidad.');
  expect(sent).toMatchObject([{ unitIds: ['B-1'] }, { unitIds: ['B-1'], revokesProxies: true }]);
});

test('an owner who attends takes a unit from their attorney in one step', async () => {
  represented = ['B-1'];
  const user = openDesk([held('B-1', 'ana')]);
  await user.keyboard('luis soto');
  await user.click(await screen.findByRole('button', { name: 'Revocar y acreditar' }));
  await user.click(await screen.findByRole('button', { name: 'Asistir y revocar el poder' }));
  await screen.findByText('Quedó acreditada 1 unidad.');
  expect(sent).toMatchObject([
    { kind: 'accredit', unitIds: ['B-1'] },
    { kind: 'accredit', unitIds: ['B-1'], revokesProxies: true },
  ]);
  expect(screen.queryByText('Por resolver')).toBeNull();
});

test('the card of a person has the place of their plate', async () => {
  const user = openDesk();
  await user.keyboard('14');
  await screen.findByText('Placa de luis');
});
