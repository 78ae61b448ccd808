import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOf } from '../../testing/sampleOf.ts';
import { readSlates, type SlateReading } from './readSlates.ts';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split('\t'));
const said = (text: string, what: SlateReading = 'slates') =>
  readSlates(rowsOf(text), what).candidates.map(({ label, lines }) =>
    [
      label,
      ...lines.map(({ name, substitute }) => (substitute ? `${name}/${substitute}` : name)),
    ].join('|'),
  );

test.each([
  ['a list with numbers', '1. Ana Díaz\r\n2) Beto\n\n  - Carla\n• Darío  \nEva 2\nJ. Pérez'],
  ['a title above', 'Candidatos\nAna Díaz\nBeto\nCarla\nDarío\nEva 2\nJ. Pérez'],
  [
    'a sheet',
    'Nº\tNombre\tApellido\n1\tAna\tDíaz\n2\tBeto\t\n3\tCarla\t\n4\tDarío\t\n5\tEva 2\t\n6\tJ. Pérez',
  ],
  ['without titles', '1\tAna Díaz\tx\n2\tBeto\n3\tCarla\n4\tDarío\n5\tEva 2\n6\tJ. Pérez'],
])('candidates one by one are read from %s', (_, text) => {
  const names = ['Ana Díaz', 'Beto', 'Carla', 'Darío', 'Eva 2', 'J. Pérez'];
  expect(said(text, 'names')).toEqual(names);
});

test('lines without a slate are its people where they are asked for', () => {
  expect(said('1. Ana\nSuplente: Luis\n2. Eva / Sol', 'people')).toEqual(['|Ana/Luis|Eva/Sol']);
});

const two = ['Plancha 1|Ana Díaz/Luis Rojas|Eva Soto', 'Plancha 2|Pía Gil|Rui Paz/Sol Mora'];

test.each([
  [
    'headings',
    'PLANCHA\nPlancha 1\n1. Ana Díaz / Luis Rojas\n2. Eva Soto\nPlancha 2:\n- Pía Gil\n- Rui Paz (suplente: Sol Mora)',
    ['PLANCHA', ...two],
  ],
  [
    'a line each',
    'Plancha 1: Ana Díaz / Luis Rojas; Eva Soto\nPlancha 2: Pía Gil, Rui Paz / Sol Mora',
    two,
  ],
  [
    'lines that say who is who',
    'Plancha 1\nPrincipal: Ana Díaz\nSuplente: Luis Rojas\nPrincipal: Eva Soto\nPlancha 2\nPía Gil\nRui Paz\nSuplente: Sol Mora',
    two,
  ],
  [
    'columns',
    'Elección del consejo\nPlancha\tPrincipal\tSuplente\n1\tAna Díaz\tLuis Rojas\n1\tEva Soto\t\n2\tPía Gil\t\n2\tRui Paz\tSol Mora',
    two,
  ],
  [
    'columns with the slate written once',
    'No. de plancha\tRenglón\tNombres y apellidos\tSuplente\nPlancha 1\t1\tAna Díaz\tLuis Rojas\n\t2\tEva Soto\t\nPlancha 2\t1\tPía Gil\t\n\t2\tRui Paz\tSol Mora',
    two,
  ],
  [
    'headings in a sheet',
    'Principales\tSuplentes\nPlancha 1\nAna Díaz\tLuis Rojas\nEva Soto\t\nPlancha 2\nPía Gil\t\nRui Paz\tSol Mora',
    two,
  ],
  [
    'slates side by side',
    'Plancha 1\tPlancha 2\nAna Díaz / Luis Rojas\tPía Gil\nEva Soto\tRui Paz / Sol Mora',
    two,
  ],
  [
    'columns without titles',
    '1\tAna Díaz\tLuis Rojas\n1\tEva Soto\t\n2\tPía Gil\t\n2\tRui Paz\tSol Mora',
    two,
  ],
  [
    'substitutes in a list of their own',
    'Lista «Norte»\nPrincipales\n1. Ana\n2. Eva\nSuplentes\n1. Luis\n2. Sol',
    ['Lista «Norte»|Ana/Luis|Eva/Sol'],
  ],
  ['people of one slate', 'Principal\tSuplente\nAna\tLuis\nEva\t', ['|Ana/Luis|Eva']],
  ['names of slates', '1. Renovación\n2. Progreso', ['Renovación', 'Progreso']],
])('slates come from %s', (_, text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  [
    'Plancha 1\nAna\nSuplente: Luis\nSuplente: Eva',
    '«Eva» (fila 4) es suplente de nadie: no lo usamos.',
  ],
  ['Plancha\tPrincipal\tCédula\n1\tAna\t52\n1\tEva\t53', 'No usamos la columna «Cédula».'],
  ['Plancha\tPrincipal\n1\tAna\nTOTAL\t\n2\tEva', 'Dejamos fuera 1 fila: 3 (total).'],
  ['Plancha 1\nAna\nPlancha 1\nEva', '«Plancha 1» está más de una vez.'],
])('cells of «%s» that are unused or in doubt are told', (text, told) => {
  expect(readSlates(rowsOf(text), 'slates').notes.join(' ')).toContain(told);
});

const names = [
  'Ana Díaz',
  'Luis Peña',
  'Eva Soto',
  'J. Pérez',
  'María del Mar Ruiz',
  'Íñigo Núñez',
];
const person = fc.record({
  name: fc.constantFrom(...names),
  substitute: fc.option(fc.constantFrom('Rui Paz', 'Sol Mora', 'Pía Gil')),
});
const drawn = fc.array(fc.array(person, { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 4,
});

test('however slates are written, the same people stand in the same places', () => {
  fc.assert(
    fc.property(
      drawn,
      fc.constantFrom('lines', 'inline', 'columns', 'merged', 'beside', 'headings'),
      fc.constantFrom('', '1. ', '- ', '• '),
      (slates, how, mark) => {
        const both = ({ name, substitute }: (typeof slates)[number][number]) =>
          substitute === null ? name : `${name} / ${substitute}`;
        const label = (i: number) => `Plancha ${i + 1}`;
        const tallest = Math.max(...slates.map(({ length }) => length));
        const written = {
          lines: () =>
            slates.flatMap((of, i) => [[label(i)], ...of.map((one) => [`${mark}${both(one)}`])]),
          inline: () => slates.map((of, i) => [`${label(i)}: ${of.map(both).join('; ')}`]),
          columns: () => [
            ['Plancha', 'Principales', 'Suplentes'],
            ...slates.flatMap((of, i) =>
              of.map(({ name, substitute }) => [label(i), name, substitute ?? '']),
            ),
          ],
          merged: () => [
            ['Suplente', 'Candidato', 'Nº plancha'],
            ...slates.flatMap((of, i) =>
              of.map(({ name, substitute }, at) => [
                substitute ?? '',
                name,
                at === 0 ? `${i + 1}` : '',
              ]),
            ),
          ],
          headings: () => [
            ['Nombre', 'Suplente'],
            ...slates.flatMap((of, i) => [
              [label(i)],
              ...of.map(({ name, substitute }) => [`${mark}${name}`, substitute ?? '']),
            ]),
          ],
          beside: () => [
            slates.map((_, i) => label(i)),
            ...Array.from({ length: tallest }, (_, at) =>
              slates.map((of) => {
                const one = of[at];
                return one === undefined ? '' : `${mark}${both(one)}`;
              }),
            ),
          ],
        };
        const rows = written[how]();
        expect({ rows, read: readSlates(rows, 'slates') }).toMatchObject({
          rows,
          read: { candidates: slates.map((lines, i) => ({ label: label(i), lines })) },
        });
      },
    ),
    sampleOf({ part: 300, full: 5_000 }, process.env),
  );
});
