import { escapeMarkup } from '../../kernel/mail/escapeMarkup.ts';

/** A page of the file of an assembly, which opens from a disk without network. */
export interface DossierPage {
  readonly title: string;
  /** In what the title is said, under it. */
  readonly about: readonly string[];
  /** Where else there is to go, within the ZIP. */
  readonly links: readonly { readonly path: string; readonly text: string }[];
}

const style = `:root{color-scheme:light dark;--ink:#1b1f24;--soft:#57606a;--line:#d0d7de;--paper:#fff;--band:#f4f6f8}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9aa5b1;--line:#3a424c;--paper:#14181d;--band:#1d232a}}
*{box-sizing:border-box}body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:72rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2.5rem 0 .75rem;scroll-margin-top:5rem;border-top:2px solid var(--line);padding-top:1rem}h3{font-size:1.05rem;margin:1.5rem 0 .5rem}
a{color:inherit}nav ul{padding-left:1.2rem}.about{color:var(--soft);margin:.15rem 0}
.find{position:sticky;top:0;background:var(--paper);padding:.75rem 0;border-bottom:1px solid var(--line);display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;z-index:1}
.find input{font:inherit;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.4rem;background:var(--paper);color:var(--ink);flex:1 1 16rem;min-width:0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{border-bottom:1px solid var(--line);padding:.35rem .6rem .35rem 0;text-align:left;vertical-align:top;overflow-wrap:normal;min-width:4.5rem}th{border-bottom:2px solid var(--soft)}.n{text-align:right;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:0 0 1.5rem}dt{color:var(--soft)}dd{margin:0}article{break-inside:avoid}@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:var(--band);padding:1rem;border-radius:.4rem}code{overflow-wrap:anywhere}.acta{background:var(--band);padding:1rem 1.25rem;border-radius:.4rem}
[hidden]{display:none!important}
@media print{:root{--ink:#000;--soft:#333;--line:#999;--paper:#fff;--band:#fff}body{max-width:none;padding:0;font-size:10pt}.find{display:none}.wide{overflow:visible}thead{display:table-header-group}tr{break-inside:avoid}h2,h3{break-after:avoid}.acta,pre{padding:0}}`;

/** Hides what does not say what is looked for. It reads the page and nothing else. */
export const pageScript = `(function(){var box=document.getElementById('buscar'),told=document.getElementById('hallado'),rows=null,wait=0;
function plain(s){return s.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g,'')}
function look(){if(rows===null)rows=[].map.call(document.querySelectorAll('[data-fila]'),function(e){return [e,plain(e.textContent)]});
var asked=plain(box.value.trim()),n=0;rows.forEach(function(r){var yes=asked===''||r[1].indexOf(asked)>=0;r[0].hidden=!yes;if(yes)n++});
told.textContent=asked===''?'':n===1?'1 resultado':n+' resultados'}
box.addEventListener('input',function(){clearTimeout(wait);wait=setTimeout(look,200)})})();`;

/** SHA-256 of the script in base64, as the policy of the page names it. */
export const pageScriptHash = 'BtdUVc9u6I/mkm/B97iBu9NsTaWkqk+VMk1/2we+gYI=';

/** The page up to its sections. */
export function pageHead({ title, about, links }: DossierPage): string {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${pageScriptHash}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>\n<html lang="es">\n<head>\n<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeMarkup(title)}</title>\n<style>${style}</style>\n</head>\n<body>`,
    `<header><h1>${escapeMarkup(title)}</h1>`,
    ...about.map((line) => `<p class="about">${escapeMarkup(line)}</p>`),
    '</header>',
    links.length === 0
      ? ''
      : `<nav aria-label="Contenido"><ul>${links.map(linkOf).join('')}</ul></nav>`,
    '<div class="find"><label for="buscar">Buscar en esta página</label>',
    '<input id="buscar" type="search" autocomplete="off"><span id="hallado" role="status"></span></div>',
    '<main>\n',
  ].join('\n');
}

export function pageFoot(): string {
  return `</main>\n<script>${pageScript}</script>\n</body>\n</html>\n`;
}

function linkOf({ path, text }: DossierPage['links'][number]): string {
  return `<li>${linkTo(path, text)}</li>`;
}

/** A link to another file of the ZIP, or to a place of the page. */
export function linkTo(path: string, text: string): string {
  return `<a href="${escapeMarkup(path)}">${escapeMarkup(text)}</a>`;
}
