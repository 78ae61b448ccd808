import { type CastRequest, type CurrentBallot, type Holding, yesNoOptions } from '@asamblea/domain';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

const kept = { optionIds: null, receipt: null, castAt: null };
const asking = (vote: Holding['ballot']): CurrentBallot['asked'] => [
  {
    question: {
      questionId: 'q',
      number: 1,
      text: '¿Aprueba la plancha?',
      disclosure: 'secret',
      options: yesNoOptions({ blank: false, abstention: true }),
      state: 'open',
      closesAt: null,
    },
    holdings: ['T1-101', 'T1-102'].map((unitId) => ({
      ...{ unitId, label: unitId, weight: 1, capacity: 'owner', ownerName: 'Ana', ballot: vote },
    })),
  },
];

let ballot: CurrentBallot;
let cuts: number;

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
  cuts = 0;
  ballot = {
    assemblyName: 'Torres',
    cot: 'demo',
    personName: 'Ana Díaz',
    serverNow: Date.now(),
    stage: { mode: 'question', questionIds: ['q'] },
    ...{ asked: asking(null), holdings: [] },
  };
  callApi.mockImplementation(async (_method: string, path: string, body: CastRequest) => {
    if (path === '/api/votes/current') return ballot;
    if (cuts > 0) {
      cuts -= 1;
      throw ApiFailure.network();
    }
    ballot = { ...ballot, asked: asking(kept) };
    const results = body.choices.map(({ unitId }) => ({
      ...{ unitId, status: 'accepted', optionIds: null, receipt: `${unitId.slice(3)}0-AAAA` },
    }));
    return { results };
  });
});

async function vote() {
  await userEvent.click(await screen.findByRole('radio', { name: 'En contra' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar mi voto' }));
}

/** Everything that the device keeps. */
const stored = () => JSON.stringify({ ...localStorage });

test('says that it is secret before confirming, and that nobody can change or see it', async () => {
  render(<BallotPage />);
  await vote();
  expect(screen.getByText('Voto secreto ·')).toBeTruthy();
  expect(screen.getByText(/nadie podrá ver qué votó/u)).toBeTruthy();
});

test('after the answer neither the page nor the device tells the vote', async () => {
  render(<BallotPage />);
  await vote();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  await screen.findByText('Su voto secreto quedó guardado');
  expect(stored()).not.toContain('against');
  expect(stored()).not.toContain('asamblea-voto-');
  expect(document.body.textContent).not.toContain('En contra');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /Cambiar/u })).toBeNull();
});

test('each unit has its receipt, which says what it proves, also after a reload', async () => {
  render(<BallotPage />);
  await vote();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  await screen.findByText('1010-AAAA');
  cleanup();
  render(<BallotPage />);
  await screen.findByText('1020-AAAA');
  expect(screen.getByText(/solo demuestra que participó, no qué votó/u)).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: 'Mostrar QR' });
  if (first === undefined) throw new Error('There is a button a receipt.');
  await userEvent.click(first);
  await screen.findByRole('img', { name: 'Código QR del comprobante 1010-AAAA de T1-101' });
});

test('while it is pending the page says which units wait, not what they vote', async () => {
  cuts = 1_000;
  render(<BallotPage />);
  await vote();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
  const message = await screen.findByText(/Su voto está pendiente/u);
  const said = message.closest('[role=status]')?.textContent ?? '';
  expect(said).toContain('T1-101; T1-102');
  expect(said).not.toContain('En contra');
});

test('a device that was not given the receipts says so', async () => {
  ballot = { ...ballot, asked: asking(kept) };
  render(<BallotPage />);
  await screen.findByText(/Este dispositivo no tiene el comprobante de 2 unidades/u);
});
