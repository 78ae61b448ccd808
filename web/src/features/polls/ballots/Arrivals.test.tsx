import {
  type AskedBallot,
  type CurrentBallot,
  packOf,
  presenceOfCounts,
  type QuestionResult,
  ruleOf,
  sessionQuorum,
  verdictOf,
  yesNoOptions,
} from '@asamblea/domain';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { BallotPage } from './BallotPage.tsx';

const options = yesNoOptions({ blank: false, abstention: false });
const question: AskedBallot['question'] = {
  ...{ questionId: 'q', number: 3, text: '¿Aprueba la obra?', options },
  ...{ state: 'open', closesAt: null },
};
const base = { weight: 60_000_000, units: 3 };
const pack = packOf('co-ph');
const figures = presenceOfCounts(base, { weight: 100_000_000, units: 5 });
const quorum = sessionQuorum(pack, 1, figures);
const result: QuestionResult = {
  ...{ questionId: 'q', number: 3, text: question.text, didNotVote: base, base, quorum },
  options: options.map((option) => ({ ...option, weight: 0, units: 0 })),
  ...{ baseName: 'coeficiente presente', closedAt: 0 },
  verdict: verdictOf({
    ...{ rule: ruleOf(pack, 'co-ph/ordinary'), figures, quorum },
    ...{ vocabulary: pack.vocabulary, consent: null, turnout: null },
  }),
};
const voted = { optionIds: ['against'], receipt: 'ABCD-1234', castAt: 1 };
const waiting: CurrentBallot = {
  ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Ana Díaz', serverNow: Date.now() },
  ...{ stage: { mode: 'quorum' }, asked: [] },
  holdings: [
    {
      ...{ unitId: 'T1-101', label: 'T1-101', weight: 277_500, capacity: 'owner' },
      ...{ ownerName: 'Ana Díaz', ballot: null },
    },
  ],
};
const stage = { mode: 'question', questionIds: ['q'] } as const;
const asking = (change: Partial<AskedBallot['question']>, more: Partial<AskedBallot> = {}) => ({
  ...{ ...waiting, stage, holdings: [] },
  asked: [{ question: { ...question, ...change }, holdings: waiting.holdings, ...more }],
});
const open: CurrentBallot = asking({});
const holdings = waiting.holdings.map((unit) => ({ ...unit, ballot: voted }));
const closed: CurrentBallot = asking({ state: 'closed' }, { holdings });
const shown: CurrentBallot = {
  ...asking({ state: 'closed' }, { holdings, result }),
  stage: { ...stage, mode: 'result' },
};

let ballot: CurrentBallot;

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
  callApi.mockImplementation(async () => ballot);
});

/** The stage said that something changed. */
async function turn(next: CurrentBallot) {
  ballot = next;
  await act(async () => void dispatchEvent(new Event('online')));
}

const heading = () => screen.findByRole('heading', { level: 1 });
const announced = () => document.querySelector('[aria-live]')?.textContent;

async function start(first: CurrentBallot) {
  ballot = first;
  render(<BallotPage />);
  await screen.findByText(first.asked[0]?.question.text ?? /No hay ninguna votación/u);
}

test('the result that the moderator shows brings verdict, bars and my vote', async () => {
  await start(closed);
  expect(screen.queryByRole('region', { name: 'Resultado' })).toBeNull();
  await turn(shown);
  const said = await screen.findByRole('region', { name: 'Resultado' });
  expect(said.textContent).toContain('Rechazado');
  // The sentence goes on from the word above it.
  const rest = result.verdict.sentence.slice('Rechazado c'.length);
  expect(said.textContent?.replaceAll('\u00A0', ' ')).toContain(`RechazadoC${rest}`);
  expect(screen.getByRole('table', { name: /Resultado de la pregunta 3/u })).toBeTruthy();
  expect(screen.getByText('ABCD-1234')).toBeTruthy();
  const mine = screen.getByText('Su voto quedó guardado');
  expect(said.compareDocumentPosition(mine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await turn(waiting);
  expect(await screen.findByText('No hay ninguna votación abierta')).toBeTruthy();
});

test.each([
  ['that will be voted again', true, 'Se volverá a votar'],
  ['that is withdrawn', false, 'La mesa dirá cómo sigue'],
])('an annulment %s says why, and the next step', async (_, isRepeated, follows) => {
  await start(open);
  const { questionId, number, text } = question;
  const reason = 'El texto tenía un error.';
  const annulled = [{ questionId, number, text, reason, isRepeated }];
  await turn({ ...waiting, stage: { mode: 'quorum', annulled: 'q' }, annulled });
  expect((await heading()).textContent).toBe('La pregunta 3 se anuló');
  expect(document.activeElement).toBe(await heading());
  expect(announced()).toBe('Votación anulada.');
  const page = document.body.textContent;
  for (const said of [text, reason, follows, 'Lo que se votó no cuenta']) {
    expect(page).toContain(said);
  }
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['a question', waiting, open, 'Votación: pregunta 3.'],
  ['a result', closed, shown, 'Resultado: pregunta 3.'],
  ['another question', shown, asking({ questionId: 'r', number: 4 }), 'Votación: pregunta 4.'],
])('%s that comes is announced, at its top and with the focus on its heading', async (...given) => {
  const [, before, after, said] = given;
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
    scrolled.push(this);
  });
  await start(before);
  expect(document.activeElement).toBe(document.body);
  await turn(before);
  expect(scrolled).toEqual([]);
  await turn(after);
  expect(document.activeElement).toBe(await heading());
  expect((await heading()).textContent).toBe(after.asked[0]?.question.text);
  expect(scrolled.map((page) => page.contains(document.activeElement))).toEqual([true]);
  expect(announced()).toBe(said);
  // Answering it, or its closing, moves nothing.
  const asked = after.asked.map(({ question, ...one }): AskedBallot => {
    return { ...one, question: { ...question, state: 'closing' } };
  });
  await turn({ ...after, asked });
  expect(scrolled.length).toBe(1);
});
