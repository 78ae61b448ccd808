import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPlate } from '../../hall/plates/plate.ts';
import { readBulkSheet } from '../../people/lists/readBulkSheet.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { buildBulkBook } from './bulkBook.ts';
import { resolveEntries } from './resolveEntries.ts';
import { resolvePlates } from './resolvePlates.ts';

const towers = [1, 2, 3];
const numbers = ['101', '102', '201', '1101'];
const units = towers.flatMap((tower) =>
  numbers.map((number, i): Unit => {
    const owner = `p${tower}-${number}`;
    return {
      ...{ unitId: `T${tower}-${number}`, label: `T${tower}-${number}`, order: tower * 10 + i },
      ...{ group: `Torre ${tower}`, kind: '', inArrears: false, weight: 1_000_000 },
      ...{ ownerIds: [owner], ownerNames: [owner] },
    };
  }),
);
const book = (isHere: boolean) =>
  buildBulkBook({
    units,
    people: units.map(({ ownerIds: [personId = ''] }, i) => ({
      ...{ personId, name: personId, document: `CC ${52_000_000 + i}`, email: null, phone: null },
    })),
    proxies: [],
    attendance: isHere
      ? units.map(({ unitId, label, group, order, weight, ownerIds: [personId = ''] }) => ({
          ...{ unitId, label, group, order, weight, headId: personId, personId },
          ...{ personName: personId, ownerName: '', present: true, since: 0 },
          ...{ capacity: 'owner' as const, channel: 'hall' as const },
        }))
      : [],
    plates: Array.from({ length: 20 }, (_, i) => newPlate(i + 1, 0)),
    country: 'CO',
  });

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const whole = one<(tower: number, number: string) => string>(
  (tower, number) => `T${tower}-${number}`,
  (tower, number) => `t${tower} ${number}`,
  (tower, number) => `Torre ${tower} Apto ${number}`,
  (tower, number) => `${number} torre ${tower}`,
  (tower, number) => `T${tower}-${number.padStart(5, '0')}`,
);
const dirt = fc.record({
  above: fc.array(one(['CONJUNTO EL ROBLE'], ['Asamblea 2026', '', ''], []), { maxLength: 3 }),
  towerTitle: one('Torre', 'TORRE Nº', 'Bloque', 'Torre / Bloque', ''),
  unitTitle: one('Unidad', 'Apto.', 'Nº de apartamento', 'APTO (número)', 'Unidad privada'),
  plateTitle: one('Placa', 'No. Placa', 'Número de placa', 'Placa asignada', 'PALETA'),
  documentTitle: one('Cédula', 'C.C.', 'Documento de identidad', 'Nº documento'),
  plate: one<(n: number) => string>(
    String,
    (n) => `Placa ${n}`,
    (n) => `0${n}`,
    (n) => `N.º ${n}`,
  ),
  isApart: fc.boolean(),
  isMerged: fc.boolean(),
  withDocument: fc.boolean(),
  hasTotal: fc.boolean(),
  hasBlank: fc.boolean(),
});
const line = fc.record({
  tower: one(...towers, 9),
  number: one(...numbers),
  write: whole,
});
const lines = fc.uniqueArray(line, {
  minLength: 3,
  maxLength: 8,
  selector: ({ tower, number }) => `${tower}-${number}`,
});

test('a dirty sheet gives each plate to the holder of its unit, or the row is told', () => {
  fc.assert(
    fc.property(lines, dirt, (drawn, how) => {
      const said = how.isMerged ? [...drawn].sort((a, b) => a.tower - b.tower) : drawn;
      const isApart = how.isApart && how.towerTitle !== '';
      const titles = [
        ...(isApart ? [how.towerTitle] : []),
        ...[how.unitTitle, ...(how.withDocument ? [how.documentTitle] : []), how.plateTitle],
      ];
      const body = said.map(({ tower, number, write }, i) => {
        const repeats = how.isMerged && said[i - 1]?.tower === tower;
        const unit = units.findIndex(({ label }) => label === `T${tower}-${number}`);
        const document = unit < 0 ? '99999999' : `C.C. ${52_000_000 + unit} de Bogotá`;
        return [
          ...(isApart ? [repeats ? '' : `Torre ${tower}`, number] : [write(tower, number)]),
          ...(how.withDocument ? [document] : []),
          how.plate(i + 1),
        ];
      });
      const table = [
        ...how.above,
        titles,
        ...body.slice(0, 1),
        ...(how.hasBlank ? [[]] : []),
        ...body.slice(1),
        ...(how.hasTotal ? [['TOTAL', '', '']] : []),
      ];
      const handed = resolvePlates(readBulkSheet(table, 'plates').rows, book(true));
      const entered = resolveEntries(readBulkSheet(table, 'accredit').rows, book(false), {
        ...{ isPaper: false, startsAt: 0, timeZone: 'America/Bogota', now: 1 },
      });
      const known = said.filter(({ tower }) => tower !== 9);
      const plates = new Map(
        handed.flatMap(({ item }) => (item === null ? [] : [[item.number, item.personId]])),
      );
      expect({ table, plates }).toEqual({
        table,
        plates: new Map(known.map((row) => [said.indexOf(row) + 1, `p${row.tower}-${row.number}`])),
      });
      const seats = new Set(entered.flatMap(({ item }) => (item === null ? [] : [item.unitId])));
      expect({ table, seats }).toEqual({
        table,
        seats: new Set(known.map(({ tower, number }) => `T${tower}-${number}`)),
      });
      const problems = [handed, entered].map(
        (rows) => rows.filter(({ status }) => status === 'problem').length,
      );
      const unknown = said.length - known.length;
      expect({ table, problems }).toEqual({ table, problems: [unknown, unknown] });
    }),
    sampleOf({ part: 300, full: 5_000 }, process.env),
  );
});
