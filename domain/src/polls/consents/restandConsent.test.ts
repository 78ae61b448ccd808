import { expect, test } from 'vitest';
import {
  absentQuestion,
  hallOf,
  noticeOf,
  noticesOf,
  quorumIn,
} from '../../testing/halls/absentHall.ts';
import { presentResult } from '../presented/presentResult.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { decideResult } from '../results/decideResult.ts';
import type { StoredResult } from '../results/questionResult.ts';
import { sealResult } from '../results/resultSeal.ts';
import { reckonConsent } from './reckonConsent.ts';
import { restateResult } from './restandConsent.ts';

/** Two who came want it, with 60 % of the quotas; they are two owners of five, and three fifths are needed. */
const hall = hallOf(
  ...['ana:A:35:favour', 'beto:B:25:favour', 'carla:C:10', 'carla:D:10', 'eva:E:10', 'fede:F:10'],
);
const question: Question = {
  ...absentQuestion,
  ...{ questionId: 'q', number: 1, text: '¿Se alquila la azotea?', state: 'counting', session: 1 },
  ...{ options: yesNoOptions({ blank: false, abstention: false }), liveBars: false },
  ...{ durationSeconds: null, openedAt: 1, closesAt: null, quorumAtOpening: true },
};
const reckoned = (today: string) =>
  reckonConsent({
    ...{ question: absentQuestion, frozen: hall, quorum: quorumIn(hall), today },
    notices: noticesOf(noticeOf('C', '2026-03-01')),
  });

function closedResult(): StoredResult {
  const result = decideResult({
    ...{ question, attendance: hall, call: 2, closedAt: 7 },
    units: hall.map((unit) => ({ ...unit, kind: 'casa' })),
    ballots: hall.flatMap(({ unitId, weight, vote }) =>
      vote === null ? [] : [{ unitId, weight, optionIds: [vote] }],
    ),
  });
  const { source } = absentQuestion.rule;
  const presumed = { ...reckoned('2026-03-02').tally, rollHash: '', source, settledAt: null };
  const over = { of: 'ballots', count: 2, salt: '', hash: '' } as const;
  return { ...sealResult({ ...result, presumed }, over), shownAt: null };
}

const favourOf = (result: StoredResult) =>
  presentResult(result).measures.map(({ bars, base }) => [
    ...[base, bars[0]?.label, bars[0]?.percent],
  ]);

test('once silence counts it is in favour in every measure, as the sentence says', () => {
  const pending = closedResult();
  expect(pending.verdict.kind).toBe('pending');
  expect(favourOf(pending)).toEqual([
    ['5', 'A favor', '40,00 %'],
    ['100,0000', 'A favor', '60,00 %'],
  ]);
  const settled = restateResult(pending, reckoned('2026-04-01'), 9);
  const label = 'A favor, con quienes no se opusieron';
  expect(favourOf(settled)).toEqual([
    ['5', label, '60,00 %'],
    ['100,0000', label, '80,00 %'],
  ]);
  expect(settled.verdict.sentence).toMatch(
    /^Aprobado con 60,00 % de los propietarios y 80,00 % de las cuotas, contando a un propietario/u,
  );
  expect(favourOf(restateResult(settled, reckoned('2026-03-02'), 10))).toEqual(favourOf(pending));
});

test('a result from before measures were kept is drawn as it was', () => {
  const { measures: _measures, ...before } = closedResult();
  const settled = restateResult(before, reckoned('2026-04-01'), 9);
  expect(settled.measures).toBeUndefined();
  expect(presentResult(settled).measures[0]?.bars.map(({ label }) => label)).toEqual([
    ...['A favor', 'En contra', 'No votó'],
  ]);
});
