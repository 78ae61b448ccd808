import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubberOf } from './scrubPerson.ts';

const ana = {
  personId: 'p-ana',
  names: ['Ana María Ruiz'],
  documents: ['CC 52.345.678'],
  emails: ['ana.ruiz@correo.test'],
  phones: ['300 123 45 67'],
};
const scrub = scrubberOf(ana);

test.each([
  ['Habló ANA  MARÍA RUIZ, de pie.', 'Habló Persona retirada, de pie.'],
  ['(52345678)', '((retirado))'],
  ['Cédula 52.345.678 de Bogotá', 'Cédula (retirado) de Bogotá'],
  ['a Ana.Ruiz@correo.test;', 'a (retirado);'],
  ['300-123-4567', '(retirado)'],
  ['Ana María Ruizdael', 'Ana María Ruizdael'],
  ['152345678', '152345678'],
  ['Ana', 'Ana'],
])('in a text, %s becomes %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test('fields beside an id are erased, also where somebody else has the same name', () => {
  const namesake = scrubberOf({ ...ana, names: [], documents: [], emails: [], phones: [] });
  expect(
    namesake({
      ...{ personId: 'p-ana', name: 'Ana', document: 'CC 1', email: 'a@b.test', phone: '3' },
      ...{ moreEmails: ['b@b.test'], isContactOld: true },
    }),
  ).toEqual({
    ...{ personId: 'p-ana', name: 'Persona retirada', document: '', email: null, phone: null },
    ...{ moreEmails: [], isContactOld: true },
  });
  const unit = { label: 'T1', ownerIds: ['p-beto', 'p-ana'], ownerNames: ['Ana', 'Ana'] };
  expect(namesake(unit)).toEqual({ ...unit, ownerNames: ['Ana', 'Persona retirada'] });
  const proxy = {
    attorneyId: 'p-luis',
    attorneyName: 'Luis',
    grantorId: 'p-ana',
    grantorName: 'Ana',
  };
  expect(namesake(proxy)).toEqual({ ...proxy, grantorName: 'Persona retirada' });
});

test('finds them inside lists and inside JSON that is stored as text, and leaves ids', () => {
  const json = JSON.stringify({ rows: [['T1', 'Ana María Ruiz', '52345678']] });
  const stored = { json, unitId: '52345678', by: ['Ana María Ruiz', 7, null] };
  expect(scrub(stored)).toEqual({
    json: '{"rows":[["T1","Persona retirada","(retirado)"]]}',
    unitId: '52345678',
    by: ['Persona retirada', 7, null],
  });
});

test('a question in writing goes with its words', () => {
  const inquiry = { inquiryId: 'i', personId: 'p-ana', name: 'Ana', text: '¿Cuándo?' };
  expect(scrub(inquiry)).toMatchObject({ name: 'Persona retirada', text: '(retirado)' });
});

test('a document that does not name the person stays the same object, and a second pass changes nothing', () => {
  const values = fc.jsonValue();
  fc.assert(
    fc.property(values, (value) => {
      const once = scrub(value);
      expect(scrub(once)).toBe(once);
    }),
  );
  const other = { personId: 'p-beto', name: 'Beto', list: [{ a: 1 }], when: new Date(0) };
  expect(scrub(other)).toBe(other);
  const named = { personId: 'p-ana', name: 'Ana', list: ['Ana María Ruiz'] };
  const gone = scrub(named);
  expect(scrub(gone)).toBe(gone);
});
