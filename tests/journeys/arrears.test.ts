import { expect, test } from 'vitest';
import { browserForAll } from '../support/browserForAll.ts';
import { newJourney } from '../support/newJourney.ts';
import { seen } from '../support/seen.ts';

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
  await desk.getByRole('button', { name: 'Corregir la lista' }).click();
  await list.fill('Unidad\tSaldo\n102\t350.000\n103\t90.000');
  await desk.getByRole('button', { name: 'Revisar' }).click();
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
