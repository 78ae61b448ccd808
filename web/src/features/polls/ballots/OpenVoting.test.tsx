import { type AskedBallot, type CurrentBallot, type Holding, yesNoOptions } from '@asamblea/domain';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { OpenVoting } from './OpenVoting.tsx';

const unit: Holding = {
  ...{ unitId: 'T1-101', label: 'T1-101', weight: 1, capacity: 'owner' },
  ...{ ownerName: 'Ana', ballot: null },
};
const question: AskedBallot['question'] = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba el presupuesto?', state: 'open' },
  ...{ options: yesNoOptions({ blank: false, abstention: true }), closesAt: null },
};
const nothing: CurrentBallot = {
  ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Ana', serverNow: Date.now() },
  ...{ stage: { mode: 'quorum' }, asked: [], holdings: [unit] },
};
const asking = (...holdings: Holding[]): AskedBallot => ({ question, holdings });
const opened = (...asked: AskedBallot[]): CurrentBallot => ({ ...nothing, asked, holdings: [] });
const voted = { ...unit, ballot: { optionIds: ['favour'], receipt: 'A', castAt: 1 } };
const owing = {
  ...unit,
  refusal: { code: 'unit-in-arrears', statusCode: 409, message: '' },
} as const;

let ballot: CurrentBallot;
beforeEach(() => {
  callApi.mockImplementation(async () => ballot);
});

async function turn(next: CurrentBallot) {
  ballot = next;
  await act(async () => void dispatchEvent(new Event('online')));
}

test('the way to an open question comes by itself, and goes once it is voted', async () => {
  ballot = nothing;
  render(<OpenVoting />);
  await turn(nothing);
  expect(screen.queryByRole('link')).toBeNull();
  await turn(opened(asking(unit)));
  expect(screen.getByRole('status').textContent).toContain('Votación abierta');
  expect(screen.getByText('¿Aprueba el presupuesto?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Votar' }).getAttribute('href')).toBe('/votes/current');
  await turn(opened(asking(voted)));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[string, AskedBallot[], number]>([
  ['several are open', [asking(unit), asking(unit)], 1],
  ['one of two units is missing', [asking(voted, unit)], 1],
  ['it was closed', [{ ...asking(unit), question: { ...question, state: 'closed' } }], 0],
  ['they hold nothing', [asking()], 0],
  ['what they hold may not vote', [asking(owing)], 0],
])('when %s there are so many ways to vote', async (_, asked, links) => {
  ballot = opened(...asked);
  render(<OpenVoting />);
  await turn(ballot);
  expect(screen.queryAllByRole('link', { name: 'Votar' }).length).toBe(links);
});
