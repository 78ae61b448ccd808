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

/**
 * Each route by whoever does its task and, of the others whom it treats so, by one of each kind; looked at
 * once, in light or in dark and in any size. All by all, in every way, when everything is asked for.
 */
export function planVisits(): readonly Visit[] {
  const verdictsSeen = new Set<GuardVerdict>();
  const inApp = routes.filter(({ path }) => !isApart(path));
  const apart = routes.filter(({ path }) => isApart(path));
  return [...inApp, ...apart].flatMap((route) => {
    const { path } = route;
    const treated = Map.groupBy(people, ([, role]) => verdictFor(concreteOf(path), role));
    return [...treated].flatMap(([verdict, group]) => {
      const isOpen = verdict === 'pass';
      // What a page that refuses looks like does not depend on which it is.
      const isNew = isOpen || !verdictsSeen.has(verdict);
      verdictsSeen.add(verdict);
      const doer = isOpen ? group[0]?.[0] : undefined;
      const drawn = drawSome(group, 1, `${path} ${verdict}`).map(([word]) => word);
      const comers = group.map(([word]) => word).filter((w) => w === doer || drawn.includes(w));
      return comers.map((word) => ({
        ...{ route, word, verdict, doesTask: isOpen && (isThorough || word === doer) },
        looks: isNew && drawn.includes(word) ? looks(`${path} ${word}`) : [],
      }));
    });
  });
}
