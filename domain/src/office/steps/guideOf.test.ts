import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultParts } from '../../kernel/access/parts.ts';
import type { Permissions } from '../../kernel/access/permissions.ts';
import { type Role, roles } from '../../kernel/access/role.ts';
import { defaultRoutes } from '../../kernel/access/routes.ts';
import { sessionStates } from '../../kernel/sessions/sessionState.ts';
import { assemblyPhases } from '../../meeting/sessions/assemblyPhase.ts';
import { guideOf, guideStateOf } from './guideOf.ts';
import { type GuideFacts, type GuideStepId, guideStepIds, needsOf } from './guideSteps.ts';

const now = Date.UTC(2026, 10, 23, 22, 0);

const empty: GuideFacts = {
  ...{ phase: 'preparing', hasRoster: false, hasDate: false, hasQuestions: false },
  ...{ nextDeadline: null, sessionState: 'planned', call: 1, callAt: null, isCalled: false },
  ...{ hasArrivals: false, hasQuorum: false, isVoting: false, hasDrafts: false, hasDecided: false },
};
const prepared: GuideFacts = {
  ...{ ...empty, hasRoster: true, hasDate: true, hasQuestions: true, hasDrafts: true },
  ...{ isCalled: true, callAt: now },
};
const there: GuideFacts = { ...prepared, hasArrivals: true, hasQuorum: true };
const inSession: GuideFacts = { ...there, phase: 'running', sessionState: 'open' };
const voted: GuideFacts = { ...inSession, hasDrafts: false, hasDecided: true };
const held: GuideFacts = { ...voted, phase: 'closed', sessionState: 'closed', hasArrivals: false };

function permissionsOf(role: Role): Permissions {
  return { role, routesAvailable: defaultRoutes(role), parts: defaultParts(role) };
}
const admin = permissionsOf('admin');

/** The facts that make each step done, and those that undo it. */
const causes: Record<GuideStepId, readonly [done: GuideFacts, undone: Partial<GuideFacts>][]> = {
  roster: [[prepared, { hasRoster: false }]],
  date: [[prepared, { hasDate: false }]],
  questions: [[prepared, { hasQuestions: false }]],
  notice: [[prepared, { isCalled: false }]],
  laterCall: [[{ ...prepared, call: 2 }, { sessionState: 'failed' }]],
  arrivals: [[there, { hasArrivals: false }]],
  quorum: [[there, { hasQuorum: false }]],
  opening: [
    [inSession, { sessionState: 'suspended' }],
    [inSession, { sessionState: 'planned', phase: 'preparing' }],
  ],
  votes: [
    [voted, { hasDecided: false }],
    [voted, { hasDrafts: true }],
    [voted, { isVoting: true }],
  ],
  closing: [[held, { sessionState: 'open', phase: 'running' }]],
  acta: [[{ ...held, phase: 'archived' }, { phase: 'closed' }]],
};

test.each(guideStepIds)('the step %s is done by its cause and undone without it', (id) => {
  for (const [done, undone] of causes[id]) {
    expect(guideStateOf(id, done)).toBe('done');
    expect(guideStateOf(id, { ...done, ...undone })).toBe('pending');
  }
});

test.each<[GuideStepId, GuideFacts, string]>([
  ['acta', prepared, 'pending'],
  ['votes', prepared, 'pending'],
  ['notice', { ...held, isCalled: false }, 'over'],
  ['arrivals', held, 'over'],
])('the step %s that is not done is to come, or its time is over: %#', (id, facts, state) => {
  expect(guideStateOf(id, facts)).toBe(state);
});

const anyFacts = fc.record({
  phase: fc.constantFrom(...assemblyPhases),
  sessionState: fc.constantFrom(...sessionStates),
  call: fc.constantFrom(1 as const, 2 as const, 3 as const),
  callAt: fc.constantFrom(null, now, now + 9 * 86_400_000),
  nextDeadline: fc.constant(null),
  ...{ hasRoster: fc.boolean(), hasDate: fc.boolean(), hasQuestions: fc.boolean() },
  ...{ isCalled: fc.boolean(), hasArrivals: fc.boolean(), hasQuorum: fc.boolean() },
  ...{ isVoting: fc.boolean(), hasDrafts: fc.boolean(), hasDecided: fc.boolean() },
});

test('no step is done without its cause', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...guideStepIds), (facts, id) => {
      for (const [, undone] of causes[id]) {
        const isExcused = id === 'notice' && facts.call > 1;
        if (!isExcused) expect(guideStateOf(id, { ...facts, ...undone })).not.toBe('done');
      }
    }),
  );
});

test('the next step is one that this person takes, is pending, and has a page of theirs', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...roles), (facts, role) => {
      const viewer = permissionsOf(role);
      const { next, stages } = guideOf(facts, viewer, now);
      if (next === null) return;
      expect(viewer.routesAvailable).toContain(next.path);
      expect(stages.flatMap(({ steps }) => steps)).toContainEqual(
        expect.objectContaining({ id: next.id, state: 'pending' }),
      );
      expect(next.sentence).toMatch(/\.$/u);
    }),
  );
});

const nextOf = (facts: GuideFacts, viewer = admin) => guideOf(facts, viewer, now).next?.id ?? null;

test.each<[string, GuideFacts, GuideStepId | null]>([
  ['nothing', empty, 'roster'],
  ['a roster', { ...empty, hasRoster: true }, 'date'],
  ['a date too', { ...empty, hasRoster: true, hasDate: true }, 'questions'],
  ['questions too', { ...prepared, isCalled: false }, 'notice'],
  ['its notice', prepared, 'arrivals'],
  ['somebody', { ...prepared, hasArrivals: true }, 'quorum'],
  ['its quorum', there, 'opening'],
  ['a first call that failed', { ...prepared, sessionState: 'failed' }, 'laterCall'],
  ['its session open', inSession, 'votes'],
  ['a vote open', { ...inSession, isVoting: true }, 'votes'],
  ['lost its quorum', { ...inSession, hasQuorum: false }, 'quorum'],
  ['a pause', { ...inSession, sessionState: 'suspended' }, 'opening'],
  ['voted all', voted, 'closing'],
  ['closed', held, 'acta'],
  ['never been called in writing, and is closed', { ...held, isCalled: false }, 'acta'],
  ['been archived', { ...held, phase: 'archived' }, null],
])('an assembly that has %s goes on with that', (_, facts, id) => {
  expect(nextOf(facts)).toBe(id);
});

test.each<[Role, readonly string[]]>([
  ['admin', ['prepare', 'convene', 'accredit', 'deliberate', 'minutes']],
  ['moderator', ['prepare', 'convene', 'accredit', 'deliberate', 'minutes']],
  ['registrar', ['accredit']],
  ['teller', []],
  ['auditor', ['minutes']],
  ['voter', []],
])('%s sees only the stages where they do something', (role, stages) => {
  expect(guideOf(prepared, permissionsOf(role), now).stages.map(({ stage }) => stage)).toEqual(
    stages,
  );
});

test('a member without the page or the part of a step is not led there', () => {
  const lost = { ...admin, routesAvailable: ['/', '/settings/general', '/settings/database'] };
  expect(nextOf(empty, lost)).toBe('date');
  const parts = admin.parts.filter((part) => part !== 'import-roster');
  expect(nextOf(empty, { ...admin, parts })).toBe('date');
});

test('the guide names the points that the record lacks, though everything was voted', () => {
  const sentence = (untreated: readonly number[]) =>
    guideOf({ ...voted, untreated }, admin, now).next?.sentence;
  expect(sentence([])).toBe('Ya se votó todo: cierre la sesión cuando no quede nada por tratar.');
  expect(sentence([3, 4, 9])).toContain('no consta que se trataran los puntos 3, 4 y 9');
  expect(sentence([4])).toContain('no consta que se tratara el punto 4');
});

test('days before the meeting it says so, and after it until when the law waits', () => {
  const early = guideOf({ ...prepared, callAt: now + 9 * 86_400_000 }, admin, now);
  expect(early.next?.sentence).toBe(
    'Está lista. El día de la reunión, acredite a quienes lleguen.',
  );
  const nextDeadline = { label: 'Publicar el acta', dueOn: '2026-12-13' };
  expect(guideOf({ ...held, nextDeadline }, admin, now).deadline).toBe(
    'Publicar el acta: hasta el 13 de diciembre de 2026.',
  );
  expect(guideOf({ ...voted, nextDeadline }, admin, now).deadline).toBeNull();
});

const all = { hasRoster: true, hasDate: true, hasQuestions: true };

test.each([
  ['nothing', { phase: 'preparing', ...all }, []],
  [
    'everything',
    { phase: 'preparing', hasRoster: false, hasDate: false, hasQuestions: false },
    ['roster', 'date', 'questions'],
  ],
  ['only questions', { phase: 'running', ...all, hasQuestions: false }, ['questions']],
  [
    'nothing any more',
    { phase: 'closed', hasRoster: true, hasDate: true, hasQuestions: false },
    [],
  ],
] as const)('it lacks %s', (_, found, needs) => {
  expect(needsOf(found)).toEqual(needs);
});
