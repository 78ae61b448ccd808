import {
  type AskedBallot,
  type CastRequest,
  type CurrentBallot,
  describeRefusal,
  type Holding,
  type Mood,
  yesNoOptions,
} from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

const question: AskedBallot['question'] = {
  ...{
    questionId: 'q',
    number: 1,
    text: '¿Aprueba el presupuesto?',
    state: 'open',
    closesAt: null,
  },
  options: yesNoOptions({ blank: false, abstention: true }),
};
const unit: Holding = {
  ...{ unitId: 'T1-101', label: 'T1-101', weight: 1, capacity: 'owner' },
  ...{ ownerName: 'Ana Díaz', ballot: null },
};
const inFavour: Holding = {
  ...{ ...unit, ballot: { optionIds: ['favour'], receipt: 'OLD1-1234', castAt: 1 } },
};
const nothingLeft = /No tiene que hacer nada más/u;

let ballot: CurrentBallot;
let isCut: boolean;
let cast: (request: CastRequest) => Response;

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
  callApi.mockImplementation(callRealApi);
  isCut = false;
  cast = accept;
  ballot = {
    ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Ana Díaz', serverNow: Date.now() },
    stage: { mode: 'question', questionIds: ['q'] },
    ...{ asked: [{ question, holdings: [unit] }], holdings: [] },
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (isCut) throw new TypeError('no network');
    return path === '/api/votes/current' ? Response.json(ballot) : cast(JSON.parse(String(body)));
  });
});

const accept = ({ choices, requestId }: CastRequest): Response => {
  const results = choices.map((one) => ({ ...one, status: 'accepted', receipt: 'NEW2-1234' }));
  return Response.json({ results, requestId });
};

const late = ({ choices, requestId }: CastRequest): Response => {
  const refusal = describeRefusal({ code: 'voting-closed' });
  const results = choices.map(({ unitId }) => ({ unitId, status: 'refused', refusal }));
  return Response.json({ results, requestId });
};

async function vote(name: string) {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar mi voto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
}

function lookAgain() {
  document.dispatchEvent(new Event('visibilitychange'));
}

const mood: Mood = {
  ...{ moodId: 'm', text: '¿Cómo va la reunión?', closesAt: Date.now() + 60_000 },
  options: [{ optionId: 'm1', label: 'Bien', face: 'good' }],
};

test.each<readonly [string, CurrentBallot['stage'], readonly Holding[]]>([
  ['nothing is asked any more', { mode: 'blank' }, [unit]],
  ['their units went meanwhile', { mode: 'blank' }, []],
  ['a mood is asked', { mode: 'mood', mood }, [unit]],
  ['another question is', { mode: 'question', questionIds: ['p'] }, []],
])('a vote that came late is told so where %s', async (_, stage, holdings) => {
  cast = (request) => {
    const asked = [{ question: { ...question, questionId: 'p', text: 'Otra' }, holdings: [unit] }];
    ballot = { ...ballot, stage, asked: stage.mode === 'question' ? asked : [], holdings };
    return late(request);
  };
  render(<BallotPage />);
  await vote('A favor');
  await screen.findByText(/este voto llegó tarde/u);
  lookAgain();
  await screen.findByText(/acreditado|Cómo va la reunión|Otra/u);
  expect(screen.getByText('De una votación anterior:')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('T1-101');
});

test('a vote that was taken back may be given again, and is not called kept', async () => {
  cast = (request) => {
    ballot = { ...ballot, asked: [{ question, holdings: [inFavour] }] };
    return accept(request);
  };
  render(<BallotPage />);
  await vote('A favor');
  await screen.findByText('OLD1-1234');
  ballot = { ...ballot, asked: [{ question, holdings: [unit] }] };
  lookAgain();
  await screen.findByRole('radio', { name: 'A favor' });
  expect(screen.getByText('Sin votar')).toBeTruthy();
  expect(screen.queryByText('Guardado')).toBeNull();
  expect(screen.queryByText(nothingLeft)).toBeNull();
});

const changing: CurrentBallot['asked'] = [
  { question: { ...question, mayChange: true }, holdings: [inFavour] },
];

test('a vote that was changed is told as the server answered, also while it cannot be read again', async () => {
  ballot = { ...ballot, asked: changing };
  cast = (request) => {
    isCut = true;
    return accept(request);
  };
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar mi voto' }));
  await vote('En contra');
  await screen.findByText('NEW2-1234');
  expect(screen.getByText('En contra')).toBeTruthy();
  expect(screen.queryByText('OLD1-1234')).toBeNull();
});

test('a voter with a pending change is not told that nothing is left to do', async () => {
  ballot = { ...ballot, asked: changing };
  render(<BallotPage />);
  await screen.findByText(nothingLeft);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar mi voto' }));
  isCut = true;
  await vote('En contra');
  await screen.findByText('Su voto está pendiente');
  expect(screen.queryByText(nothingLeft)).toBeNull();
});
