const ballotPages = ['/votes/current', '/virtual/'] as const;

/** Whether the ballot is on a page, or the whole of it. */
export function hasBallot(path: string): boolean {
  return ballotPages.some((page) => path.startsWith(page));
}
