import { expect, test } from 'vitest';
import { readPoints } from './readPoints.ts';

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('\t'));
const read = (text: string, known: readonly string[] = []) => readPoints(lines(text), known);
const texts = (text: string) => read(text).points.map((point) => point.text);

const three = ['Verificación del quórum', 'Informe de la administración', 'Proposiciones y varios'];

test.each([
  [
    'numbers',
    '1. Verificación del quórum\n2. Informe de la administración\n3. Proposiciones y varios',
  ],
  [
    'brackets',
    '1) Verificación del quórum\n2) Informe de la administración\n3) Proposiciones y varios',
  ],
  [
    'bare numbers',
    '1 Verificación del quórum\n2 Informe de la administración\n3 Proposiciones y varios',
  ],
  [
    'Roman numbers',
    'I. Verificación del quórum\nII. Informe de la administración\nIII.- Proposiciones y varios',
  ],
  [
    'letters',
    'a) Verificación del quórum\nb) Informe de la administración\nc) Proposiciones y varios',
  ],
  [
    'bullets',
    '• Verificación del quórum\n- Informe de la administración\n–  Proposiciones y varios',
  ],
  [
    'words',
    'PRIMERO. Verificación del quórum\nSegundo: Informe de la administración\nTercero.- Proposiciones y varios',
  ],
  [
    '«Punto»',
    'Punto 1: Verificación del quórum\nPunto 2: Informe de la administración\nPUNTO 3. Proposiciones y varios',
  ],
  [
    'tabs, as documents copy them',
    '1.\tVerificación del quórum\n2.\tInforme de la administración\n3.\tProposiciones y varios',
  ],
  ['nothing', 'Verificación del quórum\nInforme de la administración\nProposiciones y varios'],
])('a list with %s is its points', (_, text) => {
  expect(texts(text)).toEqual(three);
  expect(read(text).points.map(({ doubt }) => doubt)).toEqual([null, null, null]);
});

test('commas, years, articles and Roman words that begin a point stay in it', () => {
  const kept = [
    'Lectura, discusión y aprobación del acta',
    '2027: presupuesto de ingresos y gastos',
    '10 parqueaderos para visitantes',
    'Civil: demanda contra el constructor',
    'A cargo del consejo, informe de obras',
    'Primero de mayo: horarios de portería',
  ];
  expect(texts(kept.join('\n'))).toEqual(kept);
});

test('a line without number in a list with numbers is asked, and a point of before too', () => {
  const text =
    'ORDEN DEL DÍA\n1. Verificación del quórum\n2. Presupuesto\n3. presupuesto\nElaboró: Nora';
  expect(read(text, ['Verificación del quórum']).points).toMatchObject([
    { row: 1, text: 'ORDEN DEL DÍA', doubt: 'no-number' },
    { row: 2, doubt: 'repeated' },
    { row: 3, text: 'Presupuesto', doubt: null },
    { row: 4, doubt: 'repeated' },
    { row: 5, text: 'Elaboró: Nora', doubt: 'no-number' },
  ]);
});

test('columns with titles give each presenter and the notes; the rest is named', () => {
  const text = `N°\tTema\tResponsable\tHora\tObservaciones
    1\tInforme de la administración\tNora Ruiz\t10:00\tDiez minutos
    2\tPresupuesto\t\t10:10\t`;
  expect(read(text)).toEqual({
    points: [
      {
        ...{ row: 2, text: 'Informe de la administración', kind: 'informative', doubt: null },
        ...{ presenter: 'Nora Ruiz', notes: 'Diez minutos' },
      },
      {
        ...{ row: 3, text: 'Presupuesto', kind: 'decision', doubt: null },
        ...{ presenter: '', notes: '' },
      },
    ],
    unused: ['Hora'],
  });
});

test('columns without titles are named where they are not used', () => {
  expect(read('1\tVerificación del quórum\t10:00\n2\tPresupuesto de 2027\t10:05')).toMatchObject({
    points: [{ text: 'Verificación del quórum' }, { text: 'Presupuesto de 2027' }],
    unused: ['columna 3'],
  });
});

test.each([
  ['Verificación del quórum', 'informative'],
  ['Lectura del acta anterior', 'informative'],
  ['Lectura y aprobación del orden del día', 'decision'],
  ['Elección de presidente y secretario de la asamblea', 'officers'],
  ['Elección del consejo de administración', 'decision'],
  ['Ruegos y preguntas', 'proposals'],
  ['Presupuesto de 2027', 'decision'],
] as const)('«%s» is taken for %s', (text, kind) => {
  expect(read(text).points[0]?.kind).toBe(kind);
});
