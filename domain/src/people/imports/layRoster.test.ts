import { expect, test } from 'vitest';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { guessReading } from './guessReading.ts';
import { layRoster } from './layRoster.ts';
import { parseRoster } from './parseRoster.ts';
import { sayRosterNotes } from './sayRosterNotes.ts';

type Rows = readonly (readonly string[])[];
const table = (text: string): Rows =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'));
const read = (rows: Rows, more: Partial<RosterReading> = {}) => {
  const reading = { ...guessReading(rows), ...more };
  const { roster, problems } = parseRoster(rows, (key) => key, reading);
  return {
    labels: roster.units.map(({ label }) => label),
    owners: roster.units.map(({ ownerNames }) => ownerNames.join(' + ')),
    total: roster.totalWeight,
    errors: problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, row, column }) => [code, row, column]),
    said: sayRosterNotes(layRoster(rows, reading).notes, String).map(({ text }) => text),
    units: roster.units,
  };
};

test('the number of a unit may be titled so, and its tower stands apart', () => {
  const rows = table(`
    torre;numero;coeficiente;tipo;propietario;email;telefono
    A;101;25;apartamento;Gema Cobo;g@correo.test;3001
    A;102;25;apartamento;Hugo Baena;h@correo.test;3002
    B;101;25;apartamento;Irma Junco;i@correo.test;3003
    B;102;25;local;Bruno Espejo;b@correo.test;3004`);
  expect(read(rows)).toMatchObject({
    labels: ['A 101', 'A 102', 'B 101', 'B 102'],
    errors: [],
    said: ['Por lo que dice, leímos «numero» como unidad.'],
  });
});

test('first name and surname in two columns are one name', () => {
  const rows = table(`
    Nro de socio;Nombre;Apellido;Apto;Coeficiente
    1;Julián;Baena;101;25
    2;Julián;Espejo;102;25
    3;Gema;Cobo;103;25
    4;Julián;Herrán;104;25`);
  const { owners, errors, said } = read(rows);
  expect(owners).toEqual(['Julián Baena', 'Julián Espejo', 'Gema Cobo', 'Julián Herrán']);
  expect(errors).toEqual([]);
  expect(said).toEqual([
    'El nombre son estas columnas juntas: «Nombre» y «Apellido».',
    'No usamos la columna «Nro de socio».',
  ]);
});

test.each([
  [
    'Primer nombre;Segundo nombre;Primer apellido;Segundo apellido',
    'Ana;Sol;Ruiz;Paz',
    'Ana Sol Ruiz Paz',
  ],
  ['Apellido paterno;Apellido materno;Nombres', 'Ruiz;Paz;Ana Sol', 'Ana Sol Ruiz Paz'],
  ['Paterno;Materno;Nombre', 'Ruiz;;Ana', 'Ana Ruiz'],
  ['Propietario;Apellidos', 'Ana;Ruiz', 'Ana Ruiz'],
  ['Propietario;Apellidos', 'Ana Ruiz;Ruiz', 'Ana Ruiz'],
  ['Socio;Nombre;Apellido', '17;Ana;Ruiz', 'Ana Ruiz'],
  ['Last name;First name', 'Ruiz;Ana', 'Ana Ruiz'],
  ['Copropietario', 'Ana Ruiz', 'Ana Ruiz'],
  ['Nombre del arrendatario;Propietario', 'Luis Paz;Ana Ruiz', 'Ana Ruiz'],
])('under «%s», «%s» is %s', (titles, cells, name) => {
  const rows = table(`Apto;Coeficiente;${titles}\n101;60;${cells}\n102;40;${cells}`);
  expect(read(rows, { namesakes: 'same' }).owners).toEqual([name, name]);
});

const merged = table(`
  Torre;Apto;Coeficiente;Propietario;Cédula
  Torre 1;101;25;Gema Cobo;1001001
  ;102;25;Hugo Baena;1002002
  Torre 2;101;25;Irma Junco;1003003
  ;102;25;Bruno Vega;1004004`);

test('a tower that is written once for its group is filled down, told, and undone', () => {
  expect(read(merged)).toMatchObject({
    labels: ['Torre 1 101', 'Torre 1 102', 'Torre 2 101', 'Torre 2 102'],
    errors: [],
    said: ['Completamos «Torre» en 2 filas con lo escrito más arriba: 3 y 5.'],
  });
  const plain = read(merged, { fills: false });
  expect(plain.errors.map(([code]) => code)).toEqual(['unit-duplicate']);
  expect(plain.said).toEqual([]);
});

test('a tower written in each row leaves blank cells blank', () => {
  const rows = table(`
    Torre;Apto;Coeficiente
    Torre 1;101;30
    Torre 1;102;30
    ;Local 1;40`);
  expect(read(rows).units.map(({ group }) => group)).toEqual(['Torre 1', 'Torre 1', '']);
});

test('a heading alone in its row is the group of the rows below', () => {
  const rows = table(`
    Apto;Coeficiente;Propietario
    TORRE 1;;
    101;25;Gema Cobo
    102;25;Hugo Baena
    Subtotal;50;
    TORRE 2;;
    101;25;Irma Junco
    102;25;Bruno Vega
    LOCALES;;
    Local 1;0;Nora Paz`);
  const { units, errors, said } = read(rows);
  expect(units.map(({ label, group }) => [label, group]).slice(0, 3)).toEqual([
    ['TORRE 1 101', 'TORRE 1'],
    ['TORRE 1 102', 'TORRE 1'],
    ['TORRE 2 101', 'TORRE 2'],
  ]);
  expect(errors).toEqual([]);
  expect(said).toEqual([
    'Dejamos fuera 2 filas: 5 (total), 9 (encabezado).',
    'Lo que está solo en las filas 2 y 6 es la agrupación de las que siguen.',
  ]);
});

test('the row of a further owner, without a unit, goes on with the unit above', () => {
  const rows = table(`
    Torre;Apto;Coeficiente;Propietario;Documento
    Torre 1;101;60;Gema Cobo;1001001
    ;;;Hugo Baena;1002002
    ;102;40;Irma Junco;1003003`);
  expect(read(rows)).toMatchObject({
    labels: ['101', '102'],
    owners: ['Gema Cobo + Hugo Baena', 'Irma Junco'],
    errors: [],
  });
});

test.each(['SUMA', 'Sumas', 'Gran total', 'Totales generales', 'Sub-total torre 1', ''])(
  'the total «%s» is left out, and told',
  (label) => {
    const rows = table(`Unidad;Coeficiente;Propietario
      101;50;Gema Cobo
      102;50;Hugo Baena
      ${label};100;`);
    expect(read(rows)).toMatchObject({
      labels: ['101', '102'],
      total: 100_000_000,
      errors: [],
      said: ['Dejamos fuera 1 fila: 4 (total).'],
    });
  },
);

test('a row that may be a unit or a total is asked about, and a person says which', () => {
  const rows = table(`Unidad;Coeficiente;Propietario
    101;10;Gema Cobo
    102;20;Hugo Baena
    103;30;`);
  expect(read(rows)).toMatchObject({ labels: ['101', '102'], errors: [['row-like-total', 4, 0]] });
  expect(read(rows, { kept: [4] })).toMatchObject({ labels: ['101', '102', '103'], errors: [] });
});

test('notes, signatures, pages and repeated titles are left out, and told', () => {
  const rows = table(`CONJUNTO EL ROBLE
    Corte a octubre
    Apto;Coeficiente;Propietario
    101;50;Gema Cobo
    Página 1 de 2
    CONJUNTO EL ROBLE
    Apto;Coeficiente;Propietario
    102;50;Hugo Baena

    Elaboró: Nora Ruiz;;Revisó: Luis Paz
    Coeficientes según la escritura 1234`);
  expect(read(rows)).toMatchObject({
    labels: ['101', '102'],
    errors: [],
    said: ['Dejamos fuera 5 filas: 6 y 7 (títulos repetidos), 5, 10 y 11 (notas).'],
  });
});

test('a row of data with a word that is also a title is data', () => {
  const rows = table(`Unidad;Tipo;Coeficiente;Propietario
    Casa;Casa;50;Gema Cobo
    Local 3;Local;25;Hugo Baena
    Torre;Apartamento;25;Irma Junco`);
  expect(read(rows).labels).toEqual(['Casa', 'Local 3', 'Torre']);
});

test('two rows of titles are read together', () => {
  const rows = table(`
    INMUEBLE;;COEFICIENTE;PROPIETARIO;;ARRENDATARIO;
    Torre;Apto;(%);Nombre;Documento;Nombre;Correo
    A;101;60;Gema Cobo;1001001;Luis Paz;luis@correo.test
    A;102;40;Hugo Baena;1002002;Nora Ruiz;nora@correo.test`);
  expect(guessReading(rows)).toMatchObject({
    headerRow: 1,
    columns: { group: 0, unit: 1, weight: 2, owner: 3, document: 4 },
  });
  expect(guessReading(rows).columns.email).toBeUndefined();
});

test('the upper of two titles says whose the name is', () => {
  const rows = table(`
    UNIDAD;COEFICIENTE;ARRENDATARIO;PROPIETARIO;
    No.;(%);Nombre;Nombre;Ciudad
    101;100;Luis Paz;Gema Cobo;Cali`);
  const { owners, said } = read(rows);
  expect(owners).toEqual(['Gema Cobo']);
  expect(said).toEqual(['No usamos 2 columnas: «Nombre ARRENDATARIO» y «Ciudad».']);
});

test('of two columns for one thing the second is named', () => {
  const rows = table(`Unidad;Coeficiente;Propietario;Correo 1;Correo 2;Ciudad
    101;100;Gema Cobo;g@correo.test;h@correo.test;Cali`);
  expect(read(rows).said).toEqual([
    'Ya hay una columna de correo: no usamos «Correo 2».',
    'No usamos la columna «Ciudad».',
  ]);
});

test.each([
  ['101, 102', 'units-together'],
  ['103 y 104', 'units-together'],
  ['105/106', 'units-together'],
])('the weight of «%s» is of all together, and nobody parts it', (unit, code) => {
  const rows = table(`Unidad;Coeficiente;Propietario\n${unit};60;Gema Cobo\n1;40;Hugo Baena`);
  expect(read(rows).errors).toEqual([[code, 2, 0]]);
  expect(read(rows, { kept: [2] })).toMatchObject({ labels: [unit, '1'], errors: [] });
});

test.each(['#REF!', '#N/A', '#DIV/0!', '#¡VALOR!', '####'])(
  'a cell that says %s is named',
  (text) => {
    const rows = table(`Unidad;Coeficiente;Propietario\n101;60;${text}\n102;40;Hugo Baena`);
    expect(read(rows).errors).toEqual([['cell-error', 2, 2]]);
  },
);

const dwellings = ['101', '102', '201', '202'];
test.each([
  ...['N°', 'Nro', 'Número', 'Código', 'Socio N°', 'Oficina', 'Parqueadero', 'Matrícula', 'U.F.'],
  ...[
    'Interior',
    'INT.',
    'PUERTA',
    'ROL',
    'Unit',
    'Unidade',
    'Fração',
    'DEPTO.',
    'Nº Finca',
    'Lote',
  ],
])('«%s» is titled over units', (title) => {
  const rows = [
    [title, 'Coeficiente', 'Propietario'],
    ...dwellings.map((unit) => [unit, '25', 'Ana Ruiz']),
  ];
  expect(guessReading(rows).columns).toEqual({ unit: 0, weight: 1, owner: 2 });
});

test.each([
  ...[
    'Proindiviso',
    'N° de votos',
    'Participaciones',
    '%',
    '% PART.',
    'Share',
    'Quota',
    'Permilagem',
  ],
  ...['Alícuota (%)', 'Área (m2)', 'Milésimas', 'Prorrateo', 'Nro. de acciones', 'Fracción'],
])('«%s» is titled over weights', (title) => {
  const rows = [
    ['Unidad', title, 'Propietario'],
    ...dwellings.map((unit) => [unit, '2,5', 'Ana Ruiz']),
  ];
  expect(guessReading(rows).columns).toEqual({ unit: 0, weight: 1, owner: 2 });
});

test.each([
  ...(['Poseedor', 'Owner', 'Proprietário', 'Titular'].map((title) => [
    title,
    'owner',
    'Ana Ruiz',
  ]) as [string, string, string][]),
  ['N.I.F.', 'document', '12345678Z'],
  ['C.I.F.', 'document', 'B12345678'],
  ['DOC.', 'document', '52111222'],
  ['Nº DOC', 'document', '52111222'],
  ['NO. IDENTIFICACIÓN', 'document', '52111222'],
  ['R.U.T.', 'document', '12.345.678-5'],
  ['ID', 'document', '52111222'],
  ['Número', 'document', '52111222'],
  ['BLQ', 'group', 'A'],
  ['MZ', 'group', 'A'],
  ['Adeudo', 'arrears', '500'],
  ['ESTADO', 'arrears', 'Moroso'],
  ['Balance', 'arrears', '500'],
  ['Phone', 'phone', '+57 300 000'],
  ['Telemóvel', 'phone', '+351 300 000'],
  ['Email', 'email', 'a@correo.test'],
])('«%s» is titled over %s', (title, field, said) => {
  const rows = [['Unidad', 'Coeficiente', title], ...dwellings.map((unit) => [unit, '25', said])];
  expect(guessReading(rows).columns).toEqual({ unit: 0, weight: 1, [field]: 2 });
});

test.each([
  ['Tipo documento', 'CC'],
  ['Cuota de administración', '350000'],
  ['Correo arrendatario', 'a@correo.test'],
  ['Morada', 'Rua 5'],
  ['Paz y salvo', 'sí'],
  ['Saldo a favor', '500'],
])('«%s» is nothing of a roster', (title, said) => {
  const rows = [['Unidad', 'Coeficiente', title], ...dwellings.map((unit) => [unit, '25', said])];
  const { columns, otherWeights } = guessReading(rows);
  expect([columns, otherWeights]).toEqual([{ unit: 0, weight: 1 }, []]);
});

test('numbers that only count the rows name no unit where another column may', () => {
  const rows = table(`N°;Clave;Coeficiente;Propietario
    1;A-1;50;Gema Cobo
    2;A-2;50;Hugo Baena`);
  expect(guessReading(rows).columns.unit).toBeUndefined();
});

test.each([
  [
    'Argentina',
    'U.F.;Piso;Copropietario;D.N.I.;% s/ reglamento',
    '1;PB;Ana Ruiz;30111222;50%',
    '1',
  ],
  ['Perú', 'ITEM;MZ;LT;APELLIDOS Y NOMBRES;D.N.I.;% PART.', '1;A;7;RUIZ, ANA;40000001;50', '7'],
  ['Chile', 'ROL;DEPTO;PROPIETARIO;R.U.T.;PRORRATEO', '123-1;101;ANA RUIZ;12.345.678-5;50', '101'],
  [
    'México',
    'No. Int.;Nombre del condómino;R.F.C.;% Indiviso',
    '101;Ana Ruiz;RUAA800101AAA;50',
    '101',
  ],
  ['Bolivia', 'Depto.;Nombre y Apellidos;C.I.;Alícuota parte', '1-A;Ana Ruiz;1234567 LP;50', '1-A'],
  ['Ecuador', 'Casa No.;Propietario;Cédula/RUC;Alícuota %', '1;Ana Ruiz;1712345678;50', '1'],
  ['Uruguay', 'PADRÓN;UNIDAD;TITULAR;C.I.;CUOTA PARTE', '12345;001;Ana Ruiz;1.234.567-8;50', '001'],
  [
    'a cooperative',
    'N° de Socio;Nombres;Apellidos;C.I.;N° de certificados',
    '01;Ana;Ruiz;1234567;50',
    '01',
  ],
])('a roster of %s reads by itself', (_, titles, cells, label) => {
  const other = cells.replace(label, '999').replace(/\d{7,}|\d\.\d{3}\.\d{3}|RUAA\d+/u, '7654321');
  const { labels, owners, errors } = read(table(`${titles}\n${cells}\n${other}`));
  expect([labels, errors]).toEqual([[label, '999'], []]);
  expect(owners.every((name) => /ana/iu.test(name) && /ruiz/iu.test(name))).toBe(true);
});

test('a table without titles has towers in a column, or above their rows', () => {
  const apart = table(`Torre 1;101;12,5;Gema Cobo;52111222
    Torre 1;102;37,5;Hugo Baena;52111223
    Torre 2;101;12,5;Irma Junco;52111224
    Torre 2;102;37,5;Bruno Vega;52111225`);
  expect(read(apart).labels).toEqual(['Torre 1 101', 'Torre 1 102', 'Torre 2 101', 'Torre 2 102']);
  const above = table(`TORRE 1;;;
    101;12,5;Gema Cobo;52111222
    102;37,5;Hugo Baena;52111223
    TORRE 2;;;
    101;12,5;Irma Junco;52111224
    102;37,5;Bruno Vega;52111225`);
  expect(read(above).labels).toEqual(['TORRE 1 101', 'TORRE 1 102', 'TORRE 2 101', 'TORRE 2 102']);
});

test('of a floor and a door the door names the unit, and the floor its group', () => {
  const rows = table(`Piso;Puerta;Cuota;Propietario
    1;A;25;Gema Cobo
    1;B;25;Hugo Baena
    2;A;25;Irma Junco
    2;B;25;Bruno Vega`);
  expect(read(rows).labels).toEqual(['1 A', '1 B', '2 A', '2 B']);
});

const towers = `
    Torre;Apto;Coeficiente;Propietario;Documento
    T1;101;12,5;Gema Cobo;8001
    T1;101;12,5;Hugo Cobo;8002
    T1;102;25;Irma Junco;8003
    T2;101;25;Bruno Vega;8004
    T2;102;25;Luz Gil;8005`;

test('towers with their own 101 are told apart although co-owners repeat a unit', () => {
  const rows = table(towers);
  expect(guessReading(rows).joinGroup).toBe(true);
  const said = read(rows, { joinRepeated: true, addRepeated: true });
  expect(said).toMatchObject({
    labels: ['T1 101', 'T1 102', 'T2 101', 'T2 102'],
    total: 100_000_000,
    errors: [],
  });
  expect(said.owners[0]).toBe('Gema Cobo + Hugo Cobo');
});

test('repeated rows of two towers are never one unit, whatever is said of them', () => {
  const apart = read(table(towers), { joinGroup: false, joinRepeated: true, addRepeated: true });
  expect(apart.errors.map(([code, row]) => [code, row])).toEqual([
    ['unit-duplicate', 5],
    ['unit-duplicate', 6],
  ]);
});
