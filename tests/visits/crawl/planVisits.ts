import { type GuardVerdict, type Role, routes } from '@asamblea/domain';
import { drawSome, isThorough } from '../../../functions/src/testing/drawSome.ts';
import { type Look, looks } from './look.ts';
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

/** So many routes have a second comer, whom they may let in or not; and so many are looked at. */
const secondComers = 16;
const lookedAt = 24;

/**
 * Each route by whoever does its task, some by one of the others too; half of them looked at once, in light or
 * in dark and in any size. All by all, in every way, when everything is asked for.
 */
export function planVisits(): readonly Visit[] {
  const refusalsSeen = new Set<GuardVerdict>();
  const visitedTwice = drawSome(routes, secondComers, 'second comers');
  const seenThisTime = drawSome(routes, lookedAt, 'looked at');
  const inApp = routes.filter(({ path }) => !isApart(path));
  const apart = routes.filter(({ path }) => isApart(path));
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
    // What a page that refuses looks like does not depend on which it is.
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
