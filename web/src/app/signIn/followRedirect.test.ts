import { expect, test } from 'vitest';
import { followRedirect } from './followRedirect.ts';

const origin = 'https://asamblea.example';

test.each([
  ['/votes/current?a=1#b', { kind: 'path', to: '/votes/current?a=1#b' }],
  ['https://zoom.example/j/1', { kind: 'address', href: 'https://zoom.example/j/1' }],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['https:evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['votes', null],
  ['', null],
])('%j leads to %j', (to, found) => {
  expect(followRedirect(to, origin)).toEqual(found);
});
