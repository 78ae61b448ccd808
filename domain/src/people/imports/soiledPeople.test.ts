import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentKey } from '../../kernel/identity/documentKey.ts';
import { documentIdentity } from '../../kernel/identity/documentTerms.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { Person } from '../../kernel/identity/person.ts';
import { sayWrongChecks } from '../../kernel/identity/sayWrongChecks.ts';
import {
  documentDirtKinds,
  otherDirtKinds,
  ownersTable,
  type SoiledOwner,
  soilOwner,
  trueOwners,
} from '../../testing/files/soilPeople.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { guessReading } from './guessReading.ts';
import { parseRoster } from './parseRoster.ts';

const runs = sampleOf({ part: 200, full: 10_000 }, process.env);
const longest = 900_000;

const documentDirt = fc.constantFrom(...documentDirtKinds);
const otherDirt = fc.constantFrom(...otherDirtKinds);

/** Each owner in as many rows as kinds of dirt are drawn for them. */
const soiled = trueOwners.chain((owners) =>
  fc
    .tuple(
      ...owners.map(() =>
        fc.array(fc.tuple(documentDirt, otherDirt), { minLength: 1, maxLength: 3 }),
      ),
    )
    .map((dirt) =>
      dirt.flatMap((kinds, i) =>
        owners.slice(i, i + 1).flatMap((owner) =>
          kinds.map(([document, other]) => {
            return { owner, written: soilOwner(owner, i, document, other) };
          }),
        ),
      ),
    ),
);

function idsIn(
  written: readonly SoiledOwner[],
  people: readonly Person[] = [],
  said: Pick<RosterReading, 'namesakes'> = {},
) {
  const rows = ownersTable(written);
  const reading = { ...guessReading(rows), ...said };
  const inForce = { country: 'CO', people };
  const { roster, problems } = parseRoster(rows, (key) => key, reading, true, inForce);
  return {
    ids: roster.units.map(({ ownerIds }) => ownerIds.join()),
    people: roster.people,
    problems,
  };
}

/** The id that a person had before documents were read by their parts. */
function formerId({ document, name }: Pick<Person, 'document' | 'name'>): string {
  return documentKey(document) || `name:${nameKey(name)}`;
}

test(
  'owners are as many as there are, however each of their rows is written',
  () => {
    fc.assert(
      fc.property(soiled, (rows) => {
        const { ids, people, problems } = idsIn(rows.map(({ written }) => written));
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        const numberOf = new Map(ids.map((id, i) => [id, rows[i]?.owner.number]));
        expect(rows.map(({ owner }, i) => [ids[i], owner.number])).toEqual(
          ids.map((id) => [id, numberOf.get(id)]),
        );
        expect(people).toHaveLength(new Set(rows.map(({ owner }) => owner.number)).size);
      }),
      runs,
    );
  },
  longest,
);

test(
  'the owner in force keeps their former id, in the same file and in another spelling',
  () => {
    fc.assert(
      fc.property(soiled, documentDirt, otherDirt, (rows, document, other) => {
        const first = new Map(rows.map((row) => [row.owner.number, row]));
        const inForce = [...first.values()].map(({ written }): Person => {
          const contact = { email: null, phone: null };
          return { personId: formerId(written), ...written, ...contact };
        });
        const formerIds = [...first.values()].map(({ written }) => formerId(written));
        const same = [...first.values()].map(({ written }) => written);
        expect(idsIn(same, inForce).ids).toEqual(formerIds);
        const otherwise = [...first.values()].map(({ owner }, i) =>
          soilOwner(owner, i, document, other),
        );
        expect(idsIn(otherwise, inForce).ids).toEqual(formerIds);
      }),
      runs,
    );
  },
  longest,
);

const row = (name: string, document: string): SoiledOwner => ({
  name,
  document,
  email: '',
  phone: '',
});

test('a text that is no document makes no two people one', () => {
  const written = ['N/A', 'NO TIENE', '-', '0', 'N/A', 'N/A'].map((document, i) =>
    row(i === 5 ? 'Dueño 0' : `Dueño ${i}`, document),
  );
  const { ids, problems } = idsIn(written, [], { namesakes: 'same' });
  expect(ids).toEqual([0, 1, 2, 3, 4, 0].map((i) => `name:dueno ${i}`));
  expect(problems.filter(({ code }) => code === 'document-odd')).toHaveLength(6);
});

test('of those who had «N/A» for one, whose name it had stays', () => {
  const inForce = [{ ...row('Ana', 'N/A'), personId: 'N/A', email: null, phone: null }];
  expect(idsIn([row('Ana', 'N/A'), row('Beto', 'N/A')], inForce).ids).toEqual(['N/A', 'name:beto']);
});

test('two who were in force under one document stay two, and a third way to write it is neither', () => {
  const inForce = ['NIT900373913-4', '900373913'].map((personId) => {
    return { ...row('Zipa', personId), personId, email: null, phone: null };
  });
  const written = ['NIT 900.373.913-4', '900.373.913', 'N.I.T. 900373913'];
  expect(
    idsIn(
      written.map((document) => row('Zipa', document)),
      inForce,
    ).ids,
  ).toEqual([...['NIT900373913-4', '900373913', 'NIT900373913']]);
});

test.each([
  ['41.234.567 / 19.876.543', 'document-several'],
  ['pendiente', 'document-odd'],
])('the document %j is told as %s', (document, code) => {
  const { problems } = idsIn([row('Ana', document)]);
  expect(problems.filter((one) => one.code === code)).toMatchObject([{ row: 2, column: 2 }]);
});

test('the same document under another name is one person, and told', () => {
  const { people, problems } = idsIn([row('Ana Peña', 'CC 52345678'), row('Luis', '52.345.678')]);
  expect(people).toHaveLength(1);
  expect(problems.map(({ code }) => code)).toContain('document-two-names');
});

test('numbers of another kind, or with another check digit, are other people', () => {
  const written = ['CC 345678', 'CE 345678', 'NIT 900.373.913-4', 'NIT 900.373.913-5'];
  const { people } = idsIn(written.map((document) => row('Ana', document)));
  expect(people).toHaveLength(4);
});

test('a check digit that does not fit is said of each, and stops nothing', () => {
  const written = ['NIT 900.373.913-5', 'NIT 900.373.913-4', '52345678'].map((document, i) =>
    row(`Dueño ${i}`, document),
  );
  const { people, problems } = idsIn(written);
  expect(problems.map(({ code }) => code)).toEqual(['sum-not-whole']);
  expect(sayWrongChecks(people, 'CO')).toBe(
    'El dígito o la letra de control de un documento no corresponde a su número: «NIT 900.373.913-5» (Dueño 0). Queda como está escrito; revíselo.',
  );
  const many = Array.from({ length: 12 }, (_, i) => row(`Dueño ${i}`, `NIT 900.373.913-5`));
  expect(sayWrongChecks(many, 'CO')).toMatch(/de 12 documentos .* y 4 más\. Quedan/u);
  expect(sayWrongChecks([row('Ana', '52345678')], 'CO')).toBe('');
});

const splitting = (written: readonly SoiledOwner[]) => {
  const rows = ownersTable(written);
  const reading = { ...guessReading(rows), splitOwners: true };
  return parseRoster(rows, (key) => key, reading, true, { country: 'CO', people: [] });
};

test.each([
  ['PÉREZ ANA Y LÓPEZ JUAN', '41.234.567 / 19.876.543', 'PÉREZ ANA 41234567|LÓPEZ JUAN 19876543'],
  [
    'Ana Ruiz / Inv Zipa',
    'CC 41234567 / NIT 900.373.913-4',
    'Ana Ruiz 41234567|Inv Zipa 900373913',
  ],
  ['Ana Ruiz; Eva Gil; Leo Paz', '41234567 y 19876543 y 52345678', null],
  ['Ana Ruiz', '41.234.567 / 19.876.543', ''],
  ['Ana y Juan Pérez', '41.234.567 / 19.876.543', ''],
  ['Ana Ruiz y Juan Pérez', '41.234.567', ''],
])('the cell «%s» with «%s» is of «%s», when it is asked for', (name, document, owners) => {
  const { roster, problems } = splitting([{ ...row(name, document), email: 'ana@example.com' }]);
  const told = roster.people.map((one) => `${one.name} ${documentIdentity(one.document, 'CO')}`);
  const codes = problems.map(({ code }) => code);
  if (owners === '') {
    expect(told).toHaveLength(1);
    expect(codes).not.toContain('owners-split');
    if (document.includes('/')) expect(codes).toContain('document-several');
    return;
  }
  expect(codes).toContain('owners-split');
  expect(codes).not.toContain('document-several');
  if (owners !== null) expect(told.join('|')).toBe(owners);
  expect(roster.units[0]?.ownerIds).toHaveLength(told.length);
  expect(roster.people.map(({ email }) => email)).toEqual([
    'ana@example.com',
    ...told.slice(1).map(() => null),
  ]);
});

test('two owners of a cell are one person each also elsewhere in the file', () => {
  const { roster } = splitting([
    row('Ana Ruiz y Juan Pérez', '41.234.567 / 19.876.543'),
    row('Juan Pérez', 'CC 19876543'),
  ]);
  expect(roster.people).toHaveLength(2);
  expect(roster.units[1]?.ownerIds).toEqual(roster.units[0]?.ownerIds.slice(1));
});

test('owners of a cell are one until somebody says otherwise, and that is told', () => {
  const { people, problems } = idsIn([row('Ana Ruiz y Juan Pérez', '41.234.567 / 19.876.543')]);
  expect(people).toHaveLength(1);
  expect(problems.map(({ code }) => code)).toContain('document-several');
});
