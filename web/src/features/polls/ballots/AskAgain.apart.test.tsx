import { type CurrentBallot, describeRefusal, type Holding, yesNoOptions } from '@asamblea/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';
import './afterVoting.ts';

const owing = describeRefusal({ code: 'unit-in-arrears' });
const unit: Holding = {
  ...{ unitId: 'T1-101', label: 'T1-101', weight: 1, capacity: 'owner' },
  ...{ ownerName: 'Ana Díaz', ballot: null },
};
const kept = { optionIds: ['favour'], receipt: 'ABCD-1234', castAt: 1, channel: 'plate' } as const;

const asking = (...holdings: Holding[]): CurrentBallot['asked'] => [
  {
    question: {
      ...{ questionId: 'q', number: 1, text: '¿Aprueba el presupuesto?', state: 'open' },
      options: yesNoOptions({ blank: false, abstention: true }),
      closesAt: null,
    },
    holdings,
  },
];

let ballot: CurrentBallot;
let refused: { readonly status: number } | null;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  callApi.mockImplementation(callRealApi);
  enterAs('voter', { userId: 'ana' });
  asked = 0;
  refused = null;
  ballot = {
    ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Ana Díaz', serverNow: Date.now() },
    stage: { mode: 'question', questionIds: ['q'] },
    ...{ asked: asking(unit), holdings: [] },
  };
  vi.stubGlobal('fetch', async (address: unknown) => {
    // The stage says nothing: whatever the page learns, it asked for.
    if (!String(address).includes('/votes/current')) return new Response(null, { status: 404 });
    asked += 1;
    const said = describeRefusal({ code: 'not-allowed' });
    return refused === null ? Response.json(ballot) : Response.json(said, refused);
  });
});

async function open() {
  render(<BallotPage />);
  await pass(0);
}

const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));

test('a debt is said on the ballot before voting, and paid at the desk it opens the same page in 2 s', async () => {
  ballot = { ...ballot, asked: asking({ ...unit, refusal: owing }) };
  await open();
  expect(screen.getByText(/está en mora: tiene voz, pero no voto/u)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await pass(10_000);
  ballot = { ...ballot, asked: asking(unit) };
  await pass(2_000);
  expect(screen.getByRole('radio', { name: 'A favor' })).toBeTruthy();
  expect(screen.queryByText(/en mora/u)).toBeNull();
});

test('a unit that cannot vote does not hold up one that can', async () => {
  const other = { ...unit, unitId: 'T1-102', label: 'T1-102' };
  ballot = { ...ballot, asked: asking({ ...unit, refusal: owing }, other) };
  await open();
  expect(screen.getByText('1 unidad')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'A favor' })).toBeTruthy();
});

test('a ballot not sent yet learns in 15 s that the unit voted elsewhere', async () => {
  await open();
  ballot = { ...ballot, asked: asking({ ...unit, ballot: kept }) };
  await pass(9_000);
  expect(screen.getByText('Sin votar')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'A favor' })).toBeTruthy();
  await pass(6_000);
  expect(screen.getByText('Guardado')).toBeTruthy();
  // Nor does it go on offering to vote.
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a second device that was reviewing its vote learns that it was cast on the first', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'A favor' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revisar mi voto' }));
  ballot = { ...ballot, asked: asking({ ...unit, ballot: { ...kept, channel: 'phone' } }) };
  await pass(15_000);
  expect(screen.getByText('Su voto quedó guardado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirmar mi voto' })).toBeNull();
});

test('a permission given back opens the page in 2 s', async () => {
  await open();
  refused = { status: 403 };
  await pass(15_000);
  expect(screen.getByText(/Usted no tiene permiso/u)).toBeTruthy();
  refused = null;
  await pass(2_000);
  expect(screen.queryByText(/Usted no tiene permiso/u)).toBeNull();
});

test.each([
  ['voted', { asked: asking({ ...unit, ballot: kept }) }],
  ['nothing open', { asked: [], holdings: [unit] }],
])('with %s nothing is asked', async (_, more) => {
  ballot = { ...ballot, ...more };
  await open();
  await pass(60_000);
  expect(asked).toBe(1);
});

test('out of sight it asks nothing, and at once when it is seen again', async () => {
  ballot = { ...ballot, asked: asking({ ...unit, refusal: owing }) };
  await open();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(30_000);
  expect(asked).toBe(1);
  sight.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toBe(2);
});
