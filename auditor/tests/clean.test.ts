import { expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { writeReport } from '../src/report/writeReport.ts';
import { markOf, seal, zipOf } from './caseFile.ts';
import { cleanCase } from './cleanCase.ts';

test('a clean file has nothing that does not match, and its mark is found', () => {
  const file = seal(cleanCase());
  const report = audit(zipOf(file), markOf(file));
  expect(report.mismatched).toEqual([]);
  expect(report.checked).toMatchObject([
    { what: 'Archivos' },
    { what: 'Sello del papel' },
    { what: 'Cadena de sellos' },
    { what: 'Orden de los sucesos' },
    { what: 'Asistencia' },
    { detail: '3 lecturas contra las entradas y salidas' },
    { detail: '4 resultados con su sello, y 3 contados otra vez desde los votos' },
    { what: 'Actas' },
  ]);
  expect(writeReport(report)).toContain('Todo lo que se comprobó coincide.');
});

test('the file of one decision is checked without the events that are of others', () => {
  const file = seal(cleanCase());
  const [{ questionId = '' } = {}] = file.preguntas;
  file.eventos = file.eventos.filter((event) => (event.questionId ?? questionId) === questionId);
  for (const list of [file.preguntas, file.resultados, file.comprobantes]) list.splice(1);
  const zip = zipOf(file, (files) => {
    const manifest = JSON.parse(files['expediente.json'] ?? '');
    files['expediente.json'] = JSON.stringify({ ...manifest, kind: 'decision', questionId });
    for (const path of Object.keys(files)) {
      if (path.startsWith('datos/actas')) files[path] = '[]';
    }
  });
  const report = audit(zip, markOf(file));
  expect(report.mismatched.map(({ code }) => code)).toEqual(['archivo-cambiado']);
  expect(report.notDerived.map(({ what }) => what)).toContain('6 sucesos que no vienen');
});

test('the rule for units in arrears is held against the law that the file brings', () => {
  const file = seal(cleanCase());
  const { quorum, exclusions } = file.preguntas[0]?.rule ?? {};
  const ordinaryRule = { quorum, exclusions };
  const report = audit(zipOf(file, undefined, { ordinaryRule, practiceIds: ['x'] }), '');
  expect(report.mismatched).toEqual([]);
  const left = report.notDerived.map(({ what }) => what);
  expect(left).not.toContain('El mínimo que la ley pide para instalar la reunión');
  expect(left).toContain('1 votación de ensayo');
});
