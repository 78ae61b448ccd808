import { type ListedVector, vectorsOf } from './pageVector.ts';

/** Content that would cover the app, hide it or take its presses. */
const listed: readonly ListedVector[] = [
  ['known', '<div style="position:fixed;inset:0;z-index:9;background:red">x</div>'],
  ['known', '<div class=x>x</div>', '.x{position:fixed;inset:0;z-index:9;background:red}'],
  ['known', '<a href="#" style="position:fixed;inset:0;z-index:9;background:red;opacity:0">x</a>'],
  [
    'known',
    '<div style="position:absolute;top:0;left:0;width:100vw;height:200vh;z-index:9">x</div>',
  ],
  [
    'known',
    '<img alt=x style="position:fixed;inset:0;z-index:9;background:red;width:100vw;height:100vh">',
  ],
  [
    'known',
    '<table style="position:fixed;inset:0;z-index:9;background:red;width:100vw;height:100vh"><tr><td>x</table>',
  ],
  [
    'known',
    '<dialog open style="position:fixed;inset:0;z-index:9;background:red;width:100vw;height:100vh;max-width:none;max-height:none;border:0">x</dialog>',
  ],
  [
    'known',
    '<details open><summary style="position:fixed;inset:0;z-index:9;background:red">x</summary></details>',
  ],
  [
    'known',
    '<svg style="position:fixed;inset:0;z-index:9;background:red;width:100vw;height:100vh"><rect width=100% height=100% /></svg>',
  ],
  [
    'known',
    '<iframe style="position:fixed;inset:0;z-index:9;background:red;width:100vw;height:100vh"></iframe>',
  ],
  ['known', '<button style="position:fixed;inset:0;z-index:9;background:red">x</button>'],
  ['known', '<p>x</p>', 'body::before{content:"";position:fixed;inset:0;z-index:9;background:red}'],
  [
    'known',
    '<p class=x>x</p>',
    '.x::after{content:"";position:fixed;inset:0;z-index:9;background:red}',
  ],
  ['known', '<p>x</p>', '*{pointer-events:none}'],
  ['known', '<p>x</p>', 'button{display:none}'],
  ['known', '<p>x</p>', 'body{visibility:hidden}'],
  ['known', '<p>x</p>', 'html button{visibility:hidden}'],
  ['known', '<p>x</p>', 'body>*{transform:translate(-9999px)}'],
  ['known', '<p>x</p>', ':is(html) button{display:none}'],
  ['known', '<p>x</p>', 'body{display:none}'],
  ['html5sec', '<p class=x>x</p>', '.x{p\\6fsition:fixed;inset:0;z-index:9}'],
  ['html5sec', '<p class=x>x</p>', '.x{position:/**/fixed;inset:0;z-index:9}'],
  ['html5sec', '<p class=x>x</p>', '.x{position:fixed!important;inset:0;z-index:9}'],
  ['known', '<p class=x>x</p>', '@media all{.x{position:fixed;inset:0;z-index:9;background:red}}'],
  [
    'known',
    '<p class=x>x</p>',
    '@supports (display:block){.x{position:fixed;inset:0;z-index:9;background:red}}',
  ],
  ['known', '<p class=x>x</p>', '@layer a{.x{position:fixed;inset:0;z-index:9;background:red}}'],
  ['known', '<p class=x>x</p>', '.x{color:red;&{position:fixed;inset:0;z-index:9;background:red}}'],
  ['known', '<p class=x>x</p>', ':root{--p:fixed}.x{position:var(--p);inset:0;z-index:9}'],
  ['known', '<p class=x>x</p>', '.x{position:relative;z-index:9;margin-top:-3000px;height:9000px}'],
  [
    'known',
    '<p class=x>x</p>',
    '.x{position:relative;z-index:9;margin:calc(0px - 3000px);padding:3000px}',
  ],
  ['known', '<p class=x>x</p>', '.x{transform:scale(200)}'],
  ['known', '<p class=x>x</p>', '.x{scale:200}'],
  ['known', '<p class=x>x</p>', '@keyframes k{from,to{transform:scale(200)}}.x{animation:k 99s}'],
  ['own', '<p class=x>xxxx</p>', '.x{line-height:0;font-size:4000px;position:relative}'],
  [
    'own',
    '<p class=x>x</p>',
    '.x~button,.x button,.pagina~*{display:none}body~*{display:none}#app button{display:none}',
  ],
  ['own', '<p>x</p></div></div><style>button{display:none}</style>'],
  [
    'own',
    '<link rel=stylesheet href="data:text/css,button{display:none}"><style>@import "data:text/css,button{display:none}";</style>',
  ],
  ['own', '<p>x</p>', '}}button{display:none}'],
];

export const overlayVectors = (from = 0) => vectorsOf('overlay', from + 201, listed);
