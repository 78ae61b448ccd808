import { test } from 'vitest';
import { browserForAll } from '../support/browserForAll.ts';
import { newJourney } from '../support/newJourney.ts';
import { seen } from '../support/seen.ts';

const browser = browserForAll();

test('a page with a live quorum is made and published, and moves, already open, as people come in', async () => {
  const journey = await newJourney(browser(), {
    cot: 'paginas',
    units: [
      ['101', 'Ana', '40'],
      ['102', 'Beto', '35'],
      ['103', 'Carla', '25'],
    ],
  });
  const admin = await journey.visit('/grapesjs', 'admin');
  await admin.getByRole('button', { name: 'Página nueva' }).click();
  await admin.getByRole('button', { name: /^En blanco/u }).click();
  await admin.getByRole('textbox', { name: 'Título', exact: true }).first().fill('Bienvenida');
  await admin.getByLabel('Dirección').fill('public-bienvenida');
  await admin.getByLabel('Bloque nuevo').click();
  await admin.getByRole('option', { name: 'En vivo: Quórum de la sala' }).click();
  await admin.getByRole('button', { name: 'Agregar al final' }).click();
  await admin.getByRole('tab', { name: 'Diseño' }).click();
  const board = admin.frameLocator('.gjs-frame');
  await board.getByText('Quórum de la sala').waitFor();
  await admin.getByRole('button', { name: 'Publicar' }).click();
  await seen(admin, 'Página publicada');

  const stranger = await journey.visit('/public-bienvenida?cot=paginas');
  const frame = stranger.frameLocator('iframe');
  await frame.getByText('0,00 %').waitFor();
  await journey.enter('Ana');
  await frame.getByText('40,00 %').waitFor();
  await frame.getByText('No hay quórum en la sala').waitFor();
  await journey.enter('Beto');
  await frame.getByText('75,00 %').waitFor();
});
