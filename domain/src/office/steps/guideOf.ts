import { mayDo, type Permissions } from '../../kernel/access/permissions.ts';
import type { RoutePath } from '../../kernel/access/routes.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { assemblyPhases } from '../../meeting/sessions/assemblyPhase.ts';
import {
  type GuideFacts,
  type GuideStage,
  type GuideStepId,
  guideStages,
  guideStepIds,
  guideSteps,
} from './guideSteps.ts';

/** How a step is: `over` was not taken in time and is asked for no more. */
export type GuideState = 'done' | 'pending' | 'over';

export interface GuideStep {
  readonly id: GuideStepId;
  readonly name: string;
  readonly state: GuideState;
}

export interface GuidedStage {
  readonly stage: GuideStage;
  readonly steps: readonly GuideStep[];
  /** All that could be done in it was. */
  readonly isDone: boolean;
}

/** The next action: one sentence and the page where it is done. */
interface GuideNext {
  readonly id: GuideStepId;
  readonly stage: GuideStage;
  readonly sentence: string;
  readonly path: RoutePath;
  readonly action: string;
}

export interface Guide {
  /** Those with some step that this person takes. */
  readonly stages: readonly GuidedStage[];
  readonly next: GuideNext | null;
  /** Until when the law waits for what follows a meeting, as one sentence; null where it does not. */
  readonly deadline: string | null;
}

/**
 * The guide of an assembly for one person, computed from the present data: undoing the cause of a step undoes
 * the step. Nobody is shown a step that they may not take.
 */
export function guideOf(facts: GuideFacts, viewer: Permissions, now: number): Guide {
  const own = guideStepIds.filter((id) => isTakenBy(viewer, id) && isShown(id, facts));
  const states = new Map(own.map((id) => [id, guideStateOf(id, facts)]));
  const next = own.find((id) => states.get(id) === 'pending') ?? null;
  return {
    stages: guideStages.flatMap((stage) => {
      const steps = own
        .filter((id) => guideSteps[id].stage === stage)
        .map((id) => ({ id, name: guideSteps[id].name, state: states.get(id) ?? 'pending' }));
      if (steps.length === 0) return [];
      const isDone =
        steps.every(({ state }) => state !== 'pending') &&
        steps.some(({ state }) => state === 'done');
      return [{ stage, steps, isDone }];
    }),
    next: next === null ? null : nextOf(next, facts, now),
    deadline: sayDeadline(facts),
  };
}

/** The state of a step, for every reader; one that can only be taken later is still to come. */
export function guideStateOf(id: GuideStepId, facts: GuideFacts): GuideState {
  const { isDone, until } = guideSteps[id];
  if (isDone(facts)) return 'done';
  const left = assemblyPhases.slice(assemblyPhases.indexOf(facts.phase));
  return left.includes(until) ? 'pending' : 'over';
}

/** The page of a step and the words of its button; null for a member who may not take it. */
export function stepFor(
  viewer: Permissions,
  id: GuideStepId,
): { readonly path: RoutePath; readonly action: string } | null {
  const { path, action } = guideSteps[id];
  return isTakenBy(viewer, id) ? { path, action } : null;
}

function isTakenBy(viewer: Permissions, id: GuideStepId): boolean {
  const { operation, path } = guideSteps[id];
  return viewer.routesAvailable.includes(path) && mayDo(viewer, operation);
}

/** A later call is a step only where the first one was not enough. */
function isShown(id: GuideStepId, { call, sessionState }: GuideFacts): boolean {
  return id !== 'laterCall' || call > 1 || sessionState === 'failed';
}

function nextOf(id: GuideStepId, facts: GuideFacts, now: number): GuideNext {
  const { stage, path, action, say } = guideSteps[id];
  return { id, stage, path, action, sentence: say(facts, now) };
}

function sayDeadline({ phase, nextDeadline }: GuideFacts): string | null {
  if (phase !== 'closed' || nextDeadline === null) return null;
  return `${nextDeadline.label}: hasta el ${sayDate(nextDeadline.dueOn)}.`;
}
