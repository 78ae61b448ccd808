import { expect, test } from 'vitest';
import { mayDo } from '../../kernel/access/permissions.ts';
import { roles } from '../../kernel/access/role.ts';
import { defaultRoutes } from '../../kernel/access/routes.ts';
import { questionStates } from '../../kernel/sessions/questionState.ts';
import { sessionStates } from '../../kernel/sessions/sessionState.ts';
import { guideSteps } from './guideSteps.ts';
import { homeMomentOf, homeMoments, homeStepOf, homeSteps } from './homeStepOf.ts';

const cells = roles.flatMap((role) => homeMoments.map((moment) => ({ role, moment })));

test.each(cells)('$role knows what to do in the moment: $moment', ({ role, moment }) => {
  const cell = homeStepOf(role, moment, defaultRoutes(role));
  const permissions = { role, routesAvailable: defaultRoutes(role), parts: [] };
  if (cell === 'way') {
    expect(mayDo(permissions, 'readGuide')).toBe(true);
    return;
  }
  if (cell === 'ballot') {
    expect(mayDo(permissions, 'castVote')).toBe(true);
    return;
  }
  expect(cell.sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u);
  expect(cell.sentence).not.toMatch(/quórum/u);
  expect(cell.path === null).toBe(cell.action === null);
  expect(cell).toEqual(homeSteps[role][moment]);
  if (cell.path !== null) expect(cell.path).not.toBe('/');
});

test.each(cells)('$role is led to no page that was taken away, in the moment: $moment', (cell) => {
  const step = homeStepOf(cell.role, cell.moment, ['/']);
  if (typeof step !== 'string') expect([step.path, step.action]).toEqual([null, null]);
});

test('nobody is asked to vote before, after or outside a vote', () => {
  for (const { role, moment } of cells) {
    if (homeSteps[role][moment] === 'ballot') expect(moment).toBe('voting');
  }
});

test('home leads to the page of a step of the guide by the same button', () => {
  const { path, action } = guideSteps.arrivals;
  for (const moment of ['voting', 'suspended'] as const) {
    expect(homeSteps.registrar[moment]).toMatchObject({ path, action });
  }
});

test('every state of the session and of the stage is one moment', () => {
  for (const sessionState of sessionStates) {
    for (const state of questionStates) {
      const seen = { isArchived: false, sessionState, asked: [{ state }] };
      const moment = homeMomentOf(seen);
      const isVoting = sessionState === 'open' && (state === 'open' || state === 'closing');
      expect(moment === 'voting').toBe(isVoting);
      expect(homeMomentOf({ ...seen, isArchived: true })).toBe('archived');
    }
  }
  const none = { isArchived: false, asked: [] };
  expect(sessionStates.map((sessionState) => homeMomentOf({ ...none, sessionState }))).toEqual([
    ...['before', 'open', 'suspended', 'failed', 'closed'],
  ]);
});
