import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName } from './downloadName.ts';

const on = '2026-11-28';

test.each([
  [
    'acta-borrador',
    'Conjunto Torres del Parque',
    'acta-borrador-conjunto-torres-del-parque-2026-11-28.pdf',
  ],
  ['mi asamblea', 'Ñandú & Cía. S. A. S.', 'mi-asamblea-nandu-cia-s-a-s-2026-11-28.pdf'],
  ['placas', '¿?', 'placas-2026-11-28.pdf'],
  [
    'papeletas-pregunta-3',
    'Agrupación Residencial y Comercial Torres del Parque de los Novios, Propiedad Horizontal',
    'papeletas-pregunta-3-agrupacion-residencial-y-comercial-torres-del-parque-de-los-2026-11-28.pdf',
  ],
])('%s of %s is the file %s', (kind, of, name) => {
  expect(downloadName({ kind, of, on, ending: 'pdf' })).toBe(name);
});

test('the file name is valid on every system for any assembly name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (of) => {
      const name = downloadName({ kind: 'acta', of, on, ending: 'pdf' });
      expect(name).toMatch(/^acta-(?:[a-z0-9]+-)*2026-11-28\.pdf$/u);
      expect(name.length).toBeLessThan(100);
    }),
  );
});
