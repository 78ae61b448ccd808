import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { countries } from '../../kernel/countries/country.ts';
import { privacyVersion } from '../../kernel/signIn/privacyNotice.ts';
import { writePrivacyNotice } from './writePrivacyNotice.ts';

const of = (country: string, dataContact?: string) =>
  writePrivacyNotice({
    name: 'Torres',
    country,
    ...(dataContact === undefined ? {} : { dataContact }),
  });
const wordsOf = (country: string, dataContact?: string) =>
  of(country, dataContact)
    .parts.map(({ text }) => text)
    .join('\n');

test.each([
  ['CO', 'Ley 1581 de 2012, artículo 12', 'Superintendencia de Industria y Comercio'],
  ['ES', 'Reglamento (UE) 2016/679, artículos 13 y 14', 'Agencia Española de Protección de Datos'],
  ['AR', 'Ley 25.326, artículo 6', 'Agencia de Acceso a la Información Pública'],
  ['CL', 'Ley 21.719', 'Agencia de Protección de Datos Personales'],
  ['MX', '(2025), artículos 15 y 16', 'Secretaría Anticorrupción y Buen Gobierno'],
])('the notice of %s cites its law and names its authority', (country, law, authority) => {
  expect(wordsOf(country)).toContain(law);
  expect(wordsOf(country)).toContain(authority);
});

test('an assembly of another country is told the same without articles', () => {
  expect(wordsOf('PE')).not.toMatch(/artículo|reclamar/u);
});

test.each([...countries, 'PE'])(
  'the notice of %s names the assembly and its contact',
  (country) => {
    expect(wordsOf(country, 'datos@torres.co')).toContain(
      'La asamblea «Torres». Contacto: datos@torres.co',
    );
    expect(wordsOf(country)).toContain('Pregunte a su administración');
    expect(wordsOf(country)).not.toMatch(/\.\.|undefined/u);
  },
);

test('a text that changes has another version: raise it, and write the new mark here', () => {
  const all = [...countries, 'PE'].map((country) => of(country, 'x').parts);
  const mark = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
  expect([privacyVersion, mark]).toEqual([1, '4d49f3548778']);
});
