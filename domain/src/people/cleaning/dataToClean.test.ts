import { expect, test } from 'vitest';
import { parseRoster } from '../imports/parseRoster.ts';
import { dataToClean } from './dataToClean.ts';

const read = (text: string, country = 'CO') => {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'));
  const { roster } = parseRoster(rows, (key) => key);
  return dataToClean(roster, country).map(({ code, items }) => [
    code,
    items.map(({ name, about }) => [name, about]),
  ]);
};
const title = 'Unidad;Coeficiente;Propietario;Documento;Correo;Celular';

test('a roster whose people are known has nothing to clean', () => {
  const rows = `${title}
    101;50;Ana Ruiz;52345678;ana@correo.test;
    102;50;Luis Soto;79123456;;3001`;
  expect(read(rows)).toEqual([]);
});

test('each kind is told with the people concerned', () => {
  const rows = `${title}
    101;20;Ana Ruiz;52345678;casa@correo.test;
    102;20;RUIZ ANA;79123456;casa@correo.test;
    103;20;Luis Soto;;;3001
    104;20;Eva Gil;41234567 / 19876543;eva@correo.test, hijo@correo.test;
    105;10;Luz SAS;NIT 900373913-9;;
    106;10;;;;`;
  expect(read(rows)).toEqual([
    ['unit-without-owner', [['106', '']]],
    [
      'names-alike',
      [
        ['Ana Ruiz', '52345678 · 101'],
        ['RUIZ ANA', '79123456 · 102'],
      ],
    ],
    ['document-several', [['Eva Gil', '41234567 / 19876543 · 104']]],
    ['document-check', [['Luz SAS', 'NIT 900373913-9 · 105']]],
    ['no-document', [['Luis Soto', '103']]],
    ['contact-several', [['Eva Gil', 'eva@correo.test, hijo@correo.test · 104']]],
    [
      'contact-shared',
      [
        ['Ana Ruiz', 'casa@correo.test · 101'],
        ['RUIZ ANA', 'casa@correo.test · 102'],
      ],
    ],
    ['no-contact', [['Luz SAS', '105']]],
  ]);
});

test('a document shared by two people in force is told, in any spelling', () => {
  const person = { email: null, phone: '1' };
  const people = [
    { ...person, personId: 'a', name: 'Ana', document: '52.345.678' },
    { ...person, personId: 'b', name: 'Eva', document: 'C.C. 52345678 de Cali' },
  ];
  const [group] = dataToClean({ units: [], people }, 'CO');
  expect(group?.code).toBe('document-twice');
  expect(group?.items.map(({ search }) => search)).toEqual(['Ana', 'Eva']);
});
