import { expect, test } from 'vitest';
import { momentOf } from '../../kernel/sessions/assemblySession.ts';
import { assembliesQuery } from '../../office/organisations/assemblyRequests.ts';
import { assemblyPhaseOf, callHourOf } from './assemblyPhase.ts';

test.each([
  ['planned', 'preparing'],
  ['failed', 'preparing'],
  ['open', 'running'],
  ['suspended', 'running'],
  ['closed', 'closed'],
] as const)('with its session %s it is %s', (state, phase) => {
  expect(assemblyPhaseOf({}, { state })).toBe(phase);
  expect(assemblyPhaseOf({ archivedAt: null }, { state })).toBe(phase);
  expect(assemblyPhaseOf({ archivedAt: 1 }, { state })).toBe('archived');
});

test.each([
  ['as it was made', { session: 1, state: 'planned', startsAt: 5 }, null],
  ['called for another hour', { session: 1, state: 'planned', startsAt: 9 }, 9],
  ['once it began', { session: 1, state: 'open', startsAt: 5 }, 5],
  ['its second call', { session: 2, state: 'planned', startsAt: 5 }, 5],
] as const)('the hour of its call, %s', (_, session, hour) => {
  expect(callHourOf({ createdAt: 5 }, session)).toBe(hour);
  const whole = { ...session, call: 1, stage: { mode: 'quorum' }, openQuestionIds: [] } as const;
  expect(momentOf({ createdAt: 5 }, whole).startsAt ?? null).toBe(hour);
});

test('a meeting that was called off has no hour until it gets another; one that is over keeps its own', () => {
  const calledOff = { convocationId: 'n1', at: 7 };
  const session = { session: 1, state: 'planned', startsAt: 9, calledOff } as const;
  expect(callHourOf({ createdAt: 5 }, session)).toBeNull();
  expect(callHourOf({ createdAt: 5 }, { ...session, calledOff: null })).toBe(9);
  expect(callHourOf({ createdAt: 5 }, { ...session, state: 'failed' })).toBe(9);
});

test('a list without page is the first, and one before it is refused', () => {
  expect(assembliesQuery.parse({})).toEqual({ search: '', page: 0 });
  expect(assembliesQuery.parse({ page: '2', phase: 'closed' })).toMatchObject({ page: 2 });
  expect(assembliesQuery.safeParse({ page: '-1' }).success).toBe(false);
  expect(assembliesQuery.safeParse({ phase: 'lost' }).success).toBe(false);
});
