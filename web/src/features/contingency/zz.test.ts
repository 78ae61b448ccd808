// @vitest-environment node
import { writeFile } from 'node:fs/promises';
import { type Unit, yesNoOptions } from '@asamblea/domain';
import { test } from 'vitest';
import { pdfFile } from '../../ui/pdfFile.ts';
import { attendanceSheet } from './attendanceSheet.ts';
import { paperBallots } from './paperBallots.ts';

test('x', async () => {
  const units: Unit[] = Array.from({ length: 302 }, (_, i) => ({
    unitId: `T${Math.floor(i / 60) + 1}-${i}`,
    label: `T${Math.floor(i / 60) + 1}-${100 + i}`,
    group: `Torre ${Math.floor(i / 60) + 1}`,
    kind: '',
    weight: 331_126 + i,
    ownerIds: ['a'],
    ownerNames:
      i % 7 === 0
        ? ['Camila Torres Castro', 'José Fernández de la Peña Rodríguez']
        : ['Nelson López Acuña'],
    inArrears: i % 9 === 0,
    order: i,
  }));
  const f = {
    assemblyName: 'Conjunto Residencial Torres del Parque',
    meeting: 'Primera convocatoria · 21 nov 2026, 2:00 p. m.',
  };
  let t = performance.now();
  await writeFile(
    '/tmp/hoja.pdf',
    await (
      await pdfFile(
        attendanceSheet({
          ...f,
          units,
          proxies: [{ unitIds: ['T1-3'], attorneyName: 'Iván Castro', state: 'accepted' } as never],
          marksArrears: true,
        }),
      )
    ).bytes(),
  );
  console.log('hoja', performance.now() - t);
  t = performance.now();
  const question = {
    number: 3,
    text: '¿Aprueba la asamblea el presupuesto de ingresos y gastos del año 2027 presentado por el consejo de administración?',
    options: yesNoOptions({ blank: true, abstention: true }),
  };
  await writeFile(
    '/tmp/papeletas.pdf',
    await (await pdfFile(paperBallots({ ...f, units, question }))).bytes(),
  );
  console.log('papeletas', performance.now() - t);
}, 60000);
