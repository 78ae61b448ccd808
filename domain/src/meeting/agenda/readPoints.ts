import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { findTitles, titlesAt } from '../../kernel/tables/findTitles.ts';
import { matchTitles } from '../../kernel/tables/matchTitles.ts';
import { type TableRows, tableShape } from '../../kernel/tables/tableShape.ts';
import type { PointKind } from './agendaPoint.ts';

/** A line that may be a point of the agenda, as a person reviews it before it is added. */
export interface ReadPoint {
  /** From 1, among the lines that were pasted. */
  readonly row: number;
  /** Without its number. */
  readonly text: string;
  readonly kind: PointKind;
  readonly presenter: string;
  readonly notes: string;
  /** Why it may be no point to add; null where nothing says so. */
  readonly doubt: 'no-number' | 'repeated' | null;
}

export interface ReadPoints {
  readonly points: readonly ReadPoint[];
  /** Titles of columns that were used for nothing; a letter where there is none. */
  readonly unused: readonly string[];
}

type AgendaField = 'number' | 'text' | 'presenter' | 'notes';

const shape = tableShape<AgendaField>({
  fields: [
    { key: 'number', titles: ['n', 'no', 'nro', 'num', 'numero', 'item', 'orden'] },
    {
      key: 'text',
      titles: [
        ...['punto', 'puntos', 'tema', 'temas', 'asunto', 'asuntos', 'titulo', 'orden del dia'],
        ...['punto del orden del dia', 'agenda', 'actividad', 'descripcion del punto'],
      ],
    },
    {
      key: 'presenter',
      titles: [
        'responsable',
        'presenta',
        'quien presenta',
        'quien lo presenta',
        'expositor',
        'a cargo de',
      ],
    },
    { key: 'notes', titles: ['notas', 'nota', 'observaciones', 'descripcion', 'detalle'] },
  ],
  score: ({ text, ...others }) => (text === undefined ? 0 : 1 + Object.keys(others).length),
  isWhole: true,
  unit: 'text',
  who: ['presenter'],
  goesOn: [],
  others: [],
});

/** `1.`, `1)`, `1.2 -`, `IV.`, `b)`, `•`, `Punto 3:`, `PRIMERO.`, `3º`: what stands before a point in a list. */
const listed =
  /^(?:(?:punto\s+)?(?:n[°º.]?\s*)?\d{1,2}(?:\.\d{1,2})*\s*[.)\-–—:º°ª]+|(?:punto\s+)\d{1,2}\b|[ivxl]{1,6}\s*[.)\-–—:]+|[a-z]\s*[.)]|[•·●▪◦*–—-]|(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo(?:\s+\p{L}+)?)\s*[.:)\-–—]+)\s*[.)\-–—:]?\s+(?=\S)/iu;

/**
 * The points in what was pasted of a document, a sheet or a mail: a line or a row each, without the numbers
 * that the agenda gives by itself. In a list with numbers a line without one is asked. Nothing is dropped but
 * blank lines and titles of columns.
 *
 * @param known texts of the points that the agenda has already
 */
export function readPoints(rows: TableRows, known: readonly string[]): ReadPoints {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const headerRow = width > 1 ? findTitles(rows, shape) : -1;
  const titles = headerRow < 0 ? [] : titlesAt(rows, headerRow, shape);
  const columns = headerRow < 0 ? guessColumns(rows, width) : matchTitles(titles, shape).columns;
  const lines = rows.flatMap((row, place) => {
    const cell = (field: AgendaField) => cellText(row[columns[field] ?? -1] ?? '');
    const said = cell('text');
    if (place === headerRow || said === '') return [];
    const number = cell('number');
    const [, rest] = place > headerRow ? splitNumber(said, place) : ['', said];
    const hasNumber = number !== '' || rest !== said;
    return [
      { row: place + 1, text: rest, hasNumber, presenter: cell('presenter'), notes: cell('notes') },
    ];
  });
  const isNumbered = lines.filter(({ hasNumber }) => hasNumber).length * 2 > lines.length;
  const seen = new Set(known.map(nameKey));
  const points = lines.map(({ hasNumber, ...line }): ReadPoint => {
    const key = nameKey(line.text);
    const isRepeated = seen.has(key);
    seen.add(key);
    const doubt = isRepeated ? 'repeated' : isNumbered && !hasNumber ? 'no-number' : null;
    return { ...line, kind: kindOf(line.text), doubt };
  });
  const used = new Set<unknown>(Object.values(columns));
  const unused = Array.from({ length: width }, (_, column) => column)
    .filter((column) => !used.has(column) && rows.some((row) => cellText(row[column] ?? '') !== ''))
    .map((column) => cellText(titles[column] ?? '') || `columna ${column + 1}`);
  return { points, unused };
}

function splitNumber(text: string, place: number): readonly [string, string] {
  const found =
    listed.exec(text)?.[0] ?? new RegExp(`^${place + 1}\\s+(?=\\p{L})`, 'u').exec(text)?.[0];
  return found === undefined ? ['', text] : [found, text.slice(found.length)];
}

/** Without titles the longest cells are the points, and short ones before them their numbers. */
function guessColumns(rows: TableRows, width: number): Partial<Record<AgendaField, number>> {
  const lengthOf = (column: number) =>
    rows.reduce((sum, row) => sum + cellText(row[column] ?? '').length, 0);
  const all = Array.from({ length: width }, (_, column) => column);
  const text = [...all].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? 0;
  const number = all.find(
    (column) =>
      column < text &&
      rows.every((row) =>
        /^(?:[\divx]{0,5}[.)º°-]*|[•·●▪◦*–—-])$/iu.test(cellText(row[column] ?? '')),
      ),
  );
  return { text, ...(number === undefined ? {} : { number }) };
}

/** The act of a point with that name, where the name says it; it is shown and can be changed. */
function kindOf(text: string): PointKind {
  const key = nameKey(text);
  if (/\b(?:proposiciones|ruegos|varios|asuntos generales)\b/u.test(key)) return 'proposals';
  const isOfMeeting =
    /\b(?:presidente|presidenta|presidencia|secretari[oa]|dignatarios|mesa directiva)\b/u;
  const chooses = /\b(?:eleccion|elegir|nombramiento|designacion)\b/u.test(key);
  if (chooses && isOfMeeting.test(key) && /\b(?:asamblea|reunion|junta|sesion|mesa)\b/u.test(key)) {
    return 'officers';
  }
  if (
    /\b(?:aprobacion|aprobar|eleccion|elegir|decision|autorizacion|modificacion|nombramiento|votacion)\b/u.test(
      key,
    )
  ) {
    return 'decision';
  }
  const isHeard =
    /^(?:instalacion|apertura|bienvenida|himno|verificacion|llamado a lista|lectura|informes?|presentacion|cierre|clausura)\b/u;
  return isHeard.test(key) ? 'informative' : 'decision';
}
