import { cleanStyles } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { cleanPage } from './cleanPage.ts';
import { styleTools } from './styleTools.ts';

const cleanHtml = async (html: string) => (await cleanPage({ html, css: '' })).page.html;
const cleanCss = async (css: string) => (await cleanPage({ html: '', css })).page.css;

test('page content that people write stays unchanged', async () => {
  const html =
    '<h1 id="i5f2" class="title wide">Reglas</h1><ul><li><strong>Tres</strong> minutos</li></ul>' +
    '<p style="color:#0b5563;text-align:center">Ver <a href="https://ejemplo.co/a?b=1" target="_blank" rel="noopener noreferrer">esto</a></p>' +
    '<div data-bloque="quorum">Quórum de la sala</div>' +
    '<img src="/api/public/documents/abc-1" alt="Plano" width="200" />';
  const css =
    'body{font:1.1rem/1.5 system-ui,sans-serif;margin:2rem auto}@media (max-width:600px){#i5f2{color:red}}';
  const { page, removed } = await cleanPage({ html, css });
  expect(page).toEqual({ html, css });
  expect(removed).toEqual([]);
});

test('a cleaned page is not changed by cleaning it again', async () => {
  const written = { html: '<a href="/x">y<b onclick=1>z', css: 'a>b,c{color:red;x:y}' };
  const { page } = await cleanPage(written);
  expect((await cleanPage(page)).page).toEqual(page);
});

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>', 'onclick en <p>'],
  ['a<script>x()</script>b', 'ab', '<script>'],
  ['<svg><a href="javascript:x()">a</a></svg>b', 'b', '<svg>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>', 'href en <a>'],
  ['<a href="java\nscript:x()">a</a>', '<a>a</a>', 'href en <a>'],
  ['<a href="//otro.co">a</a>', '<a>a</a>', 'href en <a>'],
  ['<a href="/\\otro.co">a</a>', '<a>a</a>', 'href en <a>'],
  ['<img src="https://otro.co/x.png">', '<img />', 'src en <img>'],
  ['<img src="data:image/svg+xml;base64,AAAA">', '<img />', 'src en <img>'],
  ['<p id="location">a</p>', '<p>a</p>', 'id en <p>'],
  ['<div data-bloque="otro">a</div>', '<div>a</div>', 'data-bloque en <div>'],
  ['<p style="position:fixed;color:red">a</p>', '<p style="color:red">a</p>', 'position'],
  ['<meta http-equiv="refresh" content="0;url=//x">a', 'a', '<meta>'],
  ['<base href="//x">a', 'a', '<base>'],
  ['<form action="//x"><input name="a"></form>b', 'b', '<form>'],
])('%s is stored as %s', async (written, kept, said) => {
  const { page, removed } = await cleanPage({ html: written, css: '' });
  expect(page.html).toBe(kept);
  expect(removed.join()).toContain(said);
});

test.each([
  ['@import url(//x);p{color:red}', 'p{color:red}'],
  ['@font-face{font-family:x;src:url(//x)}', ''],
  ['p{background:url(//x/y.png);color:red}', 'p{color:red}'],
  ['p{background:url(/api/public/documents/a1)}', 'p{background:url(/api/public/documents/a1)}'],
  ['p{position:fixed;inset:0}', ''],
  ['p{p\\6fsition:fixed;color:red}', 'p{color:red}'],
  ['p{width:expression(x())}', ''],
  ['p{behavior:url(x.htc)}', ''],
  ['p{margin:-9999px}', ''],
  ['p{margin:calc(0px - 9999px)}', ''],
  ['p{line-height:0;font-size:900px}', 'p{font-size:900px}'],
  ['p{font:20px/0 serif}', ''],
  ['p{height:0}', ''],
  ['p{--x:url(//x);color:var(--x)}', ''],
  ['p{font-family:"</style><script>"}', ''],
  ['p{color:red}</style><script>x()</script>', 'p{color:red}'],
  ['p{&:hover{position:fixed}color:red}', 'p{color:red}'],
  ['input[value^=a]{background:url(//x?a)}', ''],
])('the style %s is stored as %s', async (written, kept) => {
  expect(await cleanCss(written)).toBe(kept);
});

test.each([
  ['body{color:red}', '.pagina{color:red}'],
  [':root .a,p{color:red}', '.pagina .a,.pagina p{color:red}'],
  ['body~button{color:red}', ''],
  ['~button{color:red}', ''],
  ['@media print{*{display:none}}', '@media print{.pagina *{display:none}}'],
])('shown, the style %s reaches only the page', (written, scoped) => {
  expect(cleanStyles(styleTools, written, 'pagina').css).toBe(scoped);
});

test('deep nesting is no trap', async () => {
  const deep = '<div>'.repeat(9_000);
  expect((await cleanHtml(deep)).length).toBeLessThan(200_000);
  expect(await cleanCss(`a{color:${'('.repeat(9_000)}`)).toBe('');
});
