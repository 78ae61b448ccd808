import { expect, test } from 'vitest';
import { exportRoster } from '../rosters/exportRoster.ts';
import { parseRoster } from './parseRoster.ts';
import { readImport } from './readImport.ts';

const same = (key: string) => key;

test('several addresses are kept: the first is the owner’s, and a file that brings others says all of them', () => {
  const title = ['Unidad', 'Cuota', 'Propietario', 'DNI', 'Correo'];
  const base = [
    title,
    ['1A', '50', 'Gema Cobo', '11111111H', 'Gema@correo.test / inquilina@correo.test'],
    ['1B', '50', 'Gema Cobo', '11111111H', 'oficina@correo.test; GEMA@correo.test'],
  ];
  const kept = parseRoster(base, same).roster;
  const [gema] = kept.people;
  expect(gema).toMatchObject({
    email: 'gema@correo.test',
    moreEmails: ['inquilina@correo.test', 'oficina@correo.test'],
  });
  const over = (rows: string[][]) =>
    readImport({ rows, mode: 'merge' }, { roster: kept, measure: 'percent' }, same);
  const written = exportRoster(kept);
  expect(parseRoster(written, same).roster.people).toEqual(kept.people);
  expect(
    over([
      ['Unidad', 'DNI'],
      ['1A', '11111111H'],
    ]).roster.people,
  ).toEqual(kept.people);
  const other = over([
    ['Unidad', 'Correo'],
    ['1A', 'otra@correo.test'],
  ]);
  expect(other.roster.people).toEqual([
    { ...gema, email: 'otra@correo.test', moreEmails: undefined },
  ]);
});
