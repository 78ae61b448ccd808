import { type Attendance, newPlate, type Plate } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { newUser } from '../../../testing/newUser.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PersonPlate } from './PersonPlate.tsx';
import { holdersOf, joinPlates } from './plateHall.ts';

let sent: (readonly [path: string, body: unknown])[] = [];
let pin: string | null = null;

beforeEach(() => {
  sent = [];
  pin = null;
  callApi.mockImplementation(async (_method: string, path: string, body: { number: number }) => {
    sent.push([path, body]);
    return { plate: newPlate(body.number, 0), changed: true, ...(pin !== null && { pin }) };
  });
  enterAs('registrar');
});

const out: Plate = { ...newPlate(14, 0), state: 'out', personId: 'eva', personName: 'Eva Sol' };
const lost: Plate = { ...newPlate(15, 0), state: 'lost', personId: 'luis', personName: 'Luis' };
const ana: Attendance = {
  ...{ unitId: 'A-1', label: 'A-1', group: '', order: 0, weight: 500_000, headId: 'ana' },
  ...{ personId: 'ana', personName: 'Ana Peña', ownerName: '', capacity: 'owner' },
  ...{ channel: 'hall', present: true, since: 0 },
};
const hall = joinPlates([newPlate(3, 0), out, lost], [ana]);

function show(personId: string) {
  const onDone = vi.fn();
  renderPage(<PersonPlate hall={hall} personId={personId} onDone={onDone} />);
  return { user: newUser(), onDone };
}

test('gives the next plate with Alt+N and Enter, and hands the keyboard back', async () => {
  const { user, onDone } = show('ana');
  await user.keyboard('{Alt>}n{/Alt}{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual([['/api/plates/hand-out', { number: 3, personId: 'ana' }]]);
});

test('shows the PIN of the plate, and hands the keyboard back once it is closed', async () => {
  pin = '483920';
  const { user, onDone } = show('ana');
  await user.keyboard('{Alt>}n{/Alt}{Enter}');
  await screen.findByRole('dialog', { name: /PIN de la placa 3/u });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Listo'));
  onDone.mockClear();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a plate whose answer got lost is seen with them, and only its PIN is asked for anew', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  const { user, rerender } = renderPage(
    <PersonPlate hall={hall} personId="ana" onDone={vi.fn()} />,
  );
  await user.click(screen.getByRole('button', { name: 'Entregar' }));
  await screen.findByText('Network Error');
  const handed: Plate = { ...newPlate(3, 0), state: 'out', personId: 'ana', personName: 'Ana' };
  rerender(<PersonPlate hall={joinPlates([handed], [ana])} personId="ana" onDone={vi.fn()} />);
  expect(screen.getByText('Tiene la placa 3')).toBeTruthy();
  expect(screen.queryByText('Network Error')).toBeNull();
  pin = '483920';
  await user.click(screen.getByRole('button', { name: 'Nuevo PIN' }));
  await screen.findByRole('dialog', { name: /PIN de la placa 3/u });
  expect(sent).toEqual([['/api/plates/pin', { number: 3 }]]);
});

test('takes back the plate of its carrier, with Alt+N and Enter', async () => {
  const { user, onDone } = show('eva');
  expect(screen.getByText('Tiene la placa 14')).toBeTruthy();
  await user.keyboard('{Alt>}n{/Alt}{Enter}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual([['/api/plates/return', { number: 14 }]]);
});

test.each([
  ['who holds no unit', 'luis', 'registrar'],
  ['a desk that only looks', 'ana', 'auditor'],
] as const)('offers no plate to %s', (_, personId, who) => {
  enterAs(who);
  show(personId);
  expect(screen.queryByRole('region', { name: 'Placa' })).toBeNull();
});

test('a plate leads to its person only while it is out', () => {
  expect([...holdersOf(hall)]).toEqual([[14, 'eva']]);
});

test.each([
  ['draft', 'por abrir'],
  ['open', 'abierta'],
] as const)(
  'while a secret vote is %s, who carries a plate without PIN is given one',
  async (secret, said) => {
    pin = '483920';
    const lacking = joinPlates([out], [ana], { secret, missing: [14] });
    const { user } = renderPage(<PersonPlate hall={lacking} personId="eva" onDone={vi.fn()} />);
    expect(screen.getByText(/Su placa no tiene PIN/u).textContent).toContain(said);
    await user.click(screen.getByRole('button', { name: 'Dar PIN' }));
    await screen.findByRole('dialog', { name: /PIN de la placa 14/u });
  },
);

test('without a secret vote a plate without PIN is not worth a word', () => {
  const lacking = joinPlates([out], [ana], { secret: 'none', missing: [14] });
  renderPage(<PersonPlate hall={lacking} personId="eva" onDone={vi.fn()} />);
  expect(screen.queryByText(/no tiene PIN/u)).toBeNull();
  expect(screen.getByRole('button', { name: 'Nuevo PIN' })).toBeTruthy();
});
