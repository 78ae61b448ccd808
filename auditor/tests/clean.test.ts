import { expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { markOf, seal, zipOf } from './caseFile.ts';
import { cleanCase } from './cleanCase.ts';

test('a clean file has nothing that does not match, and its code is found', () => {
  const file = seal(cleanCase());
  const report = audit(zipOf(file), markOf(file));
  expect(report.mismatched).toEqual([]);
  expect(report.checked).toMatchObject([
    { what: 'Archivos' },
    { what: 'Sello del papel' },
    { what: 'Cadena de sellos' },
    { what: 'Orden de los sucesos' },
    { what: 'Asistencia' },
    { what: 'Línea de tiempo del quórum', detail: '3 lecturas contra las entradas y salidas' },
    {
      what: 'Votaciones',
      detail: '4 resultados con su sello, y 3 contados otra vez desde los votos',
    },
    { what: 'Actas' },
  ]);
});
