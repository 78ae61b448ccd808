import { type LiveName, liveNames, liveQuery } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { polledPath } from './polledPath.ts';

const ofTheirOwn: readonly LiveName[] = ['missing', 'results'];

test.each(liveNames)('%s is asked at an address that is answered', (name) => {
  const { pathname, searchParams } = new URL(polledPath('torre-1', name), 'https://a.example');
  if (ofTheirOwn.includes(name)) {
    expect(pathname).toBe(`/api/public/${name}`);
    return;
  }
  expect(pathname).toBe('/api/public/live');
  expect(liveQuery.parse(Object.fromEntries(searchParams))).toEqual({ cot: 'torre-1', only: name });
});
