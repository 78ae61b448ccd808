import { expect, test } from 'vitest';
import { browserForAll } from '../support/browserForAll.ts';
import { newJourney } from '../support/newJourney.ts';

const browser = browserForAll();

test('a page with a live quorum moves, already open, as people come in', async () => {
  const journey = await newJourney(browser(), {
    cot: 'paginas',
    units: [
      ['101', 'Ana', '40'],
      ['102', 'Beto', '35'],
      ['103', 'Carla', '25'],
    ],
  });
  const html =
    '<h1>Bienvenidos</h1><div data-bloque="quorum">Quórum de la sala</div><div data-bloque="entrar">Entrar</div>';
  const page = {
    pageId: 'public-bienvenida',
    title: 'Bienvenida',
    html,
    css: '',
    state: 'published',
    version: 0,
  };
  expect((await journey.send('admin', '/api/pages', page)).status).toBe(200);
  const stranger = await journey.visit('/public-bienvenida?cot=paginas');
  const frame = stranger.frameLocator('iframe');
  await frame.getByText('0,00 %').waitFor();
  await journey.enter('Ana');
  await frame.getByText('40,00 %').waitFor();
  await frame.getByText('No hay quórum en la sala').waitFor();
  await journey.enter('Beto');
  await frame.getByText('75,00 %').waitFor();
  await stranger.screenshot({ path: '/tmp/p16/stranger.png' });
  await frame.getByRole('button', { name: 'Entrar a la asamblea' }).click();
  await stranger.waitForURL('**/loginVirtual?cot=paginas');
});
