import { defaultRoutes, type Role, roles, routes } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { routePages } from '../routes/routePages.ts';
import { menuFor, pageAt, tabsOf } from './pages.ts';
import { isStarted } from './startedPages.ts';

test.each(roles)('the menu of %s has only routes of theirs, titled by the table', (role) => {
  const mine = defaultRoutes(role);
  for (const { path, title } of menuFor(mine)) {
    expect(mine).toContain(path);
    expect(routes.find((route) => route.path === path)?.title).toBe(title);
  }
});

test('everybody has at least a home', () => {
  for (const role of roles) expect(menuFor(defaultRoutes(role))[0]?.path).toBe('/');
});

test('nobody without routes has pages', () => {
  expect(menuFor([])).toEqual([]);
});

test('a member without the front page of a section finds its tabs in the menu', () => {
  const mine = ['/', '/settings/database', '/settings/database/file'];
  expect(menuFor(mine).map(({ path }) => path)).toEqual(['/', '/settings/database']);
  expect(tabsOf('/settings', mine).map(({ path }) => path)).toEqual(['/settings/database']);
});

test('every route has its page, or starts by itself', () => {
  const paths = routes.map(({ path }) => path).filter((path) => !isStarted(path));
  expect(Object.keys(routePages).sort()).toEqual([...paths].sort());
});

test('every page has a title and says what one does there', () => {
  for (const { path } of routes) {
    expect(pageAt(path).title).not.toBe('');
    expect(pageAt(path).summary).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/u);
  }
});

test('the acta has a row for its readers and signers, and none beside the page of its preparer', () => {
  const hasRow = (role: Role) => menuFor(defaultRoutes(role)).some(({ path }) => path === '/acta');
  expect(roles.filter(hasRow)).toEqual(['registrar', 'teller', 'voter', 'attorney', 'observer']);
});
