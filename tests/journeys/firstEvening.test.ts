import { documentKey, unitIdOf } from '@asamblea/domain';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../scripts/seed/seedAssembly.ts';
import { type Sheet, sheetFile } from '../../web/src/ui/files/sheetFile.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const assembly = {
  assemblyId: 'primera-noche',
  cot: 'primera-noche',
  name: 'Conjunto Primera Noche',
  kind: 'building' as const,
};

/** As an administration keeps it: a title, two towers written once, shares of co-owners, totals and a note. */
const roster: Sheet = {
  name: 'Padrón',
  header: ['CONJUNTO PRIMERA NOCHE - LISTADO DE PROPIETARIOS'],
  rows: [
    [''],
    ['TORRE', 'APTO', 'COEF.', 'APELLIDOS', 'NOMBRES', 'C.C.', 'CORREO', 'ADMINISTRACIÓN'],
    [
      'Torre 1',
      '101',
      '12,50%',
      'COBO',
      'GEMA',
      'C.C. 52.345.678 de Bogotá',
      'gema@correo.test',
      '350.000',
    ],
    ['', '101', '12,50%', 'COBO', 'HUGO', '79.123.456', '', '350.000'],
    ['', '102', '25,00%', 'JUNCO', 'IRMA', '1.003.003', 'irma@correo.test', '350.000'],
    ['SUBTOTAL TORRE 1', '', '50,00%', '', '', '', '', '1.050.000'],
    ['Torre 2', '101', '25,00%', 'VEGA', 'BRUNO', 'CC 1004004', '', '350.000'],
    ['', '102', '25,00%', 'INVERSIONES LUNA SAS', '', 'NIT 900.373.913-4', '', '350.000'],
    ['TOTAL', '', '100,00%', '', '', '', '', '1.750.000'],
    ['Elaboró: Nora Ruiz'],
  ],
};

const debts =
  'Torre\tApto\tSaldo anterior\tSaldo total\nTorre 1\t102\t0\t$ 350.000\nTorre 2\t101\t90.000\t-90.000';
const proxies =
  'Torre\tApto\tPropietario\tApoderado\tC.C. Apoderado\nTorre 2\t102\tInversiones Luna SAS\tLuis Soto\t80.664.344';
const agenda =
  '1. Verificación del quórum\n2. Informe de la administración\n3. Presupuesto de 2027';

test('a book of people goes from its drop to a vote that is open, with few presses', async () => {
  await seedAssembly({ ...assembly, sessionState: 'planned' });
  const people = ['admin', 'registrar', 'moderator'] as const;
  const emailOf = (role: string) => `${role}-primera-noche@asamblea.test`;
  for (const role of people) {
    const account = { uid: `primera-noche-${role}`, email: emailOf(role), name: role, role };
    await seedAccount(assembly.assemblyId, { ...account, personId: null });
  }
  await publishAssembly(assembly);
  const { visit, send, complaints } = receiveVisitors(browser(), assembly.cot);

  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  const admin = await visit('/settings/database/file', emailOf('admin'));
  const book = await sheetFile([roster]);
  const buffer = Buffer.from(await book.arrayBuffer());
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'padron.xlsx', mimeType: '', buffer });
  await press(button(admin, 'Sí, uno por fila'));
  await press(button(admin, 'Sí, sumar las partes'));
  await seen(admin, 'Suma exacta');
  await press(button(admin, /^Comparar/u));
  const reviewed = admin.getByRole('checkbox', { name: /^Revisé/u });
  await button(admin, /^Importar \d/u).waitFor();
  if (await reviewed.isVisible()) await press(reviewed);
  await press(button(admin, 'Importar 4 unidades'));
  await seen(admin, 'El padrón quedó importado');
  expect(presses).toBeLessThanOrEqual(5);

  await admin.goto('/settings/database');
  await seen(admin, 'Torre 1 101');
  await press(button(admin, 'Actualizar cartera'));
  await admin.getByRole('textbox', { name: 'Celdas copiadas' }).fill(debts);
  await press(button(admin, 'Revisar'));
  // A balance in favour takes no vote, and last year's balance is not the one of today.
  await seen(admin, 'La lista trae 1 unidad en mora.');
  await press(admin.getByRole('checkbox', { name: /^Revisé quién/u }));
  await press(button(admin, 'Actualizar cartera'));
  await seen(admin, /^Cartera con corte al/u);
  expect(presses).toBeLessThanOrEqual(9);

  const desk = await visit('/massive', emailOf('registrar'));
  await press(desk.getByRole('tab', { name: 'Poderes' }));
  await press(button(desk, 'Pegar celdas'));
  await desk.getByRole('textbox', { name: 'Celdas copiadas' }).fill(proxies);
  await press(button(desk, 'Revisar'));
  await press(button(desk, /^Recibir/u));
  await seen(desk, 'Aceptado');

  const chair = await visit('/votes/private', emailOf('moderator'));
  await press(button(chair, 'Pegar varios'));
  await chair.getByRole('textbox', { name: 'Puntos copiados' }).fill(agenda);
  await press(button(chair, 'Revisar'));
  await press(button(chair, 'Agregar 3 puntos'));
  await chair.getByRole('dialog').waitFor({ state: 'hidden' });
  await seen(chair, 'Informe de la administración');
  // The hall fills at the desk, which its own journeys try.
  const personIdOf = await personIdsOfAssembly(assembly.cot);
  for (const [document, label] of [
    ['C.C. 52.345.678 de Bogotá', 'Torre 1 101'],
    ['CC 1004004', 'Torre 2 101'],
    ['1.003.003', 'Torre 1 102'],
  ] as const) {
    const who = { capacity: 'owner', channel: 'hall', unitIds: [unitIdOf(label)] };
    const body = { ...who, personId: personIdOf(documentKey(document)) };
    const answer = await send(emailOf('registrar'), '/api/attendance/accredit', body);
    expect(answer.status).toBe(200);
  }
  const first = { session: 1, call: 1 };
  const begun = await send(emailOf('moderator'), '/api/session/install', first);
  expect(begun.status).toBe(200);

  await press(button(chair, 'Nueva pregunta'));
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el presupuesto?');
  await press(button(chair, 'Crear pregunta'));
  await press(button(chair, 'Abrir votación'));
  await seen(chair, 'Cerrar votación');
  process.stdout.write(`From the drop to an open vote: ${presses} presses.\n`);
  expect(presses).toBeLessThanOrEqual(19);
  expect(complaints()).toEqual([]);
});
