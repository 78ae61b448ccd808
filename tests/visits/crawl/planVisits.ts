import { type GuardVerdict, type Role, routes } from '@asamblea/domain';
import { drawSome, isThorough } from '../../../functions/src/testing/files/drawSome.ts';
import { type Look, looks } from './look.ts';
import { isHallTask } from './pageTask.ts';
import { pageTasks } from './pageTasks.ts';
import { concreteOf, isApart, verdictFor } from './visit.ts';

export type Person = readonly [word: string, role: Role | null];

export const people: readonly Person[] = [
  ['nadie', null],
  ['admin', 'admin'],
  ['moderador', 'moderator'],
  ['registro', 'registrar'],
  ['escrutador', 'teller'],
  ['auditor', 'auditor'],
  ['votante', 'voter'],
  ['apoderado', 'attorney'],
  ['observador', 'observer'],
];

/** Somebody at a route: what the guard must do, what is looked at, and whether the task is done there. */
export interface Visit {
  readonly route: (typeof routes)[number];
  readonly word: string;
  readonly verdict: GuardVerdict;
  readonly looks: readonly Look[];
  readonly doesTask: boolean;
}

/**
 * Of the routes whose task leans on no other's so many are visited. Of all that are, so many have a second comer,
 * whom they may let in or not, and so many are looked at.
 */
const aloneVisited = 20;
const secondComers = 10;
const lookedAt = 18;

/**
 * Two routes of three by the person with their task, some by one of the others too; more than half of them
 * looked at once, in light or in dark and in any size. Each route by all, in every way, when everything is
 * asked for.
 */
export function planVisits(): readonly Visit[] {
  const refusalsSeen = new Set<GuardVerdict>();
  const alone = routes.filter(({ path }) => !isHallTask(pageTasks[path]));
  const visited = drawSome(alone, aloneVisited, 'routes');
  const drawn = routes.filter((route) => visited.includes(route) || !alone.includes(route));
  const visitedTwice = drawSome(drawn, secondComers, 'second comers');
  const seenThisTime = drawSome(drawn, lookedAt, 'looked at');
  const inApp = drawn.filter(({ path }) => !isApart(path));
  const apart = drawn.filter(({ path }) => isApart(path));
  return [...inApp, ...apart].flatMap((route) => {
    const { path } = route;
    const judged = people.map(([word, role]) => ({
      word,
      verdict: verdictFor(concreteOf(path), role),
    }));
    const doer = judged.find(({ verdict }) => verdict === 'pass');
    const others = judged.filter((one) => one !== doer);
    const second = visitedTwice.includes(route) ? drawSome(others, 1, path) : [];
    const comers = [...second, ...(doer === undefined ? [] : [doer])];
    const guest = comers.find(({ verdict }) => verdict === 'pass');
    // The look of a refusing page does not depend on which it is.
    const isLookedAt = (one: (typeof judged)[number]) =>
      one.verdict === 'pass'
        ? isThorough || (one === guest && seenThisTime.includes(route))
        : !refusalsSeen.has(one.verdict);
    const visits = comers.map((one) => ({
      ...{ route, ...one, doesTask: one.verdict === 'pass' && (isThorough || one === doer) },
      looks: isLookedAt(one) ? looks(`${path} ${one.word}`) : [],
    }));
    for (const { verdict } of visits) refusalsSeen.add(verdict);
    return visits;
  });
}
