import {
  type Dirt,
  type DrawnColumn,
  type DrawnMeasure,
  type TrueUnit,
  weightTitles,
  writeWeight,
} from './dirtyRoster.ts';

export interface SoiledRoster {
  readonly rows: readonly (readonly string[])[];
  /** Rows whose cell nobody can read, as the spreadsheet numbers them. */
  readonly broken: readonly number[];
}

/** The table that somebody may send of a roster, with this dirt in it and its weights so written. */
export function soilRoster(
  units: readonly TrueUnit[],
  measure: DrawnMeasure,
  dirt: Dirt,
  write: (weight: number) => string = (weight) => writeWeight(weight, measure),
): SoiledRoster {
  const columns = arrange(columnsOf(measure, dirt, write), dirt.order);
  const titles = columns.map(({ titles: known }) => {
    const title = known[dirt.title % known.length] ?? '';
    return dirt.isUpper ? ` ${title.toUpperCase()}  ` : title;
  });
  const upper = columns.map(({ above }, i) => (columns[i - 1]?.above === above ? '' : above));
  const header = dirt.twoRows ? [upper, titles] : [titles];
  const at = (name: string) => columns.findIndex(({ above }) => above === name);
  const alone = (text: string) => columns.map((_, i) => (i === 0 ? text : ''));
  const sumRow = (label: string, some: readonly TrueUnit[]) => {
    const cells = columns.map(() => '');
    cells[at('UNIDAD')] = label;
    cells[at('PESO')] = write(some.reduce((sum, { weight }) => sum + weight, 0));
    return cells;
  };
  const above = ['CONJUNTO EL ROBLE P.H.', 'Listado de propietarios', 'Corte a septiembre'];
  const rows: (readonly string[])[] = above.slice(0, dirt.above).map(alone);
  const broken: number[] = [];
  rows.push(...header);
  if (dirt.kindHeading) rows.push(alone('APARTAMENTOS'));
  let block: TrueUnit[] = [];
  units.forEach((unit, i) => {
    const isFirst = units[i - 1]?.tower !== unit.tower;
    if (isFirst && dirt.tower === 'heading') rows.push(alone(`TORRE ${unit.tower}`));
    if (dirt.repeatsEvery > 0 && i > 0 && i % dirt.repeatsEvery === 0) {
      if (dirt.pages) rows.push(alone(`Página ${i / dirt.repeatsEvery} de 9`));
      rows.push(...header);
    }
    const cells = columns.map(({ cell }) => cell(unit));
    if (dirt.tower === 'merged' && !isFirst) cells[at('TORRE')] = '';
    if (dirt.failed && i === 0) {
      cells[at('PESO')] = '#REF!';
      broken.push(rows.length + 1);
    }
    if (dirt.twoInOne && i === units.length - 1) {
      cells[at('UNIDAD')] = `${unit.number + 500} y ${unit.number + 501}`;
      broken.push(rows.length + 1);
    }
    rows.push(cells);
    if (unit.coowner) rows.push(coownerCells(columns, unit));
    block.push(unit);
    const isLast = units[i + 1]?.tower !== unit.tower;
    if (isLast && dirt.subtotals) rows.push(sumRow(`Subtotal torre ${unit.tower}`, block));
    if (isLast) block = [];
    if (isLast && dirt.blanks) rows.push([]);
  });
  if (dirt.total !== null) rows.push(sumRow(dirt.total, units));
  if (dirt.notes.length > 0) rows.push([], ...dirt.notes.map(alone));
  return { rows, broken };
}

function columnsOf(
  measure: DrawnMeasure,
  dirt: Dirt,
  write: (weight: number) => string,
): readonly DrawnColumn[] {
  const column = (above: string, titles: readonly string[], cell: DrawnColumn['cell']) => ({
    ...{ above, titles, cell },
  });
  const isApart = dirt.tower === 'apart' || dirt.tower === 'merged';
  const isJoined = dirt.tower === 'joined';
  return [
    ...(isApart
      ? [column('TORRE', ['Torre', 'BLQ', 'Bloque'], ({ tower }) => `Torre ${tower}`)]
      : []),
    column('UNIDAD', [dirt.unitTitle], ({ tower, number }) =>
      isJoined ? `T${tower}-${number}` : String(number),
    ),
    column('PESO', weightTitles[measure], ({ weight }) => write(weight)),
    ...nameColumns(dirt),
    column(
      'DUEÑO',
      ['Documento', 'DOC.', 'N.I.F.', 'C.C.', 'R.U.T.', 'NO. IDENTIFICACIÓN'],
      (unit) => unit.document,
    ),
    column('DUEÑO', ['Correo', 'E-mail', 'Email'], ({ document }) => `a${document}@correo.test`),
    ...(dirt.secondMail ? [column('DUEÑO', ['Correo 2'], () => 'otro@correo.test')] : []),
    ...(dirt.counter
      ? [column('OTROS', ['Nº de orden'], ({ document }) => document.slice(-2))]
      : []),
    ...(dirt.unused ? [column('OTROS', ['Parqueos', 'Ciudad'], () => 'Cali')] : []),
  ];
}

function nameColumns({ names }: Dirt): readonly DrawnColumn[] {
  const above = 'DUEÑO';
  const whole = ({ first, last }: TrueUnit) => `${first} ${last}`;
  switch (names) {
    case 'whole':
      return [
        { above, titles: ['Propietario', 'Nombre', 'Poseedor', 'Copropietario'], cell: whole },
      ];
    case 'parts':
      return [
        { above, titles: ['Apellidos', 'Apellido'], cell: ({ last }) => last },
        { above, titles: ['Nombre', 'Nombres'], cell: ({ first }) => first },
      ];
    case 'parents':
      return [
        { above, titles: ['Apellido paterno', 'Primer apellido'], cell: ({ last }) => last },
        { above, titles: ['Apellido materno', 'Segundo apellido'], cell: () => 'Rey' },
        { above, titles: ['Nombre'], cell: ({ first }) => first },
      ];
  }
}

/** A row of the second owner: their name and document, under a merged cell of the unit. */
function coownerCells(columns: readonly DrawnColumn[], unit: TrueUnit): readonly string[] {
  const other = { ...unit, first: 'Zoe', document: `9${unit.document}` };
  return columns.map(({ above, titles, cell }) => {
    const isPerson = above === 'DUEÑO' && !titles.some((title) => /correo|mail/iu.test(title));
    return isPerson ? cell(other) : '';
  });
}

/** The columns in another order; those that stand under one title stay together. */
function arrange(columns: readonly DrawnColumn[], order: number): readonly DrawnColumn[] {
  const names = [...new Set(columns.map(({ above }) => above))];
  const turned = names.map((_, i) => names[(i + order) % names.length] ?? '');
  return turned.flatMap((name) => columns.filter(({ above }) => above === name));
}
