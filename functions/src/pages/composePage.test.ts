import type { PublicPageState } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { composePage } from './composePage.ts';

const template =
  '<head><title>Asamblea</title></head><div id="root"><!--app-html--></div><!--page-state-->';

function stateNamed(name: string): PublicPageState {
  return {
    path: '/quorum/public',
    cot: 'demo',
    assembly: { assemblyId: 'a', name, timeZone: 'America/Bogota', primary: null, logoUrl: null },
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
  const page = composePage(template, { html: '<h1>Quórum</h1>', title: 'Quórum' }, state);
  expect(page).toContain('<title>Quórum</title>');
  expect(page).toContain('<div id="root"><h1>Quórum</h1></div>');
  expect(stateIn(page)).toEqual(state);
});

test('does not let a name close the script or the title', () => {
  const name = '</script><script>alert(1)</script>';
  const page = composePage(template, { html: '', title: '</title><b>' }, stateNamed(name));
  expect(page.match(/<\/script>/gu)).toHaveLength(1);
  expect(page.match(/<\/title>/gu)).toHaveLength(1);
  expect(stateIn(page)).toMatchObject({ assembly: { name } });
});

test('takes dollar signs literally', () => {
  const page = composePage(template, { html: "$& $' $1", title: '$&' }, stateNamed('$`'));
  expect(page).toContain(`<div id="root">$& $' $1</div>`);
  expect(page).toContain('<title>$&amp;</title>');
});
