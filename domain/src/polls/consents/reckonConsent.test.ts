import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/calendars/localDate.ts';
import {
  absentQuestion,
  hallOf,
  noticeOf,
  noticesOf,
  quorumIn,
} from '../../testing/halls/absentHall.ts';
import { askOracle } from '../../testing/rules/naiveOracle.ts';
import { sayPresumed } from '../tallies/presumedTally.ts';
import { absentOwnersOf } from './absentOwner.ts';
import { type ConsentNotice, toAbsentNotices, untouchedNotice } from './consentNotice.ts';
import { decideNotify, decideObjection, decideUndo } from './decideNotice.ts';
import { rollOfFrozen } from './frozenUnit.ts';
import { reckonConsent } from './reckonConsent.ts';

/** Two who came want it; they hold more than half of the quotas and are two owners of five. */
const hall = hallOf(
  'ana:A:35:favour',
  'beto:B:25:favour',
  'carla:C:10',
  'carla:D:10',
  'eva:E:10',
  'fede:F:10',
);
const quorum = quorumIn(hall);
const ask = (today: string, ...told: readonly ConsentNotice[]) =>
  reckonConsent({
    ...{ question: absentQuestion, frozen: hall, quorum, notices: noticesOf(...told), today },
  });
const said = (today: string, ...told: readonly ConsentNotice[]) => {
  const { verdict, counts, span, changesOn } = ask(today, ...told);
  return [
    verdict.kind,
    verdict.until,
    Object.values(counts).join(' '),
    changesOn,
    ...Object.values(span),
  ];
};

test.each([
  ['nobody notified', '2026-03-02', [], ['pending', null, '3 0 0 0', null, 'approved', 'rejected']],
  [
    'one notified',
    '2026-03-02',
    [noticeOf('C', '2026-03-01')],
    ['pending', null, '2 1 0 0', '2026-04-01', 'approved', 'rejected'],
  ],
  [
    'all notified, on the last day of the last',
    '2026-04-04',
    [
      noticeOf('C', '2026-03-05', '2026-03-09'),
      noticeOf('E', '2026-03-05'),
      noticeOf('F', '2026-03-05'),
    ],
    ['pending', '2026-04-04', '0 2 0 1', '2026-04-05', 'approved', 'rejected'],
  ],
  [
    'one silent past the day is enough',
    '2026-04-01',
    [noticeOf('C', '2026-03-01')],
    ['approved', null, '2 0 1 0', null, 'approved', 'approved'],
  ],
  [
    'all objected, long before',
    '2026-03-06',
    [
      noticeOf('C', '2026-03-05', '2026-03-06'),
      noticeOf('E', '2026-03-05', '2026-03-06'),
      noticeOf('F', null, '2026-03-06'),
    ],
    ['rejected', null, '0 0 0 3', null, 'rejected', 'rejected'],
  ],
  [
    'a late objection is silence',
    '2026-04-02',
    [noticeOf('C', '2026-03-01', '2026-04-01')],
    ['approved', null, '2 0 1 0', null, 'approved', 'approved'],
  ],
])('%s', (_, today, told, expected) => {
  expect(said(today, ...told)).toEqual(expected);
});

test('says how many owners count by their silence, and where the absent stand', () => {
  const { verdict, tally } = ask(
    '2026-04-01',
    noticeOf('C', '2026-03-01'),
    noticeOf('E', null, '2026-03-09'),
  );
  expect(verdict.sentence).toContain(
    'Aprobado con 60,00 % de los propietarios y 80,00 % de las cuotas, contando a un propietario ausente que no se opuso; se necesitaba ',
  );
  const source = absentQuestion.rule.source;
  expect(sayPresumed({ ...tally, rollHash: '', source, settledAt: 1 })).toBe(
    'Ausentes: 1 propietario (20,0000) a favor por su silencio; 1 propietario (10,0000) se opuso; 1 propietario (10,0000) aún puede oponerse; 1 sin notificar (Ley 49/1960 de Propiedad Horizontal, artículos 17.3 y 17.12)',
  );
});

test('an owner who attends with any unit, or has no vote, is not asked', () => {
  const mixed = hallOf(
    'ana:A:40:favour',
    'beto:B:20:favour',
    'ana:C:10',
    'eva:E:10:debtor',
    'fede:F:20',
  );
  const owners = absentOwnersOf(mixed, absentQuestion.rule);
  expect(owners.map(({ noticeId }) => noticeId)).toEqual(['F']);
});

const day = '2026-03-01';
const step = fc.record({
  who: fc.constantFrom('C', 'E', 'F'),
  what: fc.constantFrom('notify', 'object', 'undo-notice', 'undo-objection', 'wait', 'wait'),
  back: fc.integer({ min: 0, max: 12 }),
  wait: fc.integer({ min: 0, max: 31 }),
});

test('however notices, objections, corrections and days follow, the verdict is the one of a clerk with paper, and once final stays', () => {
  const owners = absentOwnersOf(hall, absentQuestion.rule);
  const roll = rollOfFrozen(hall);
  let finals = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 24, size: 'max' }), (steps) => {
      let today = day;
      let state: 'open' | 'settled' = 'open';
      let settledAs = '';
      const notices = new Map<string, ConsentNotice>();
      for (const { who, what, back, wait } of steps) {
        const one = notices.get(who) ?? untouchedNotice(who);
        const process = { state, closedOn: day, days: 30 };
        const deciding = { process, one, by: 'chair', now: 0, today };
        const on = addDays(today, -back);
        const changed =
          what === 'notify'
            ? decideNotify(deciding, { on, means: 'in-hand', proof: '' })
            : what === 'object'
              ? decideObjection(deciding, { on, means: 'email', reason: '', fileId: null })
              : what === 'wait'
                ? null
                : decideUndo(deciding, {
                    ...{ what: what === 'undo-notice' ? 'notice' : 'objection', reason: 'Error.' },
                    on: (what === 'undo-notice' ? one.notice?.on : one.objection?.on) ?? on,
                  });
        if (changed?.ok) notices.set(who, changed.value);
        if (what === 'wait') today = addDays(today, wait);
        const reckoned = reckonConsent({
          question: absentQuestion,
          frozen: hall,
          quorum,
          notices,
          today,
        });
        const told = toAbsentNotices(owners, notices);
        const asked = { rule: absentQuestion.rule, roll, call: 2, notices: told, today };
        const answer = askOracle(asked);
        expect([reckoned.verdict.kind, reckoned.verdict.until]).toEqual([
          answer.kind,
          answer.until,
        ]);
        if (state === 'settled') expect(reckoned.verdict.kind).toBe(settledAs);
        if (state === 'open' && reckoned.verdict.kind !== 'pending') {
          state = 'settled';
          settledAs = reckoned.verdict.kind;
          finals += 1;
        }
      }
    }),
    { numRuns: 400, seed: 17 },
  );
  expect(finals).toBeGreaterThan(20);
});

test('the clock has nothing to look at only where somebody must be notified first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 3, maxLength: 3 }),
      (days) => {
        const told = ['C', 'E', 'F'].map((id, i) => {
          const after = days[i] ?? null;
          return noticeOf(id, after === null ? null : addDays(day, after));
        });
        const { verdict, counts, changesOn } = ask(addDays(day, 60), ...told);
        if (verdict.kind !== 'pending') expect(changesOn).toBeNull();
        else expect(changesOn === null).toBe(counts.notified === 0);
      },
    ),
  );
});
