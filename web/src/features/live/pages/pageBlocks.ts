import { liveBlockNames, liveBlocks } from '@asamblea/domain';

/** A piece that can be put in a page, by the list and by the drawing board alike. */
export interface PageBlock {
  readonly id: string;
  readonly label: string;
  readonly category: 'Texto' | 'En vivo';
  readonly html: string;
}

const texts: readonly PageBlock[] = [
  { id: 'titulo', label: 'Título', html: '<h1>Título</h1>' },
  { id: 'subtitulo', label: 'Subtítulo', html: '<h2>Subtítulo</h2>' },
  { id: 'parrafo', label: 'Párrafo', html: '<p>Escriba aquí.</p>' },
  { id: 'lista', label: 'Lista', html: '<ul><li>Uno</li><li>Dos</li></ul>' },
  { id: 'lista-numerada', label: 'Lista numerada', html: '<ol><li>Uno</li><li>Dos</li></ol>' },
  {
    id: 'tabla',
    label: 'Tabla',
    html: '<table><tbody><tr><th>Fecha</th><th>Tema</th></tr><tr><td>…</td><td>…</td></tr></tbody></table>',
  },
  {
    id: 'enlace',
    label: 'Enlace',
    html: '<p><a href="https://ejemplo.com">Texto del enlace</a></p>',
  },
  {
    id: 'columnas',
    label: 'Dos columnas',
    html: '<div style="display:flex;flex-wrap:wrap;gap:1rem"><div style="flex:1 1 15rem"><p>Izquierda</p></div><div style="flex:1 1 15rem"><p>Derecha</p></div></div>',
  },
  { id: 'linea', label: 'Línea', html: '<hr>' },
].map((block) => ({ ...block, category: 'Texto' }));

export const pageBlocks: readonly PageBlock[] = [
  ...texts,
  ...liveBlocks.map((name): PageBlock => {
    const label = liveBlockNames[name];
    return { id: name, label, category: 'En vivo', html: liveHtml(name) };
  }),
];

/** The inner text is read where nothing is live, and while it arrives. */
export function liveHtml(name: (typeof liveBlocks)[number]): string {
  return `<div data-bloque="${name}">${liveBlockNames[name]}</div>`;
}

/** An image of the drive, by its address and its description. */
export function imageHtml(address: string, name: string): string {
  const image = document.createElement('img');
  image.setAttribute('src', address);
  image.setAttribute('alt', name);
  return image.outerHTML;
}
