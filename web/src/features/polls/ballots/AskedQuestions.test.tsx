import type { AskedBallot, CastRequest, CurrentBallot } from '@asamblea/domain';
import { yesNoOptions } from '@asamblea/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { waitAfter } from '../../../testing/fakes/firebase/asking/retrying.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

const askedAs = (place: number, more: Partial<AskedBallot['question']> = {}): AskedBallot => ({
  question: {
    ...{ questionId: `q${place}`, number: place, text: `¿Aprueba el punto ${place}?` },
    options: yesNoOptions({ blank: false, abstention: false }),
    ...{ state: 'open', closesAt: null, ...more },
  },
  holdings: ['T1-101', 'T2-204'].map((unitId) => ({
    ...{ unitId, label: unitId, weight: 277_500, capacity: 'owner', ownerName: 'Ana Díaz' },
    ballot: null,
  })),
});

let ballot: CurrentBallot;
let sent: CastRequest[];
/** Questions whose sendings find no network. */
let cut: Set<string>;

beforeEach(() => {
  waitAfter.mockReturnValue(20);
  enterAs('voter', { userId: 'ana' });
  sent = [];
  cut = new Set();
  ballot = {
    ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Ana Díaz', serverNow: Date.now() },
    stage: { mode: 'question', questionIds: ['q1', 'q2', 'q3', 'q4'] },
    asked: [askedAs(1), askedAs(2, { disclosure: 'secret' }), askedAs(3), askedAs(4)],
    holdings: [],
  };
  callApi.mockImplementation(async (_method: string, path: string, body: CastRequest) => {
    if (path === '/api/votes/current') return ballot;
    sent.push(body);
    if (cut.has(body.questionId)) throw ApiFailure.network();
    return accept(body);
  });
});

function accept({ questionId, choices }: CastRequest) {
  const voted = ballot.asked.map((asked) => {
    if (asked.question.questionId !== questionId) return asked;
    const isSecret = asked.question.disclosure === 'secret';
    const receipt = isSecret ? null : `${questionId.toUpperCase()}AA-0000`;
    const optionIds = isSecret ? null : (choices[0]?.optionIds ?? null);
    const kept = { optionIds, receipt, castAt: isSecret ? null : 1 };
    return { ...asked, holdings: asked.holdings.map((unit) => ({ ...unit, ballot: kept })) };
  });
  ballot = { ...ballot, asked: voted };
  const receipt = `${questionId.toUpperCase()}AA-0000`;
  const isSecret = questionId === 'q2';
  const results = choices.map(({ unitId, optionIds }) => ({
    ...{ unitId, status: 'accepted', optionIds: isSecret ? null : optionIds, receipt },
  }));
  return { results };
}

const card = (place: number) =>
  screen.findByRole('region', { name: `¿Aprueba el punto ${place}?` });
const mark = async (place: number, option: string) =>
  userEvent.click(within(await card(place)).getByRole('radio', { name: option }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('one page and one confirmation send a vote for each question, each with its own id', async () => {
  render(<BallotPage />);
  await screen.findByRole('heading', { name: 'Votación de 4 preguntas' });
  expect(screen.getByText('Faltan 4 de 4')).toBeTruthy();
  for (const place of [1, 2, 3]) await mark(place, 'A favor');
  expect(screen.getByText('Falta 1 de 4')).toBeTruthy();
  await press('Revisar mis votos');
  expect(document.activeElement?.textContent).toBe('Revise sus votos');
  expect(screen.getByText(/Sin responder: puede votarla después/u)).toBeTruthy();
  expect(screen.getByText(/De los secretos nadie podrá ver qué votó/u)).toBeTruthy();
  await press('Confirmar mis 3 votos');
  await screen.findByText('Q3AA-0000');
  expect(sent.map(({ questionId }) => questionId)).toEqual(['q1', 'q2', 'q3']);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3);
  expect(sent.every(({ choices }) => choices.length === 2)).toBe(true);
  expect(screen.getByText('Falta 1 de 4')).toBeTruthy();
  expect(localStorage.getItem('asamblea-voto-demo-ana')).toBeNull();
  await mark(4, 'En contra');
  await press('Revisar mis votos');
  await press('Confirmar mi voto');
  const done = await screen.findByRole('heading', { name: 'Ya respondió todo' });
  expect(document.activeElement).toBe(done);
  expect(screen.getByText('Sus 4 votos quedaron guardados')).toBeTruthy();
  expect(screen.getByText('No tiene que hacer nada más.')).toBeTruthy();
});

test('a failure of one question loses no other, and survives a reload', async () => {
  cut = new Set(['q2', 'q3']);
  render(<BallotPage />);
  for (const place of [1, 2, 3]) await mark(place, 'En contra');
  await press('Revisar mis votos');
  await press('Confirmar mis 3 votos');
  await within(await card(1)).findByText('Guardado');
  for (const place of [2, 3]) await within(await card(place)).findByText('Su voto está pendiente');
  expect((await card(2)).textContent).not.toContain('En contra');
  cleanup();
  render(<BallotPage />);
  for (const place of [2, 3]) await within(await card(place)).findByText('Pendiente');
  cut.delete('q3');
  await within(await card(3)).findByText('Guardado');
  expect(within(await card(2)).getByText('Pendiente')).toBeTruthy();
  cut.clear();
  await within(await card(2)).findByText('Guardado');
  const ofThird = sent.filter(({ questionId }) => questionId === 'q3');
  expect(new Set(ofThird.map(({ requestId }) => requestId)).size).toBe(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('against');
});

test('a vote refused in one question is told in its card, and the rest is kept', async () => {
  const failure = { code: 'voting-closed', statusCode: 409, message: 'Llegó tarde.' } as const;
  callApi.mockImplementation(async (_method: string, path: string, body: CastRequest) => {
    if (path === '/api/votes/current') return ballot;
    if (body.questionId === 'q1') throw new ApiFailure({ ...failure, isAnswer: true });
    return accept(body);
  });
  render(<BallotPage />);
  for (const place of [1, 3]) await mark(place, 'A favor');
  await press('Revisar mis votos');
  await press('Confirmar mis 2 votos');
  await within(await card(1)).findByText('Llegó tarde.');
  await within(await card(3)).findByText('Guardado');
});

test('a question that closes alone says so and takes no more answers, and the others do', async () => {
  ballot = { ...ballot, asked: [askedAs(1, { state: 'closed' }), ...ballot.asked.slice(1)] };
  render(<BallotPage />);
  const closed = await card(1);
  expect(within(closed).getByText('Usted no votó en esta pregunta.')).toBeTruthy();
  expect(within(closed).getByText('Sin voto')).toBeTruthy();
  expect(within(closed).queryByRole('radio')).toBeNull();
  await mark(2, 'A favor');
  await waitFor(() => expect(screen.getByText('Faltan 2 de 4')).toBeTruthy());
});

test('of one that closes while the vote is on its way nobody says that there was none', async () => {
  cut = new Set(['q1']);
  render(<BallotPage />);
  for (const place of [1, 2]) await mark(place, 'A favor');
  await press('Revisar mis votos');
  await press('Confirmar mis 2 votos');
  await within(await card(1)).findByText('Pendiente');
  ballot = { ...ballot, asked: [askedAs(1, { state: 'closed' }), ...ballot.asked.slice(1)] };
  cleanup();
  render(<BallotPage />);
  const closed = await card(1);
  expect(within(closed).getByText('Pendiente')).toBeTruthy();
  expect(within(closed).queryByRole('radio')).toBeNull();
  expect(within(closed).queryByText('Usted no votó en esta pregunta.')).toBeNull();
});

test('each question says whether its votes are seen in the hall', async () => {
  ballot = { ...ballot, asked: [askedAs(1), askedAs(2, { isRollPublic: true })] };
  render(<BallotPage />);
  const said = /se verá en la pantalla de la sala/u;
  expect(within(await card(2)).getByText(said)).toBeTruthy();
  expect(within(await card(1)).queryByText(said)).toBeNull();
});

test('an answer changed after the review is reviewed again', async () => {
  render(<BallotPage />);
  await mark(1, 'A favor');
  await press('Revisar mis votos');
  await press('Cambiar algo');
  expect(document.activeElement?.textContent).toBe('Votación de 4 preguntas');
  await mark(2, 'A favor');
  expect(screen.getByText('Faltan 2 de 4')).toBeTruthy();
});

test('a vote is changed alone in the page, and other marks wait', async () => {
  const changing = askedAs(1, { mayChange: true });
  const kept = { optionIds: ['favour'], receipt: 'Q1AA-0000', castAt: 1 };
  const holdings = changing.holdings.map((unit) => ({ ...unit, ballot: kept }));
  ballot = { ...ballot, asked: [{ ...changing, holdings }, askedAs(3)] };
  render(<BallotPage />);
  await mark(3, 'En contra');
  await press('Cambiar mi voto');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¿Aprueba el punto 1?');
  await userEvent.click(screen.getByRole('radio', { name: 'En contra' }));
  await press('Dejar mi voto como está');
  await press('Cambiar mi voto');
  expect(screen.getByText(/Su voto sigue igual/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'En contra' }));
  await press('Revisar mi voto');
  await press('Confirmar mi voto');
  await screen.findByText('Listo para revisar');
  expect(sent.map(({ questionId, choices }) => [questionId, choices[0]?.replaces])).toEqual([
    ['q1', 'Q1AA-0000'],
  ]);
});

test('each question may be answered unit by unit', async () => {
  render(<BallotPage />);
  const second = await card(2);
  await userEvent.click(within(second).getByRole('button', { name: 'Una por una' }));
  const [own, other] = within(second).getAllByRole('radiogroup');
  if (!own || !other) throw new Error('There should be a group a unit.');
  await userEvent.click(within(own).getByRole('radio', { name: 'A favor' }));
  expect(screen.getByText('Faltan 4 de 4')).toBeTruthy();
  await userEvent.click(within(other).getByRole('radio', { name: 'En contra' }));
  expect(screen.getByText('Faltan 3 de 4')).toBeTruthy();
});

test('a changed vote begins from the former one, whatever is marked for a unit without one', async () => {
  const [first, ...others] = [askedAs(1, { mayChange: true }), askedAs(2)];
  const kept = { optionIds: ['favour'], receipt: 'Q1AA-0000', castAt: 1 };
  const holdings = first?.holdings.map((unit, i) => (i === 0 ? { ...unit, ballot: kept } : unit));
  ballot = {
    ...ballot,
    asked: [{ ...askedAs(1, { mayChange: true }), holdings: holdings ?? [] }, ...others],
  };
  render(<BallotPage />);
  await mark(1, 'En contra');
  await press('Cambiar mi voto');
  expect(screen.getByRole('radio', { name: 'A favor', checked: true })).toBeTruthy();
  expect(
    screen.getByText('Su voto sigue igual: para cambiarlo, marque otra respuesta.'),
  ).toBeTruthy();
  await press('Dejar mi voto como está');
  const again = within(await card(1)).getByRole('radio', { name: 'En contra', checked: true });
  expect(again).toBeTruthy();
});
