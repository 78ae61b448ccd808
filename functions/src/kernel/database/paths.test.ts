import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test.each(['__x__', '.', '..', 'q/ballots/U0', ''])(
  '%j leads to no path, wherever it stands in it',
  (text) => {
    const refused = { refusal: { code: 'not-found' } };
    expect(() => paths.assembly(text)).toThrow(expect.objectContaining(refused));
    expect(() => paths.question('torres', text)).toThrow(expect.objectContaining(refused));
    expect(() => paths.ballot('torres', text, 'U0')).toThrow(expect.objectContaining(refused));
  },
);

test('the path of each document is spelled as in the domain', () => {
  expect(paths.ballot('torres', 'q-1', 'T1-101')).toBe(
    'assemblies/torres/questions/q-1/ballots/T1-101',
  );
  expect(paths.session('torres', 2)).toBe('assemblies/torres/sessions/2');
});
