import {
  type AskedBallot,
  type CastRequest,
  type CurrentBallot,
  describeRefusal,
  type Holding,
  type Refusal,
  yesNoOptions,
} from '@asamblea/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi, callRealApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

type Answering = (request: CastRequest) => Response;

const question: AskedBallot['question'] = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba el presupuesto?',
  options: yesNoOptions({ blank: false, abstention: true }),
  state: 'open',
  closesAt: null,
};
const unit: Holding = {
  ...{ unitId: 'T1-101', label: 'T1-101', weight: 1, capacity: 'owner' },
  ...{ ownerName: 'Ana Díaz', ballot: null },
};

let ballot: CurrentBallot;
/** The answers of the network to each submission, in order; then the server counts it. */
let answers: Answering[];
const sent: CastRequest[] = [];

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
  callApi.mockImplementation(callRealApi);
  sent.length = 0;
  answers = [];
  ballot = {
    assemblyName: 'Torres',
    cot: 'demo',
    personName: 'Ana Díaz',
    serverNow: Date.now(),
    stage: { mode: 'question', questionIds: ['q'] },
    asked: [{ question, holdings: [unit] }],
    holdings: [],
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/votes/current') return Response.json(ballot);
    const request: CastRequest = JSON.parse(String(body));
    sent.push(request);
    return (answers.shift() ?? count)(request);
  });
});

const count: Answering = ({ choices, requestId }) => {
  const [optionIds = []] = choices.map((choice) => choice.optionIds);
  const kept = { optionIds, receipt: 'ABCD-1234', castAt: 1 };
  const asked = ballot.asked.map(({ holdings, ...one }) => ({
    ...{ ...one, holdings: holdings.map((held) => ({ ...held, ballot: kept })) },
  }));
  ballot = { ...ballot, asked };
  const results = choices.map((one) => ({ ...one, status: 'accepted', receipt: 'ABCD-1234' }));
  return Response.json({ results, requestId });
};

const page = (status: number, text: string) => () =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

const refusing =
  (refusal: Refusal, isEchoed = true): Answering =>
  ({ requestId }) => {
    const body = describeRefusal(refusal);
    const echo = isEchoed ? { requestId } : {};
    return Response.json({ ...body, ...echo }, { status: body.statusCode });
  };

async function vote() {
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar mi voto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
}

const portal = '<html><title>Acepte las condiciones de la red</title></html>';

test.each<readonly [string, Answering]>([
  ['a plain 429 of the platform', page(429, 'Rate exceeded.')],
  ['a captive portal that forbids', page(403, portal)],
  ['a captive portal that says all is well', page(200, portal)],
  ['a captive portal that says so in JSON', () => Response.json({ status: 'ok' })],
  ['a proxy that gave up waiting', page(408, '')],
  ['our own 404 in the middle of a release', refusing({ code: 'not-found' })],
  ['a refusal of another deployment', refusing({ code: 'question-unknown' }, false)],
  ['a refusal of another sending', refusalOfAnother],
  ['a code that nobody knows', () => Response.json({ code: 'blocked' }, { status: 403 })],
  ['half a refusal', page(409, '{"code":"voting-closed","message":"La vot')],
  ['too many attempts, said by us', refusing({ code: 'too-many-attempts' })],
  ['a request that the server did not understand', refusing({ code: 'bad-request' })],
])('a vote outlives %s: it stays on the device and is sent again', async (_, answer) => {
  const seen: string[] = [];
  answers = [
    (request) => answer(request),
    (request) => {
      seen.push(JSON.stringify({ ...localStorage }));
      return count(request);
    },
  ];
  render(<BallotPage />);
  await vote();
  await screen.findByText('Guardado');
  expect(seen.join()).toContain('T1-101');
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(localStorage.length).toBe(0);
});

function refusalOfAnother(): Response {
  const body = describeRefusal({ code: 'voting-closed' });
  return Response.json({ ...body, requestId: 'another' }, { status: body.statusCode });
}

test('a refused vote is told, stays, and goes again by hand with the same marks', async () => {
  answers = [refusing({ code: 'other-device' })];
  render(<BallotPage />);
  await vote();
  await screen.findByText(/Usted ya vota desde otro dispositivo/u);
  expect(sent).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).toContain('favour');
  cleanup();
  render(<BallotPage />);
  await userEvent.click(await screen.findByRole('button', { name: /Enviar otra vez/u }));
  await screen.findByText('Guardado');
  expect(sent[1]).toEqual(sent[0]);
  expect(localStorage.length).toBe(0);
});

test('a unit that was refused goes again by hand, alone', async () => {
  const other = { ...unit, unitId: 'T1-102', label: 'T1-102' };
  ballot = { ...ballot, asked: [{ question, holdings: [unit, other] }] };
  answers = [
    ({ choices: [first], requestId }) => {
      const kept = { optionIds: ['favour'], receipt: 'ABCD-1234', castAt: 1 };
      const holdings = [{ ...unit, ballot: kept }, other];
      ballot = { ...ballot, asked: [{ question, holdings }] };
      const refusal = describeRefusal({ code: 'unit-not-present' });
      const results = [
        { ...first, status: 'accepted', receipt: 'ABCD-1234' },
        { unitId: 'T1-102', status: 'refused', refusal },
      ];
      return Response.json({ results, requestId });
    },
  ];
  render(<BallotPage />);
  await vote();
  await userEvent.click(await screen.findByRole('button', { name: /Enviar otra vez/u }));
  await screen.findByText('Guardado');
  expect(sent[1]).toMatchObject({
    requestId: sent[0]?.requestId,
    choices: [{ unitId: 'T1-102', optionIds: ['favour'] }],
  });
  expect(localStorage.length).toBe(0);
});

test.each(['named', 'secret'] as const)(
  'once a %s question closes, a vote that was refused is erased',
  async (disclosure) => {
    const asking = (of: AskedBallot['question']) => [{ question: of, holdings: [unit] }];
    ballot = { ...ballot, asked: asking({ ...question, disclosure }) };
    answers = [refusing({ code: 'other-device' })];
    render(<BallotPage />);
    await vote();
    await screen.findByRole('button', { name: /Enviar otra vez/u });
    expect(JSON.stringify({ ...localStorage })).toContain('favour');
    ballot = { ...ballot, asked: asking({ ...question, disclosure, state: 'closed' }) };
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('favour'));
    expect(screen.queryByRole('button', { name: /Enviar otra vez/u })).toBeNull();
    expect(screen.getByText(/Usted no votó en esta pregunta/u)).toBeTruthy();
  },
);

test('a vote that came late is told so and leaves nothing on the device', async () => {
  answers = [refusing({ code: 'voting-closed' })];
  render(<BallotPage />);
  await vote();
  await screen.findByText(/este voto llegó tarde/u);
  expect(localStorage.length).toBe(0);
  expect(screen.queryByRole('button', { name: /Enviar otra vez/u })).toBeNull();
});

test('a network that answers for us is told apart from none', async () => {
  answers = Array.from({ length: 200 }, () => page(403, portal));
  render(<BallotPage />);
  await vote();
  await screen.findByText(/respondió algo que no es nuestro/u);
  expect(screen.queryByText(/no hay conexión/u)).toBeNull();
});
