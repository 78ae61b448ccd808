import { type ScreenPath, screenPathOf } from '@asamblea/domain';

/** The ballot starts by itself, and so do the ways in and the public screens: light, without the router. */
export const ballotPath = '/votes/current';

const signInPaths = ['/login', '/loginAttorney', '/loginVirtual', '/forgot-password'] as const;
export type SignInPath = (typeof signInPaths)[number];

/** A page that is a new start of the browser's page, at its address. */
export type StartedPath = typeof ballotPath | SignInPath | ScreenPath;

export function signInPathOf(path: string): SignInPath | undefined {
  return signInPaths.find((known) => known === path);
}

export function isStarted(path: string): path is StartedPath {
  return [ballotPath, signInPathOf(path), screenPathOf(path)].includes(path);
}
