import { expect, test } from 'vitest';
import { allowedRedirect } from './lookUpRedirect.ts';

const settings = {
  redirects: {
    '/inicio': '/votes/current',
    '/reunion': 'https://zoom.example/j/1',
    '/otro': 'https://elsewhere.example/',
    '/dos-barras': '//elsewhere.example/',
    '/contrabarra': '/\\elsewhere.example',
    '/guion': 'javascript://zoom.example/%0aalert(1)',
    '/nada': 'votes',
  },
  redirectHosts: ['zoom.example'],
};

test.each([
  ['a path of ours', '/inicio', '/votes/current'],
  ['an address whose host is listed', '/reunion', 'https://zoom.example/j/1'],
  ['an address whose host is not listed', '/otro', null],
  ['an address without its protocol', '/dos-barras', null],
  ['a path that a browser reads as an address', '/contrabarra', null],
  ['a script with a listed host', '/guion', null],
  ['what is neither path nor address', '/nada', null],
  ['a path without redirect', '/votes/private', null],
  ['a name that every object has', '/constructor', null],
  ['an inherited name', 'constructor', null],
])('answers %s', (_what, path, redirect) => {
  expect(allowedRedirect(settings, path)).toBe(redirect);
});

test('sends nowhere when the assembly has no redirects', () => {
  expect(allowedRedirect({}, '/inicio')).toBeNull();
});
