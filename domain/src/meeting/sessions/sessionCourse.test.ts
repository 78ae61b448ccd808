import { expect, test } from 'vitest';
import type { Outcome } from '../../kernel/refusals/outcome.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { sessionQuorum } from '../../laws/rulePacks/sessionQuorum.ts';
import { presenceOfCounts } from '../quorum/countPresence.ts';
import {
  type CourseState,
  courseStates,
  decideEnding,
  decideInstalling,
  decideResuming,
  decideSuspending,
  failCall,
  planNextCall,
  type SessionCourse,
} from './sessionCourse.ts';

const hour = 3_600_000;
const planned: SessionCourse = {
  ...{ call: 1, startsAt: hour, state: 'planned', installedAt: null, resumesAt: null },
};
const quorumOfWeight = (weight: number) =>
  sessionQuorum(
    packOf('co-ph'),
    1,
    presenceOfCounts({ weight, units: 2 }, { weight: 100, units: 4 }),
  );
const enough = quorumOfWeight(51);
const short = quorumOfWeight(50);
const inState = (state: CourseState): SessionCourse => ({ ...planned, state });

function saidBy(outcome: Outcome<{ readonly course: SessionCourse; readonly changed: boolean }>) {
  if (!outcome.ok) return outcome.refusal.code;
  return outcome.value.changed ? outcome.value.course.state : 'unchanged';
}

/** The answer of each decision in each state, with quorum and past every hour. */
test.each([
  ['install', decideInstalling, ['sitting', 'unchanged', 'over', 'over', 'over']],
  ['resume', decideResuming, ['not-begun', 'unchanged', 'sitting', 'over', 'over']],
  [
    'suspend',
    (of: SessionCourse) => decideSuspending(of, null),
    ['not-begun', 'suspended', 'unchanged', 'over', 'over'],
  ],
  ['close', decideEnding, ['not-begun', 'closed', 'closed', 'over', 'unchanged']],
  [
    'fail',
    (of: SessionCourse) => failCall(of, short, { now: 2 * hour, waitMillis: 0 }),
    ['failed', 'over', 'over', 'unchanged', 'over'],
  ],
] as const)('from each state, to %s', (_, decide, expected) => {
  const said = courseStates.map((state) => saidBy(decide(inState(state), enough, hour)));
  expect(
    said.map((word) =>
      word.replace('sitting-over', 'over').replace('sitting-not-begun', 'not-begun'),
    ),
  ).toEqual(expected);
});

test('a session is not declared open before its hour', () => {
  expect(saidBy(decideInstalling(planned, enough, hour - 1))).toBe('call-too-early');
  expect(decideInstalling(planned, enough, hour)).toEqual({
    ok: true,
    value: { changed: true, course: { ...planned, state: 'sitting', installedAt: hour } },
  });
});

test('nor without quorum, and the refusal says the requirement', () => {
  expect(decideInstalling(planned, short, hour)).toEqual({
    ok: false,
    refusal: {
      code: 'quorum-missing',
      detail: 'Se requiere más del 50 % del coeficiente total y al menos 2 propietarios.',
    },
  });
});

test('a call fails only after the promised wait, and only without quorum', () => {
  const wait = { waitMillis: hour };
  expect(saidBy(failCall(planned, short, { ...wait, now: 2 * hour - 1 }))).toBe('call-too-early');
  expect(saidBy(failCall(planned, enough, { ...wait, now: 2 * hour }))).toBe('quorum-present');
  expect(saidBy(failCall(planned, short, { ...wait, now: 2 * hour }))).toBe('failed');
});

test('going on after a suspension needs quorum again, and forgets the hour', () => {
  const resting = { ...inState('suspended'), resumesAt: 9 * hour };
  expect(decideResuming(resting, short)).toMatchObject({
    refusal: {
      code: 'quorum-missing',
      detail: 'Se requiere más del 50 % del coeficiente total y al menos 2 propietarios.',
    },
  });
  expect(decideResuming(resting, enough)).toEqual({
    ok: true,
    value: { changed: true, course: { ...planned, state: 'sitting' } },
  });
});

test('a suspension may say when it ends; closing forgets it', () => {
  const outcome = decideSuspending(inState('sitting'), 9 * hour);
  const resting = outcome.ok ? outcome.value.course : planned;
  expect(resting).toMatchObject({ state: 'suspended', resumesAt: 9 * hour });
  expect(decideEnding(resting)).toMatchObject({ value: { course: { resumesAt: null } } });
});

test('the next call follows a failed one, later, while the law knows one', () => {
  const failed = inState('failed');
  const next = { startsAt: 5 * hour, lastCall: 2 };
  expect(planNextCall(failed, next)).toEqual({
    ok: true,
    value: { ...planned, call: 2, startsAt: 5 * hour },
  });
  const refusalOf = (course: SessionCourse, asked: typeof next) => {
    const outcome = planNextCall(course, asked);
    return outcome.ok ? null : outcome.refusal.code;
  };
  expect(refusalOf(planned, next)).toBe('call-not-failed');
  expect(refusalOf({ ...failed, call: 2 }, next)).toBe('no-more-calls');
  expect(refusalOf(failed, { ...next, startsAt: hour })).toBe('call-too-early');
});

test('a refusal says what the session is', () => {
  expect(decideEnding(inState('failed'))).toMatchObject({
    refusal: { detail: 'Fracasó por falta de quórum.' },
  });
  expect(decideInstalling(inState('suspended'), enough, hour)).toMatchObject({
    refusal: { detail: 'Está suspendida.' },
  });
  expect(decideSuspending(inState('closed'), null)).toMatchObject({
    refusal: { detail: 'Está cerrada.' },
  });
  expect(failCall(inState('sitting'), short, { now: hour, waitMillis: 0 })).toMatchObject({
    refusal: { detail: 'Está en curso.' },
  });
});
