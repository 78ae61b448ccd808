import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOfPeople } from '../../kernel/identity/idsOfPeople.ts';
import { diffRosters } from '../imports/diffRosters.ts';
import { guessReading } from '../imports/guessReading.ts';
import { parseRoster } from '../imports/parseRoster.ts';
import { readImport } from '../imports/readImport.ts';
import { editUnit, editUnitRequest, type UnitEdits } from '../rosterChanges/editUnit.ts';
import { exportRoster } from './exportRoster.ts';
import type { Roster } from './roster.ts';
import type { RosterField } from './rosterFields.ts';
import { fieldList, rosterFields, type UnitField, unitFields, valueFields } from './unitFields.ts';
import { ownersOf } from './unitOwners.ts';

const same = (key: string) => key;
const word = fc.stringMatching(/^[A-Za-zÑñÁéíóúÜ][A-Za-zñáé0-9]{0,10}[a-z]$/u);
const text = fc.oneof(fc.constant(''), word);

/** A cell of any field by how it is shown; people and units are told apart by their number. */
const cellOf = ({ key, show }: UnitField, unit: number): fc.Arbitrary<string> => {
  if (key === 'label') return word.map((name) => `${name} ${unit}`);
  if (key === 'document') return fc.constant(String(10_000 + unit));
  if (key === 'email') return fc.constantFrom('', `a${unit}@b.test`);
  if (key === 'owner') return word;
  if (key === 'coowners') return fc.constantFrom('', `Eva (${50_000 + unit})`);
  if (show.as === 'yesNo') return fc.constantFrom('sí', 'no');
  return show.as === 'number' ? fc.nat(99).map((whole) => `${whole},5000`) : text;
};
const rowOf = (unit: number) => fc.tuple(...fieldList.map((field) => cellOf(field, unit)));
const rosters = fc
  .integer({ min: 1, max: 6 })
  .chain((units) => fc.tuple(...Array.from({ length: units }, (_, unit) => rowOf(unit))))
  .map((rows) => read([fieldList.map(({ name }) => name), ...rows]))
  .filter(({ problems }) => problems.every(({ severity }) => severity === 'warning'))
  .map(({ roster }) => roster);

function read(rows: readonly (readonly string[])[]) {
  return parseRoster(rows, same, { ...guessReading(rows), measure: 'percent' });
}

/** A text that a person writes in place of a cell: never the former one. */
function another({ key, show }: UnitField, before: string): string {
  if (key === 'email') return 'otra@correo.test';
  if (key === 'document') return '99999';
  if (key === 'coowners') return `${before === '' ? '' : `${before}; `}Zoe (88888)`;
  if (show.as === 'yesNo') return before === 'sí' ? 'no' : 'sí';
  return show.as === 'number' ? `${Number.parseInt(before, 10) + 1},2500` : `${before}z`;
}

/** The cells that differ between two rosters as they are exported: `row column`. */
function changedCells(before: Roster, after: Roster): readonly string[] {
  const written = exportRoster(after);
  return exportRoster(before).flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell === written[row]?.[column] ? [] : [`${row} ${rosterFields[column]}`],
    ),
  );
}

/** The names under which a comparison tells of a field: of co-owners, those of all the owners. */
const namesOf = (column: RosterField) =>
  column === 'coowners' ? ['Propietarios', 'Documentos'] : [unitFields[column].inFull?.name];

test('an exported roster reads back the same, in every field', () => {
  fc.assert(
    fc.property(rosters, (roster) => {
      expect(read(exportRoster(roster)).roster).toEqual(roster);
    }),
  );
});

test.each(rosterFields.filter((column) => column !== 'unit'))(
  'merging a file that changes only «%s» changes it and nothing else, and the comparison says so',
  (column) => {
    const place = rosterFields.indexOf(column);
    fc.assert(
      fc.property(rosters, fc.nat(), fc.boolean(), (roster, pick, whole) => {
        const row = 1 + (pick % roster.units.length);
        const file = exportRoster(roster).map((cells) => [...cells]);
        const cells = file[row] ?? [];
        cells[place] = another(unitFields[column], cells[place] ?? '');
        // A value of the unit may come alone; who the owner is comes with what is said of them.
        const isValue = 'read' in unitFields[column];
        const rows = whole || !isValue ? file : file.map((all) => [all[0] ?? '', all[place] ?? '']);
        const reading = { ...guessReading(rows), measure: 'percent' as const };
        const inForce = { roster, measure: 'percent' as const };
        const merged = readImport({ rows, reading, mode: 'merge' }, inForce, same);
        expect(merged.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(changedCells(roster, merged.roster)).toEqual([`${row} ${column}`]);
        const { changed } = diffRosters(roster, merged.roster);
        const told = changed.flatMap(({ changes }) => changes.map(({ field }) => field));
        expect(told).toEqual(namesOf(column));
      }),
    );
  },
);

test.each(
  fieldList.filter(({ isMendable }) => isMendable).map((field) => [field.column, field] as const),
)('mending «%s» of a unit changes it and nothing else', (column, field) => {
  const place = rosterFields.indexOf(column);
  fc.assert(
    fc.property(rosters, fc.nat(), (roster, pick) => {
      const at = pick % roster.units.length;
      const unit = roster.units[at];
      if (unit === undefined) throw new Error('There is no unit.');
      const written = another(field, exportRoster(roster)[at + 1]?.[place] ?? '');
      const value = valueFields.find(({ key }) => key === field.key);
      const personOf = new Map(roster.people.map((person) => [person.personId, person]));
      const [owner] = ownersOf(unit, personOf);
      const asked = column === 'owner' ? 'name' : column;
      const edits = (
        value === undefined
          ? { owner: { ...owner, [asked]: written } }
          : { [value.key]: value.show.as === 'yesNo' ? written === 'sí' : written }
      ) as UnitEdits;
      const ids = { editId: crypto.randomUUID(), version: 'v1', unitId: unit.unitId };
      const mended = editUnit(
        unit,
        editUnitRequest.parse({ ...ids, edits }).edits,
        idsOfPeople(same, { country: 'CO', people: [] }),
      );
      if (!mended.ok) throw new Error(mended.refusal.detail);
      const { person } = mended.value;
      const after = {
        ...roster,
        units: roster.units.map((one, i) => (i === at ? mended.value.unit : one)),
        people: [...roster.people, ...(person === null ? [] : [person])],
      };
      expect(changedCells(roster, after)).toEqual([`${at + 1} ${column}`]);
    }),
  );
});
