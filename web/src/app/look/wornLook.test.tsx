import type { AssemblyLook } from '@asamblea/domain';
import { type Theme, useTheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AssemblyLogo } from '../../ui/pictures/AssemblyLogo.tsx';
import { AppTheme } from './AppTheme.tsx';
import { lookPlaceOf, wearLook } from './wornLook.ts';

const plum: AssemblyLook = {
  logoUrl: '/api/public/logo?cot=torres&v=1',
  logoSize: { width: 80, height: 40 },
  colours: { light: { primary: '#7a1f5c' }, dark: { primary: '#f2b8dc' } },
};
const navy: AssemblyLook = { colours: { light: { primary: '#102a6b' } } };

afterEach(() => {
  act(() => {
    wearLook('address', '', null, 'page');
    wearLook('session', '', null, 'page');
  });
});

/** The first colour painted by day. */
const primary = () => screen.getByRole('button').dataset.primary;

const primaryOf = ({ colorSchemes }: Theme) => colorSchemes.light?.palette.primary.main;

function Counting() {
  const [times, setTimes] = useState(0);
  return (
    <button type="button" data-primary={primaryOf(useTheme())} onClick={() => setTimes(times + 1)}>
      {times} veces <AssemblyLogo height="2rem" />
    </button>
  );
}

function open() {
  render(
    <AppTheme>
      <Counting />
    </AppTheme>,
  );
}

test('a page that is open takes the colours and the logo of its assembly, and nothing is lost', () => {
  open();
  expect([primary(), document.querySelector('img')]).toEqual(['#0b5563', null]);
  act(() => screen.getByRole('button').click());
  act(() => wearLook('session', 'a-1', plum, 'page'));
  expect(primary()).toBe('#7a1f5c');
  expect(screen.getByRole('button').textContent).toContain('1 veces');
  const logo = document.querySelector('img');
  expect([logo?.getAttribute('src'), logo?.alt, logo?.width]).toEqual([plum.logoUrl, '', 80]);
});

test('the assembly of the address comes before that of the signed-in member', () => {
  open();
  act(() => wearLook('session', 'a-1', plum, 'page'));
  act(() => wearLook('address', 'lomas', navy, 'page'));
  expect(primary()).toBe('#102a6b');
  act(() => wearLook('address', 'lomas', null, 'page'));
  expect(primary()).toBe('#7a1f5c');
});

test('letters on a public screen are darker where a page’s would not be read from the back', () => {
  open();
  const faint: AssemblyLook = { colours: { light: { primary: '#566000' } } };
  act(() => wearLook('address', 'torres', faint, 'page'));
  expect(primary()).toBe('#566000');
  act(() => wearLook('address', 'torres', faint, 'hall'));
  expect(primary()).not.toBe('#566000');
});

test.each([
  ['/votes/public', null, 'hall'],
  ['/votes/public', '/logo', 'picture'],
  ['/quorum/public', null, 'hall'],
  ['/stream/votacion', '/logo', 'hall'],
  ['/public-reglamento', '/logo', 'page'],
  ['/file/public', '/logo', 'page'],
  ['/votes/current', '/logo', 'page'],
  ['/login', '/logo', 'page'],
] as const)('%s with a picture %s is seen as a %s', (path, hallUrl, expected) => {
  expect(lookPlaceOf(path, { hallUrl })).toBe(expected);
});

test('the last looks are kept for the next visit, for few assemblies', () => {
  for (let number = 1; number <= 9; number += 1) {
    wearLook('address', `torre-${number}`, plum, 'page');
  }
  const kept = Object.keys(JSON.parse(localStorage.getItem('asamblea-imagen') ?? '{}'));
  expect(kept.length).toBeLessThanOrEqual(6);
  expect(kept.at(-1)).toBe('torre-9');
});
