import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../scripts/seed/seedAssembly.ts';
import { type Sheet, sheetFile } from '../../web/src/ui/files/sheetFile.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';

/** Tables as their people keep them, in encodings and books of theirs; nothing of them was prepared for us. */
const browser = browserForAll();

async function openFiles(rulePack: 'co-ph' | 'generic') {
  const assemblyId = `archivos-${rulePack}`;
  const assembly = { assemblyId, cot: assemblyId, name: 'Casa Común', kind: 'building' as const };
  const email = `${assemblyId}@asamblea.test`;
  await seedAssembly({ ...assembly, rulePack });
  const account = { uid: assemblyId, email, name: 'Administración', role: 'admin' } as const;
  await seedAccount(assemblyId, { ...account, personId: null });
  await publishAssembly(assembly);
  const { visit, complaints } = receiveVisitors(browser(), assemblyId);
  return { page: await visit('/settings/database/file', email), complaints };
}

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  const again = page.getByRole('button', { name: 'Elegir otro archivo' });
  if (await again.isVisible()) await again.click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
}

/** The units as the page shows them: label, weight and owners. */
async function shownUnits(page: Page, proof: string): Promise<readonly string[]> {
  await page.getByText(proof, { exact: true }).waitFor();
  const sample = page.getByRole('region', { name: 'Así leímos las primeras unidades' });
  const rows = await sample.getByRole('row').allInnerTexts();
  return rows.slice(1).map((row) => row.replace(/\s*\t\s*/gu, ' | '));
}

const noErrors = 'No hay errores. Nada se ha importado todavía.';
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

interface Brought {
  readonly text: string;
  readonly units: readonly string[];
  readonly said?: readonly string[];
  readonly presses?: readonly string[];
  readonly proof?: string;
}

const lines = (text: string) => `${text.trim().replace(/\n\s+/gu, '\n')}\n`;

const files: Record<string, Brought> = {
  'name and surname apart': {
    text: `Nro de socio;Nombre;Apellido;Apto;Coeficiente
      1;Julián;Baena;101;25
      2;Julián;Espejo;102;25
      3;Gema;Cobo;103;50`,
    units: [
      '101 | 25,0000 | Julián Baena',
      '102 | 25,0000 | Julián Espejo',
      '103 | 50,0000 | Gema Cobo',
    ],
    said: ['El nombre son estas columnas juntas: «Nombre» y «Apellido».'],
  },
  'a number and its tower': {
    text: `torre,numero,coeficiente,tipo,propietario,email
      A,101,50,apartamento,Gema Cobo,g@correo.test
      B,101,50,local,Bruno Espejo,b@correo.test`,
    units: ['A 101 | A | 50,0000 | Gema Cobo', 'B 101 | B | 50,0000 | Bruno Espejo'],
  },
  'the same name twice, without documents': {
    text: `Apto;Coeficiente;Propietario
      101;50;Ana Ruiz
      102;50;Ana Ruiz`,
    units: ['101 | 50,0000 | Ana Ruiz', '102 | 50,0000 | Ana Ruiz'],
    presses: ['No, son distintas'],
  },
  'a tower written once': {
    text: `Torre;Apto;Coeficiente;Propietario;Cédula
      Torre 1;101;25;Gema Cobo;1001001
      ;102;25;Hugo Baena;1002002
      Torre 2;101;50;Irma Junco;1003003`,
    units: [
      'Torre 1 101 | Torre 1 | 25,0000 | Gema Cobo',
      'Torre 1 102 | Torre 1 | 25,0000 | Hugo Baena',
      'Torre 2 101 | Torre 2 | 50,0000 | Irma Junco',
    ],
    said: ['Completamos «Torre» en 1 fila con lo escrito más arriba: 3.'],
  },
  'a total by another name': {
    text: `Unidad;Coeficiente;Propietario
      101;50;Gema Cobo
      102;50;Hugo Baena
      SUMA;100;`,
    units: ['101 | 50,0000 | Gema Cobo', '102 | 50,0000 | Hugo Baena'],
    said: ['Dejamos fuera 1 fila: 4 (total).'],
  },
  'a weight of zero': {
    text: `Unidad;Coeficiente;Propietario
      101;0;Gema Cobo
      102;100;Hugo Baena`,
    units: ['101 | 0,0000 | Gema Cobo', '102 | 100,0000 | Hugo Baena'],
    said: ['El coeficiente es cero.'],
  },
  'co-owners with a part each': {
    text: `Unidad;Propietario;Documento;Coeficiente
      101;Gema Cobo;8001;12,5
      101;Hugo Cobo;8002;12,5
      102;Irma Junco;8003;75`,
    presses: ['Sí, uno por fila', 'Sí, sumar las partes'],
    units: ['101 | 25,0000 | Gema Cobo, Hugo Cobo', '102 | 75,0000 | Irma Junco'],
  },
  'shares without units': {
    text: `Accionista;Documento;Acciones
      Fondo Uno;900000001;36.384.788.417
      Gema Cobo;8001;4.731.906.273`,
    proof: '41.116,69469 millones',
    units: ['Fondo Uno | 36.384,788417 | Fondo Uno', 'Gema Cobo | 4.731,906273 | Gema Cobo'],
    said: ['No hay columna de unidades: cada persona es una, con su nombre.'],
  },
  'members without weights': {
    text: `N°;DNI;APELLIDOS Y NOMBRES;CELULAR
      1;40000001;ARRIETA BAENA GEMA;900000001
      2;40000002;COBO DUEÑAS HUGO;900000002`,
    presses: ['Sí, un voto cada uno'],
    proof: noErrors,
    units: ['1 | 1,0000 | ARRIETA BAENA GEMA', '2 | 1,0000 | COBO DUEÑAS HUGO'],
  },
};

test('texts of a building are read as their people mean them', async () => {
  const { page, complaints } = await openFiles('co-ph');
  for (const [name, { text, units, said = [], presses = [], proof }] of Object.entries(files)) {
    await bring(page, `${name}.csv`, Buffer.from(lines(text)));
    for (const answer of presses) await press(page, answer);
    expect([name, ...(await shownUnits(page, proof ?? 'Suma exacta'))]).toEqual([name, ...units]);
    for (const one of said) await page.getByText(one).waitFor();
  }
  const dos = [
    ...Buffer.from('Unidad;Coeficiente;Propietario\n101;100;I'),
    ...[0xa4, 0x69, 0x67, 0x6f, 0x20, 0x4e, 0xa3, 0xa4, 0x65, 0x7a, 0x0a],
  ];
  await bring(page, 'dos.csv', Buffer.from(dos));
  expect(await shownUnits(page, 'Suma exacta')).toEqual(['101 | 100,0000 | Iñigo Núñez']);
  expect(complaints()).toEqual([]);
});

test('books ask for their sheet, and round what a sheet computed once for the column', async () => {
  const { page, complaints } = await openFiles('generic');
  const header = ['Unidad', 'Coeficiente', 'Propietario', 'Documento'];
  const year = (name: string, owner: string): Sheet => ({
    ...{ name, header },
    rows: [
      ['A-101', { value: 50, format: '0' }, owner, '5001'],
      ['A-102', { value: 50, format: '0' }, 'Celia Cobo', '5002'],
    ],
  });
  const book = async (...sheets: readonly Sheet[]) =>
    Buffer.from(await (await sheetFile(sheets)).arrayBuffer());
  await bring(
    page,
    'anios.xlsx',
    await book(year('2024', 'Fermín Baena'), year('2025', 'Aldara Junco')),
  );
  await press(page, '2025 3 filas');
  expect(await shownUnits(page, 'Suma exacta')).toEqual([
    'A-101 | 50,0000 | Aldara Junco',
    'A-102 | 50,0000 | Celia Cobo',
  ]);

  const areas = [54.2, 61.85, 61.85, 78.4, 54.2, 93.1, 47.3];
  const total = areas.reduce((sum, area) => sum + area, 0);
  const computed = areas.map((area, place) => [
    String(101 + place),
    { value: area / total, format: '0.00%' },
    `Ana Ruiz ${place}`,
    String(6000 + place),
  ]);
  await bring(page, 'calculados.xlsx', await book({ name: 'Padrón', header, rows: computed }));
  const shown = await shownUnits(page, 'Suma exacta');
  expect(shown).toHaveLength(7);
  expect(shown[0]).toBe('101 | 12,020404 | Ana Ruiz 0');
  await page.getByText('Los redondeamos; lo que faltaba para el total exacto').waitFor();

  // Under a law that counts members each has one vote, and nobody has to say so.
  const { text, units } = files['members without weights'] ?? { text: '', units: [] };
  await bring(page, 'miembros.csv', Buffer.from(lines(text)));
  expect(await shownUnits(page, noErrors)).toEqual(units);
  await page.getByText('Si no es así, indique la columna del coeficiente.').waitFor();
  expect(complaints()).toEqual([]);
});
