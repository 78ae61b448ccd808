import { nameKey } from '../identity/nameKey.ts';

const sums = new Set([
  ...['total', 'totales', 'subtotal', 'subtotales', 'suma', 'sumas', 'sumatoria', 'sumatorias'],
  ...['suman', 'totals', 'subtotals', 'soma', 'somas', 'totais', 'totaliza', 'totalizan'],
]);
const beforeSums = new Set(['sub', 'gran', 'grand', 'suma', 'sumas', 'el', 'la']);
const carried = new Set(['van', 'vienen', 'viene', 'pasan', 'al frente', 'del frente']);

/** A row of totals says so by its first word: `TOTAL`, `Sumas`, `Gran total`, `Sub-total torre 1`. */
export function saysTotal(text: string): boolean {
  if (/^\s*[Σ∑]/u.test(text)) return true;
  // Nearly every cell: it begins like none of these words.
  if (!/^[^\p{L}]*(?:sub|tot|sum|som|gra|van|vie|pas|al|de|el|la)/iu.test(text)) return false;
  const key = nameKey(text);
  const [first = '', second = ''] = key.split(' ');
  return sums.has(first) || carried.has(key) || (beforeSums.has(first) && sums.has(second));
}

const places = new Set([
  ...['torre', 'tor', 'bloque', 'bloq', 'blq', 'block', 'bloco', 'manzana', 'mz', 'mza', 'etapa'],
  ...['edificio', 'edif', 'interior', 'int', 'sector', 'agrupacion', 'grupo', 'portal', 'escalera'],
  ...[
    'modulo',
    'zona',
    'supermanzana',
    'piso',
    'nivel',
    'planta',
    'cuerpo',
    'ala',
    'fase',
    'tower',
  ],
  ...['building', 'seccion', 'circuito', 'condominio', 'subcondominio', 'pasaje', 'calle'],
]);
const kinds = new Set([
  ...['apartamentos', 'departamentos', 'viviendas', 'casas', 'pisos', 'locales', 'oficinas'],
  ...[
    'parqueaderos',
    'parqueos',
    'garajes',
    'cocheras',
    'estacionamientos',
    'cajones',
    'depositos',
  ],
  ...['bodegas', 'trasteros', 'bauleras', 'lotes', 'comercio', 'comercios', 'residencial'],
  ...[
    'locales comerciales',
    'zona comercial',
    'zona residencial',
    'area comercial',
    'consultorios',
  ],
  ...['plazas', 'plazas de garaje', 'cuartos utiles', 'unidades comerciales', 'unidades'],
]);

/** The word of a heading of a block of rows, `TORRE 1`; empty when it is none. */
export function placeWord(text: string): string {
  if (!/^\P{L}*\p{L}{2,}[^\p{L}]/u.test(text)) return '';
  const [word = '', ...rest] = nameKey(text).split(' ');
  const isShort = rest.length > 0 && rest.length <= 3 && rest.every((part) => part.length <= 12);
  return places.has(word) && isShort ? word : '';
}

/** A heading that only says what sort of units follow: `LOCALES`. */
export function saysKinds(text: string): boolean {
  return kinds.has(nameKey(text));
}

const noteWords = new Set([
  ...['elaboro', 'elaborado', 'elaborada', 'elabora', 'reviso', 'revisado', 'revisa', 'aprobo'],
  ...['aprobado', 'preparo', 'preparado', 'fuente', 'fuentes', 'nota', 'notas', 'firma', 'firmas'],
  ...['firmado', 'cordialmente', 'atentamente', 'certifico', 'certifica', 'impreso', 'generado'],
  ...['actualizado', 'dado', 'digito', 'proyecto', 'autorizo', 'vo bo', 'visto bueno', 'vb'],
  ...['administrador', 'administradora', 'contador', 'contadora', 'presidente', 'presidenta'],
  ...['secretario', 'secretaria', 'representante legal', 'revisor fiscal', 'revisora fiscal'],
  ...[
    'fecha',
    'observacion',
    'observaciones',
    'aclaracion',
    'importante',
    'source',
    'note',
    'notes',
  ],
  ...['prepared by', 'elaborado por', 'fin del listado', 'fin del informe', 'fin del documento'],
]);

/** A line that is no data: «Elaboró: …», «Fuente: …», «Nota: …», a rule of dashes, a note with an asterisk. */
export function saysNote(text: string): boolean {
  if (/^\s*[*†]/u.test(text) || /^[\s_.\-–—=*]{3,}$/u.test(text)) return true;
  const key = nameKey(text);
  const [first = '', second = '', third = ''] = key.split(' ');
  return [first, `${first} ${second}`, `${first} ${second} ${third}`].some((words) =>
    noteWords.has(words),
  );
}

/** `Página 2 de 3`, `Pág. 2`, `Hoja 2`. */
export function saysPage(text: string): boolean {
  return /^(?:pagina|pag|pg|page|hoja|folha|folio)(?: no)? \d{1,4}(?: (?:de |of )?\d{1,4})?$/u.test(
    nameKey(text),
  );
}

/** More of a sentence than the name of a unit has. */
export function isSentence(text: string): boolean {
  const words = nameKey(text)
    .split(' ')
    .filter((word) => /^[a-z]{2,}$/u.test(word));
  return words.length >= 4 || (words.length >= 2 && /\p{L}\s?:(\s|$)/u.test(text));
}
