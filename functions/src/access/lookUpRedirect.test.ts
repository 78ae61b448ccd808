import { expect, test } from 'vitest';
import { allowedRedirect } from './lookUpRedirect.ts';

const settings = {
  redirects: {
    '/inicio': '/votes/current',
    '/reunion': 'https://zoom.example/j/1',
    '/otro': 'https://elsewhere.example/',
    '/dos-barras': '//elsewhere.example/',
    '/contrabarra': '/\\elsewhere.example',
    '/tabulador': '/\t/elsewhere.example',
    '/linea': '/\n\\elsewhere.example',
    '/punto': '/.//elsewhere.example',
    '/puntos': '/a/..//elsewhere.example',
    '/sin-barras': 'https:zoom.example/j/1',
    '/espacio': ' //elsewhere.example',
    '/de-otro': 'https://zoom.example@elsewhere.example/',
    '/con-clave': 'https://elsewhere.example:x@zoom.example/',
    '/con-puerto': 'https://zoom.example:8443/',
    '/con-todo': '/votes/current?puesto=1#a',
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
  ['a path with a tab that a browser drops', '/tabulador', null],
  ['a path with a line that a browser drops', '/linea', null],
  ['a path that is an address once its dots are resolved', '/punto', null],
  ['a path that climbs to an address', '/puntos', null],
  ['an address without bars, which elsewhere is a path', '/sin-barras', null],
  ['an address after a space', '/espacio', null],
  ['a listed host that is only the name of a user', '/de-otro', null],
  ['an address that carries a name and a password', '/con-clave', null],
  ['another port of a listed host', '/con-puerto', null],
  ['a path with what follows it', '/con-todo', '/votes/current?puesto=1#a'],
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
