import { expect, test } from 'vitest';
import { readStreamParameters } from './readStreamParameters.ts';

const plain = {
  ...{ theme: null, background: null, size: 'm', question: null, roll: null, qr: false },
  mistakes: [],
};
const id = '8f14e45f-ceea-467f-a1b2-3c4d5e6f7a8b';

const read = (asked: Readonly<Record<string, string>>) =>
  readStreamParameters((name) => asked[name] ?? null);

test.each([
  [{}, {}],
  [{ cot: 'demo' }, {}],
  [
    { theme: 'dark', size: 'l' },
    { theme: 'dark', size: 'l' },
  ],
  [{ theme: 'light' }, { theme: 'light' }],
  [{ background: '00ff00' }, { background: '#00ff00' }],
  [{ background: '#00FF00' }, { background: '#00ff00' }],
  [{ background: '0f0' }, { background: '#0f0' }],
  [{ background: 'green' }, { background: 'green' }],
  [{ background: '' }, {}],
  [{ question: '4' }, { question: '4' }],
  [{ question: id }, { question: id }],
  [{ roll: 'time' }, { roll: 'time' }],
  [{ qr: 'on' }, { qr: true }],
  [{ qr: 'off' }, {}],
])('%o is read as it says', (asked, more) => {
  expect(read(asked)).toEqual({ ...plain, ...more });
});

test.each([
  ['background', 'red;position:fixed'],
  ['background', 'url(https://example.com/a.png)'],
  ['background', 'var(--x)'],
  ['background', 'expression(alert(1))'],
  ['background', '#12345'],
  ['background', 'inherit'],
  ['background', 'rgb(0,0,0)}body{display:none'],
  ['theme', '<script>'],
  ['size', 'xl'],
  ['size', '9999px'],
  ['question', '../../../assemblies'],
  ['question', '99999'],
  ['roll', 'names'],
  ['qr', 'https://example.com'],
])('%s=%s falls back and says so, without repeating it', (name, value) => {
  const found = read({ [name]: value });
  expect({ ...found, mistakes: [] }).toEqual(plain);
  expect(found.mistakes).toHaveLength(1);
  expect(found.mistakes.join()).toContain(`«${name}»`);
  expect(found.mistakes.join()).not.toContain(value);
});
