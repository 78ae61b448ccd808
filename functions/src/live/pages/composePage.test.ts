import type { PublicPageState } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { composePage } from './composePage.ts';

const template =
  '<head><title>Asamblea</title><meta name="description" content="Nuestra" />' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head><div id="root"><!--app-html--></div><!--page-state-->';

const plain = { html: '', title: 'Quórum', description: 'En vivo.', iconUrl: null };

function stateNamed(name: string): PublicPageState {
  return {
    path: '/quorum/public',
    cot: 'demo',
    assembly: { name, timeZone: 'America/Bogota', logoUrl: null },
    quorum: null,
    serverNow: 1,
  };
}

function stateIn(page: string): unknown {
  const text = /<script type="application\/json" id="page-state">(.*)<\/script>/u.exec(page)?.[1];
  return JSON.parse(text ?? '');
}

test('puts the drawn page in the root, its title in the head and its state at the end', () => {
  const state = stateNamed('Torres');
  const page = composePage(template, { ...plain, html: '<h1>Quórum</h1>' }, state);
  expect(page).toContain('<title>Quórum</title>');
  expect(page).toContain('<div id="root"><h1>Quórum</h1></div>');
  expect(stateIn(page)).toEqual(state);
});

test('says what the page is for, and wears the logo of the assembly when it has one', () => {
  const iconUrl = '/api/files/logo?a=1&b=2';
  const page = composePage(template, { ...plain, iconUrl }, stateNamed('Torres'));
  expect(page).toContain('<meta name="description" content="En vivo." />');
  expect(page).toContain('<link rel="icon" href="/api/files/logo?a=1&amp;b=2" />');
  expect(page).not.toContain('favicon.svg');
  expect(composePage(template, plain, stateNamed('Torres'))).toContain('href="/favicon.svg"');
});

test('does not let a name leave the attribute it is in', () => {
  const description = '"><script>alert(1)</script>';
  const page = composePage(template, { ...plain, description }, stateNamed('Torres'));
  expect(page).toContain('content="&quot;&gt;&lt;script&gt;');
});

test('does not let a name close the script or the title', () => {
  const name = '</script><script>alert(1)</script>';
  const page = composePage(template, { ...plain, title: '</title><b>' }, stateNamed(name));
  expect(page.match(/<\/script>/gu)).toHaveLength(1);
  expect(page.match(/<\/title>/gu)).toHaveLength(1);
  expect(stateIn(page)).toMatchObject({ assembly: { name } });
});

test('takes dollar signs literally', () => {
  const page = composePage(template, { ...plain, html: "$& $' $1", title: '$&' }, stateNamed('$`'));
  expect(page).toContain(`<div id="root">$& $' $1</div>`);
  expect(page).toContain('<title>$&amp;</title>');
});
