import { expect, test } from 'vitest';
import {
  allowedRedirect,
  redirectsAtMost,
  type SetRedirectRequest,
  setRedirectRequest,
  settleRedirect,
} from './redirects.ts';

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
  ['a path of ours with a bar at its end', '/inicio/', '/votes/current'],
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

const own = 'https://asamblea.example';
const kept = { redirects: { '/inicio': '/drive' }, redirectHosts: ['zoom.example'] };

/** As it would arrive, with its path made plain. */
function settle(path: string, to: string | null, allowHost = false, from: object = kept) {
  return settleRedirect(from, setRedirectRequest.parse({ path, to, allowHost }), own);
}

test.each([
  ['a page of ours', '/reunion', '/votes/current?puesto=1', '/votes/current?puesto=1'],
  ['an address of ours, as its path', '/reunion', `${own}/drive?a=1`, '/drive?a=1'],
  ['a listed host', '/reunion', 'https://zoom.example/j/1', 'https://zoom.example/j/1'],
  ['an old address of several words', '/2025/acta/', '/drive', '/drive'],
  ['home, to a page of ours', '/', '/votes/current', '/votes/current'],
  ['what is already sent elsewhere', '/inicio', '/file', '/file'],
  ['where another is sent from', '/otra', '/inicio', '/inicio'],
])('%s is where a path may be sent', (_what, path, to, stored) => {
  const next = settle(path, to);
  expect(next.ok && allowedRedirect(next.value, path)).toBe(stored);
});

test.each([
  ['the settings', '/settings', '/drive', 'redirect-locks'],
  ['a page of the settings', '/settings/general', '/drive', 'redirect-locks'],
  ['a page of the settings in capitals', '/Settings/general', '/drive', 'redirect-locks'],
  ['the sign-in', '/login', '/drive', 'redirect-locks'],
  ['the sign-in of attorneys', '/loginAttorney/', '/drive', 'redirect-locks'],
  ['the list of assemblies', '/assemblies', '/drive', 'redirect-locks'],
  ['home, to another site', '/', 'https://zoom.example/j/1', 'redirect-locks'],
  ['itself', '/drive', '/drive', 'redirect-circle'],
  ['itself, with a bar and a place in it', '/drive', '/drive/#a', 'redirect-circle'],
  ['itself, as an address', '/drive', `${own}/drive`, 'redirect-circle'],
  ['where it comes back from', '/drive', '/inicio', 'redirect-circle'],
  ['a host that is not listed', '/reunion', 'https://elsewhere.example/', 'redirect-host'],
  ['another port of a listed host', '/reunion', 'https://zoom.example:8443/', 'redirect-host'],
  ['a path of no page', '/reunion', '/vote/current', 'redirect-nowhere'],
  ['words', '/reunion', 'votes', 'redirect-nowhere'],
  ['an address without protocol', '/reunion', '//zoom.example/j', 'redirect-nowhere'],
  ['a script', '/reunion', 'javascript://zoom.example/%0aalert(1)', 'redirect-nowhere'],
])('%s is refused', (_what, path, to, code) => {
  expect(settle(path, to)).toMatchObject({ ok: false, refusal: { code } });
});

test('home does not leave through a page that it was sent to', () => {
  const sent = { redirects: { '/': '/inicio' }, redirectHosts: ['zoom.example'] };
  expect(settle('/inicio', 'https://zoom.example/j', false, sent)).toMatchObject({
    refusal: { code: 'redirect-locks' },
  });
});

test('a host is listed with the path that needs it, and forbidden once none does', () => {
  const to = 'https://Meet.Example/j/1';
  const allowed = settle('/reunion', to, true);
  expect(allowed).toEqual({
    ok: true,
    value: {
      redirects: { '/inicio': '/drive', '/reunion': 'https://meet.example/j/1' },
      redirectHosts: ['zoom.example', 'meet.example'],
    },
  });
  if (!allowed.ok) return;
  const forbid: SetRedirectRequest = { forbidHost: 'meet.example' };
  expect(settleRedirect(allowed.value, forbid, own)).toEqual({
    ok: false,
    refusal: { code: 'redirect-host-used', detail: 'Desvíos: /reunion.' },
  });
  const removed = settle('/reunion', null, false, allowed.value);
  expect(removed.ok && settleRedirect(removed.value, forbid, own)).toEqual({
    ok: true,
    value: kept,
  });
});

test('there is room for fifty, and any of them changes or goes while it is full', () => {
  const paths = Array.from({ length: redirectsAtMost }, (_, i) => [`/p-${i}`, '/drive'] as const);
  const full = { redirects: Object.fromEntries(paths), redirectHosts: [] };
  expect(settle('/otra', '/drive', false, full)).toMatchObject({
    refusal: { code: 'redirects-full' },
  });
  expect(settle('/p-0', '/file', false, full).ok).toBe(true);
  expect(settle('/p-0', null, false, full).ok).toBe(true);
});

test.each(['inicio', '//inicio', '/a//b', '/a?b=1', '/a#b', '/../a', '/a b', '/niño'])(
  '%s is no path to send from',
  (path) => {
    expect(setRedirectRequest.safeParse({ path, to: '/drive', allowHost: false }).success).toBe(
      false,
    );
  },
);
