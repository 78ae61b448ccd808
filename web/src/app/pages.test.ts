import { defaultRoutes, roles, routes } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { pagesFor } from './pages.ts';

test.each(roles)('the menu of %s has only routes of theirs, titled by the table', (role) => {
  const mine = defaultRoutes(role);
  for (const { path, title } of pagesFor(mine)) {
    expect(mine).toContain(path);
    expect(routes.find((route) => route.path === path)?.title).toBe(title);
  }
});

test('everybody has at least a home', () => {
  for (const role of roles) expect(pagesFor(defaultRoutes(role))[0]?.path).toBe('/');
});

test('nobody without routes has pages', () => {
  expect(pagesFor([])).toEqual([]);
});
