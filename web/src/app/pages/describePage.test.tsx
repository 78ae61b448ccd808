import { readFileSync } from 'node:fs';
import { routes } from '@asamblea/domain';
import { beforeEach, expect, test } from 'vitest';
import { describePage } from './describePage.ts';
import { pageDescription, siteDescription } from './pageDescription.ts';

beforeEach(() => {
  document.head.innerHTML = '<title>x</title><meta name="description" content="x">';
});

const described = () => document.querySelector('meta')?.getAttribute('content');

test.each(routes.map(({ path, title }) => [path, title]))(
  '%s has its title and its own description',
  (path, title) => {
    describePage(path);
    expect(document.title).toBe(`${title} · Asamblea`);
    expect(described()).toBe(pageDescription(path));
    expect(described()).not.toBe(siteDescription);
  },
);

test('a path without a route is described as the product, as the page says before any script', () => {
  describePage('/nada/de/nada');
  expect(document.title).toBe('Asamblea');
  expect(described()).toBe(siteDescription);
  expect(readFileSync('web/index.html', 'utf8')).toContain(`content="${siteDescription}"`);
});

test('an assembly that is known is named', () => {
  expect(pageDescription('/quorum/public', 'Torres')).toBe(
    'Torres: el quórum de la sala en vivo, con su curva.',
  );
});
