import { type PublicPageState, packOf, presenceOfCounts, sessionQuorum } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { renderPublicPage } from './server.tsx';

const state: PublicPageState = {
  path: '/quorum/public',
  cot: 'demo',
  assembly: {
    name: 'Torres <b>del</b> Parque',
    timeZone: 'America/Bogota',
    logoUrl: null,
  },
  quorum: {
    asOf: '1',
    quorum: sessionQuorum(
      packOf('co-ph'),
      1,
      presenceOfCounts({ weight: 57_064_500, units: 175 }, { weight: 100_000_000, units: 302 }),
    ),
    call: 1,
    sessionState: 'open',
    curve: [
      { at: 1_763_697_600_000, weight: 20_000_000 },
      { at: 1_763_697_660_000, weight: 57_064_500 },
    ],
  },
  serverNow: 1_763_697_660_000,
};

test('the quorum is complete in the HTML, without any script', () => {
  const { html, title, description, iconUrl } = renderPublicPage(state);
  for (const text of [
    'Quórum de la sala · Primera convocatoria',
    'Hay quórum',
    '57,06 %',
    '57,0645',
    '175 de 302\u00A0unidades',
    'más del 50\u00A0%',
  ]) {
    expect(html).toContain(text);
  }
  expect(title).toBe('Quórum de la sala · Torres <b>del</b> Parque');
  expect(description).toBe('Torres <b>del</b> Parque: el quórum de la sala en vivo, con su curva.');
  expect(iconUrl).toBeNull();
});

test('the name of the assembly is text, never markup', () => {
  const { html } = renderPublicPage(state);
  expect(html).toContain('Torres &lt;b&gt;del&lt;/b&gt; Parque');
  expect(html).not.toContain('<b>del</b>');
});

test('the same state gives the same HTML', () => {
  expect(renderPublicPage(state).html).toBe(renderPublicPage(state).html);
});

test('an unknown assembly is asked for with a plain form', () => {
  const { html } = renderPublicPage({ ...state, assembly: null, quorum: null, cot: 'nada' });
  expect(html).toContain('No encontramos esa asamblea');
  expect(html).toContain('action="/quorum/public"');
});
