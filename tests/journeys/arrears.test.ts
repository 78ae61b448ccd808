import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('the accounts of the evening are pasted at the desk, and take the vote at once', async () => {
  const journey = await newJourney(browser(), {
    cot: 'cartera',
    rulePack: 'co-sas',
    units: [
      ['101', 'Ana', '60'],
      ['102', 'Beto', '25'],
      ['103', 'Carla', '15'],
    ],
  });
  await journey.enter('Ana', 'Beto', 'Carla');
  const desk = await journey.visit('/register?mesa=cartera', 'registrar');
  const list = desk.getByRole('textbox', { name: 'Celdas copiadas' });
  await list.fill('Unidad\tSaldo\n102\t350.000\n107\t90.000');
  await desk.getByRole('button', { name: 'Revisar' }).click();
  await seen(desk, 'Fila 3: «107»');
  await desk.getByRole('button', { name: 'Corregir la fila 3' }).click();
  await desk.getByRole('textbox', { name: 'Columna A, fila 3' }).fill('103');
  await desk.keyboard.press('Enter');
  await seen(desk, 'La lista trae 2 unidades en mora.');
  await desk.getByRole('checkbox', { name: /^Revisé quién/u }).check();
  await desk.getByRole('button', { name: 'Actualizar cartera' }).click();
  await seen(desk, 'La cartera quedó actualizada');

  await desk.getByRole('tab', { name: 'Personas' }).click();
  await desk.getByRole('combobox').fill('beto');
  await seen(desk, 'En mora');
  const admin = await journey.visit('/settings/database', 'admin');
  await seen(admin, /^Cartera con corte al/u);
  await admin.getByRole('button', { name: 'Actualizar cartera' }).click();
  await admin.getByRole('textbox', { name: 'Celdas copiadas' }).fill('Unidad\n102');
  await admin.getByRole('button', { name: 'Revisar' }).click();
  await seen(admin, 'Quedan al día');
  expect(journey.complaints()).toEqual([]);
});

test('the column of the balance is chosen, and an unclear balance takes no vote', async () => {
  const journey = await newJourney(browser(), {
    cot: 'saldos',
    rulePack: 'es-lph',
    units: [
      ['1A', 'Gema', '30'],
      ['1B', 'Hugo', '30'],
      ['2A', 'Irma', '20'],
      ['2B', 'Gema', '20'],
    ],
  });
  const admin = await journey.visit('/settings/database', 'admin');
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.getByRole('button', { name: 'Actualizar cartera' }).click();
  const list = [
    'Piso\tRecibos\tVencido oct\tImpugnada',
    ...['1A\t30\t150,00 €\t', '1B\t30\t50,00-\t', '2A\t0\tver carpeta\t'],
  ];
  await admin.getByRole('textbox', { name: 'Celdas copiadas' }).fill(list.join('\n'));
  await admin.getByRole('button', { name: 'Revisar' }).click();
  await seen(admin, 'Falta un dato para saber quién queda en mora.');
  expect(await admin.getByRole('button', { name: 'Actualizar cartera' }).count()).toBe(0);
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('combobox', { name: 'Columna del saldo' }).click();
  await admin.getByRole('option', { name: 'Vencido oct' }).click();
  await seen(admin, 'La lista trae 1 unidad en mora.');
  const owing = admin.getByRole('list', { name: 'Quedan en mora' });
  expect(await owing.textContent()).toBe(
    '1A debe 150. No vota ni cuenta para la mayoría; tampoco 2B, de la misma persona.',
  );
  await seen(admin, 'Fila 4, columna C: «2A: ver carpeta»');
  await seen(admin, /fila 3, columna C \(1B: 50,00-\)/u);
  const isWide = () => admin.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.setViewportSize({ width: 1366, height: 768 });
  await admin.emulateMedia({ colorScheme: 'dark' });
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('checkbox', { name: /^Revisé quién/u }).check();
  await admin.getByRole('button', { name: 'Actualizar cartera' }).click();
  await seen(admin, /^Cartera con corte al/u);
  expect(journey.complaints()).toEqual([]);
});
