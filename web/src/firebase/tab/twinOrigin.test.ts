import { expect, test } from 'vitest';
import { twinOrigin } from './twinOrigin.ts';

test.each([
  ['https://mi-proyecto.web.app', 'https://mi-proyecto.firebaseapp.com'],
  ['https://mi-proyecto.firebaseapp.com', 'https://mi-proyecto.web.app'],
  ['https://votos.example.com', 'https://mi-proyecto.firebaseapp.com'],
  ['http://127.0.0.1:5000', 'http://localhost:5000'],
  ['http://localhost:5000', 'http://127.0.0.1:5000'],
])('the other address of %s is %s', (page, twin) => {
  const url = new URL(page);
  expect(twinOrigin(url, 'mi-proyecto')).toBe(twin);
  expect(twin).not.toBe(page);
});
