import { type SaidNote, sayNotes } from '../../kernel/tables/sayNotes.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import { namesField, type TableColumns, tableShape } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import { rosterTitles } from '../titles/rosterTitles.ts';

export type ProxyField =
  | 'units'
  | 'group'
  | 'grantorDocument'
  | 'grantorName'
  | 'attorneyDocument'
  | 'attorneyEmail'
  | 'attorneyName'
  | 'instructions';

const attorneys = [
  'apoderado',
  'apoderada',
  'representante',
  'mandatario',
  'delegado',
  'proxy',
  'apoderados',
];
const grantors = [
  'poderdante',
  'propietario',
  'otorgante',
  'mandante',
  'titular',
  'dueno',
  'owner',
];
const documents = [
  ...[
    'documento',
    'doc',
    'cedula',
    'cc',
    'dni',
    'nit',
    'rut',
    'nif',
    'identificacion',
    'ruc',
    'ci',
  ],
  ...['cc nit', 'no documento', 'no identificacion', 'no cedula', 'numero documento', 'id', 'curp'],
  ...rosterTitles.document.sure,
];
const emails = ['correo', 'email', 'correo electronico', 'mail'];

/** Both ways: «Cédula apoderado», «Apoderado cédula». */
function of(words: readonly string[], people: readonly string[]): readonly string[] {
  return words.flatMap((word) => people.flatMap((who) => [`${word} ${who}`, `${who} ${word}`]));
}

const nameWords = [
  'nombre apellidos',
  'nombre apellido',
  'apellidos nombres',
  'nombres y apellido',
  'nombre',
  'nombres',
  'nombre completo',
  'nombres y apellidos',
];

/** The shape of a file of proxies. */
export const proxyShape = tableShape<ProxyField>({
  fields: [
    { key: 'units', titles: ['unidades', 'inmuebles', ...rosterTitles.unit.sure] },
    { key: 'group', titles: rosterTitles.group.sure },
    { key: 'grantorDocument', titles: of(documents, grantors) },
    {
      key: 'grantorName',
      titles: [...grantors, 'quien da el poder', 'copropietario', ...of(nameWords, grantors)],
    },
    { key: 'attorneyDocument', titles: of(documents, attorneys) },
    { key: 'attorneyEmail', titles: [...of(emails, attorneys), ...emails] },
    {
      key: 'attorneyName',
      titles: [
        ...attorneys,
        ...of(nameWords, attorneys),
        'quien recibe el poder',
        'a favor de',
        'quien representa',
        'representado por',
        'otorgado a',
        'quien lo representa',
        'poder a',
      ],
    },
    { key: 'instructions', titles: ['instrucciones', 'instruccion', 'observaciones'] },
  ],
  score(columns) {
    const isWhole = hasAllOfProxies(columns);
    const isPart = columns.units !== undefined || columns.attorneyName !== undefined;
    const count = Object.keys(columns).length;
    return isWhole ? 100 + count : isPart && count > 1 ? count : 0;
  },
  isWhole: true,
  unit: 'units',
  group: 'group',
  who: ['attorneyName', 'attorneyDocument', 'grantorName', 'grantorDocument'],
  goesOn: [],
  others: [],
});

export const proxyFieldNames = {
  units: 'unidad',
  group: 'torre',
  grantorDocument: 'documento de quien da el poder',
  grantorName: 'quien da el poder',
  attorneyDocument: 'documento del apoderado',
  attorneyEmail: 'correo del apoderado',
  attorneyName: 'apoderado',
  instructions: 'instrucciones',
} satisfies Record<ProxyField, string>;
const names = new Map<string, string>(Object.entries(proxyFieldNames));

/** Rows of a file of proxies left out, filled or not used, a line a kind. */
export function sayProxyNotes(notes: readonly TableNote[]): readonly SaidNote[] {
  return sayNotes(notes, (field) => names.get(field) ?? field);
}

/** Without these there is no proxy. */
export function hasAllOfProxies(columns: TableColumns<ProxyField>): boolean {
  const needed = ['units', 'attorneyName', 'attorneyDocument'] as const;
  return needed.every((field) => columns[field] !== undefined);
}

/** «Documento» twice belongs to the person in the column before each. */
export function withPlainDocuments(
  titles: readonly string[],
  columns: TableColumns<ProxyField>,
): TableColumns<ProxyField> {
  const taken = new Set(Object.values(columns));
  const isDocument = (column: number) =>
    !taken.has(column) &&
    namesField(
      { key: 'grantorDocument', titles: documents },
      titleKey(titles[column] ?? ''),
      'whole',
      [],
    );
  const after = (column: number | undefined) =>
    column !== undefined && isDocument(column + 1) ? column + 1 : undefined;
  const grantor = columns.grantorDocument ?? after(columns.grantorName);
  const attorney = columns.attorneyDocument ?? after(columns.attorneyName);
  return {
    ...columns,
    ...(grantor === undefined ? {} : { grantorDocument: grantor }),
    ...(attorney === undefined ? {} : { attorneyDocument: attorney }),
  };
}
