import {
  matterRule,
  packOf,
  presenceOfCounts,
  type Question,
  type SecretForecast,
  sessionQuorum,
  yesNoOptions,
} from '@asamblea/domain';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { live } from '../../../../testing/fakes/firebase/live/useLive.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { DraftQuestion } from '../draft/DraftQuestion.tsx';
import { DraftForecast } from './DraftForecast.tsx';

const pack = packOf('co-ph');
const secret: Question = {
  ...{ questionId: 'q1', number: 1, text: '¿Aprueba?', state: 'draft', disclosure: 'secret' },
  ...{ options: yesNoOptions({ blank: true, abstention: true }), rule: matterRule(pack, 'budget') },
  ...{ rulePack: 'co-ph', liveBars: false, durationSeconds: null, session: 1 },
  ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
};
const total = { weight: 100_000_000, units: 200 };
const arrive = (units: number) => {
  const here = presenceOfCounts({ weight: units * 500_000, units }, total);
  const quorum = sessionQuorum(pack, 1, here);
  live.quorum = { ...{ asOf: String(units), call: 1, sessionState: 'open', curve: [] }, quorum };
};
let people: number;

beforeEach(() => {
  vi.useFakeTimers();
  callApi.mockImplementation(
    async (): Promise<SecretForecast> => ({
      ...{
        of: 'present',
        people,
        units: people,
        isUnchecked: false,
        decides: 'approval',
        reason: null,
      },
      ...{ atBest: { kind: 'exact' }, ofPart: { kind: 'exact' } },
      ...{ usual: { kind: 'exact' }, alike: { kind: 'exact' } },
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test('the forecast of a draft is counted anew as people come in, and not for each of them', async () => {
  people = 8;
  arrive(8);
  const shown = () => <DraftForecast cot="demo" questionId="q1" />;
  const { rerender } = render(shown());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toContain('8 personas');
  people = 40;
  for (const units of [9, 20, 40]) {
    arrive(units);
    rerender(shown());
    await act(() => vi.advanceTimersByTimeAsync(2_000));
  }
  expect(callApi).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(callApi).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toContain('40 personas');
});

test.each([
  ['who conducts reads it beside the button that opens', true, 1],
  ['who does not is told nothing, and asks nothing', false, 0],
])('of a secret draft, %s', async (_, mayPress, times) => {
  people = 8;
  arrive(8);
  renderPage(
    <DraftQuestion
      {...{
        cot: 'demo',
        question: secret,
        outside: null,
        warnings: [],
        isSessionOpen: true,
        openNumber: null,
      }}
      mayPress={mayPress}
      onGoToOpen={() => undefined}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryAllByText('Qué se podrá publicar')).toHaveLength(times);
  expect(screen.queryAllByRole('button', { name: 'Abrir votación' })).toHaveLength(times);
  expect(callApi).toHaveBeenCalledTimes(times);
});
