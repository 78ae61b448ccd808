import { codes } from '../report/codes.ts';
import type { Finding, Report } from '../report/report.ts';
import { concludes } from '../report/writeReport.ts';

/** The report as it is read and printed. Everything of the file goes in as text. */
export function drawReport(report: Report): readonly HTMLElement[] {
  const { name, madeAt, mark, checked, mismatched, notDerived } = report;
  return [
    element('p', { class: mismatched.length === 0 ? 'verdict' : 'verdict bad' }, concludes(report)),
    pairs([
      ['Asamblea', name],
      ['Hecho', madeAt],
      ['Sello del registro', mark ?? 'nada está sellado todavía'],
    ]),
    printButton(),
    ...section('No coincide', mismatched.map(findingItem)),
    ...section(
      'Comprobado',
      checked.map(({ what, detail }) => item(what, detail)),
    ),
    ...section(
      'No derivado',
      notDerived.map(({ what, why }) => item(what, why)),
    ),
  ];
}

function section(title: string, items: readonly HTMLElement[]): readonly HTMLElement[] {
  const list = items.length === 0 ? element('p', {}, 'Nada.') : element('ul', {}, ...items);
  return [element('h2', {}, title), list];
}

function findingItem({ code, where, expected, found }: Finding): HTMLElement {
  return element(
    'li',
    { class: 'bad' },
    element('h3', {}, codes[code][1]),
    pairs([
      ['Dónde', where],
      ['Se esperaba', expected],
      ['Se encontró', found],
      ['Clave', code],
    ]),
  );
}

function item(what: string, detail: string): HTMLElement {
  return element('li', {}, element('h3', {}, what), element('p', {}, sentence(detail)));
}

/** With a capital and a full stop, as it stands alone. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function pairs(said: readonly (readonly [name: string, value: string])[]): HTMLElement {
  return element(
    'dl',
    {},
    ...said.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );
}

function printButton(): HTMLElement {
  const button = element('button', { type: 'button' }, 'Imprimir el informe');
  button.addEventListener('click', () => print());
  return element('p', { class: 'actions' }, button);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (HTMLElement | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
