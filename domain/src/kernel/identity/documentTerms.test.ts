import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nitCheck } from './checkDigits.ts';
import { entriesAtMost, entriesFor, entriesOf } from './documentEntries.ts';
import { documentKey } from './documentKey.ts';
import { documentIdentity, documentRank, documentTerms, isSameDocument } from './documentTerms.ts';

test.each([
  ['CO', '52345678', 'C.C. 52.345.678 de Bogotá', true],
  ['CO', 'CC 52345678', 'Cédula 52.345.678 Btá', true],
  ['CO', '900373913', 'NIT 900.373.913-4', true],
  ['CO', '9003739134', 'NIT 900.373.913-4', true],
  ['CO', 'NIT 900373913-4', '9003739134', true],
  ['CO', '345678', 'CE 345678', true],
  ['CO', 'CE 345678', '345678', true],
  ['CO', 'CE 345678', 'CC 345678', false],
  ['CO', 'CC 345678', 'CE 345678', false],
  ['CO', '345678', '52345678', false],
  ['CO', '19876543', '41.234.567 / 19.876.543', true],
  ['CO', '19876543 / 41234567', '41.234.567', false],
  ['CO', '12345678', 'V-12.345.678', true],
  ['CO', 'N/A', 'N/A', false],
  ['CO', '', '', false],
  ['ES', '12345678', '12345678Z', true],
  ['ES', '12345678-z', '12.345.678 Z', true],
  ['ES', '1234567', 'X1234567L', false],
  ['CL', '123456785', '12.345.678-5', true],
  ['CL', '12345678', '12.345.678-5', true],
  ['CL', '10000013k', '10.000.013-K', true],
  ['AR', '12345678', '20-12345678-6', true],
  ['MX', 'pegj800101ab1', 'RFC PEGJ-800101-AB1', true],
])('in %s %j names the document %j: %s', (country, typed, written, isSame) => {
  expect(isSameDocument(typed, written, country)).toBe(isSame);
});

test.each([
  ['345678', '345.678', 0],
  ['345678', 'CC 345678 de Cali', 1],
  ['345678', 'CE 345678', 2],
  ['9003739139', '900373913-9', 3],
  ['345678', '52345678', null],
])('%j names %j in the rank %s', (typed, written, rank) => {
  const [asked, known] = [documentTerms(typed, 'CO'), documentTerms(written, 'CO')];
  expect(documentRank(asked, known)).toBe(rank);
});

test.each([
  ['NIT 900.373.913-4', '900373913'],
  ['NIT 900.373.913-5', 'NIT900373913-5'],
  ['CE 345.678', 'CE345678'],
  ['41.234.567 y 19.876.543', '41234567/19876543'],
  ['N/A', ''],
])('the document %j is the person %j', (text, identity) => {
  expect(documentIdentity(text, 'CO')).toBe(identity);
});

const numbers = fc.oneof(
  fc.integer({ min: 100_000, max: 99_999_999 }),
  fc.integer({ min: 1_000_000_000, max: 1_299_999_999 }),
);
const companies = fc.integer({ min: 800_000_000, max: 999_999_999 });

const dotted = (number: string) => number.replace(/\B(?=(\d{3})+$)/gu, '.');
const people = [
  (number: string) => number,
  dotted,
  (number: string) => `CC ${number}`,
  (number: string) => `C.C. ${dotted(number)} de Bogotá`,
  (number: string) => `c.c. N° ${dotted(number)}`,
  (number: string) => `Cédula ${dotted(number)} (Cali)`,
  (number: string) => `${dotted(number)} Btá`,
  (number: string) => `${number}.0`,
  (number: string) => ` ${dotted(number).replaceAll('.', ' ')} `,
];
const firms = [
  (number: string) => number,
  (number: string) => number + nitCheck(number),
  (number: string) => `NIT ${dotted(number)}-${nitCheck(number)}`,
  (number: string) => `N.I.T. ${dotted(number)} - ${nitCheck(number)}`,
  (number: string) => `Nit: ${number}`,
  (number: string) => `${dotted(number)} DV ${nitCheck(number)}`,
];

describe.each([
  ['person', numbers, people],
  ['company', companies, firms],
] as const)('the document of a %s', (_, drawn, ways) => {
  const written = fc.tuple(drawn, fc.constantFrom(...ways), fc.constantFrom(...ways));

  test('is the same however it is written, and finds its entry', () => {
    fc.assert(
      fc.property(written, ([number, one, other]) => {
        const [first, second] = [one(String(number)), other(String(number))];
        expect(documentIdentity(first, 'CO')).toBe(documentIdentity(second, 'CO'));
        expect(isSameDocument(first, second, 'CO')).toBe(true);
        const stands = entriesOf(first, 'CO');
        expect(entriesFor(second, 'CO').some((entry) => stands.includes(entry))).toBe(true);
      }),
    );
  });

  test('is never the one of another number', () => {
    fc.assert(
      fc.property(written, drawn, ([number, one, other], another) => {
        fc.pre(number !== another);
        expect(documentIdentity(one(String(number)), 'CO')).not.toBe(
          documentIdentity(other(String(another)), 'CO'),
        );
      }),
    );
  });
});

test('a number written alone is the same text as before', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('', 'CC ', 'C.C. '), (number, kind) => {
      const text = `${kind}${dotted(String(number))}`;
      expect(documentIdentity(text, 'CO')).toBe(documentKey(text));
    }),
  );
});

test('a document that opened before it was read by parts opens when it is typed the same way', () => {
  const countries = fc.constantFrom('CO', 'ES', 'AR', 'CL', 'MX');
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789ABCKZ.-/ ñ') });
  fc.assert(
    fc.property(signs, countries, (text, country) => {
      const entries = entriesFor(text, country);
      expect(entries.length).toBeLessThanOrEqual(entriesAtMost);
      const { identities } = documentTerms(text, country);
      if (identities.length === 1) expect(entries).toContain(documentKey(text));
    }),
  );
});

test.each([
  ['900373913', 'NIT900373913-4'],
  ['900.373.913-4', 'NIT900373913-4'],
  ['345678', 'CE345678'],
])('%j finds the entry %j of before', (typed, entry) => {
  expect(entriesFor(typed, 'CO')).toContain(entry);
});
