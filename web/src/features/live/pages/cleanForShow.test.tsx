import { expect, test } from 'vitest';
import { cleanContent, cleanForShow } from './cleanForShow.ts';

const cleanHtml = (html: string) => cleanContent({ html, css: '' }).html;

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['a<script>x()</script>b', 'ab'],
  ['<svg><style><img src=x onerror=x()></style></svg>b', '<img>b'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<img src="https://otro.co/x.png">', '<img>'],
  ['<p id="location" style="position:fixed;color:red">a</p>', '<p style="color:red">a</p>'],
  ['<form><input name="a"></form>b', 'b'],
  ['<div data-bloque="quorum" data-otro="1">a</div>', '<div data-bloque="quorum">a</div>'],
])('%s is shown as %s', (stored, shown) => {
  expect(cleanHtml(stored)).toBe(shown);
});

test('links open apart and say nothing of the page; a place in it is where it is', () => {
  expect(cleanHtml('<a href="https://ejemplo.co">a</a>')).toContain('rel="noopener noreferrer"');
  expect(cleanHtml('<a href="#uno-1">a</a>')).toContain('target="_self"');
});

test('shown, images are asked with the code of today, and styles stay in the page', () => {
  const html = '<img src="/api/public/documents/plano-1?cot=viejo" alt="">';
  const css = 'body{background:url(/api/public/documents/fondo-2)}';
  const shown = cleanForShow({ html, css }, 'nuevo');
  expect(shown.html).toContain('src="/api/public/documents/plano-1?cot=nuevo"');
  expect(shown.css).toBe('.pagina{background:url(/api/public/documents/fondo-2?cot=nuevo)}');
});
