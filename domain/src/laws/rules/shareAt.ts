import type { Requirement, ShareRequirement } from './requirement.ts';

/**
 * Where a share is in a compound requirement: at each level the place among its parts or its cases. The
 * place after the last case is what is asked otherwise. Empty: the only share that there is.
 */
export type SharePath = readonly number[];

/** The share at a place; null when there is none, or when an empty path could mean several. */
export function shareAt(requirement: Requirement, path: SharePath): ShareRequirement | null {
  if (requirement.kind === 'share') return path.length === 0 ? requirement : null;
  const parts = partsOf(requirement);
  const [place, ...rest] = path;
  if (place !== undefined) {
    const part = parts[place];
    return part === undefined ? null : shareAt(part, rest);
  }
  const found = parts.flatMap((part) => shareAt(part, []) ?? []);
  const [only, ...others] = found;
  return only === undefined || others.length > 0 || parts.some(isCompound) ? null : only;
}

/** Every share of votes in favour of a requirement, each with its place. */
export function votedShares(
  requirement: Requirement,
  path: SharePath = [],
): readonly { readonly path: SharePath; readonly share: ShareRequirement }[] {
  if (requirement.kind === 'share') {
    return requirement.numerator === 'favour' ? [{ path, share: requirement }] : [];
  }
  return partsOf(requirement).flatMap((part, i) => votedShares(part, [...path, i]));
}

/** The requirement with another one in the place of a share that is there. */
export function replaceShare(
  requirement: Requirement,
  path: SharePath,
  by: Requirement,
): Requirement {
  const parts = partsOf(requirement);
  const [place = parts.findIndex(({ kind }) => kind === 'share'), ...rest] = path;
  const changed = parts.map((part, i) => (i === place ? replaceShare(part, rest, by) : part));
  switch (requirement.kind) {
    case 'share':
      return by;
    case 'count':
      return requirement;
    case 'allOf':
    case 'anyOf':
      return { ...requirement, of: changed };
    case 'cases':
      return {
        ...requirement,
        cases: requirement.cases.map((one, i) => ({ ...one, ask: changed[i] ?? one.ask })),
        otherwise: changed.at(-1) ?? requirement.otherwise,
      };
  }
}

function partsOf(requirement: Requirement): readonly Requirement[] {
  switch (requirement.kind) {
    case 'share':
    case 'count':
      return [];
    case 'allOf':
    case 'anyOf':
      return requirement.of;
    case 'cases':
      return [...requirement.cases.map(({ ask }) => ask), requirement.otherwise];
  }
}

function isCompound({ kind }: Requirement): boolean {
  return kind === 'allOf' || kind === 'anyOf' || kind === 'cases';
}
