import { expect, test } from 'vitest';
import { createPlates } from '../../functions/src/hall/plates/createPlates.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { reachOf } from '../support/reach.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [['101', 'Ana', '100']] as const;

test('turn plates off: an open desk loses them at once, its API is refused, and on again brings them back', async () => {
  const journey = await newJourney(browser(), { cot: 'sin-placas', units });
  const { assemblyId } = journey;
  await journey.enter('Ana');
  await createPlates({ assemblyId, by: 'desk', request: { from: 1, to: 3 }, now: Date.now() });
  const [office, desk, hall] = [
    await journey.visit('/settings/plugins', 'admin', 'phone'),
    await journey.visit('/register?mesa=placas', 'registrar'),
    await journey.visit('/quorum/private', 'teller'),
  ];
  const tab = desk.getByRole('tab', { name: 'Placas' });
  await desk.getByText('Crear placas').first().waitFor();
  await hall.getByRole('tab', { name: 'Puestos' }).waitFor();
  const handOut = () =>
    journey.send('registrar', '/api/plates/hand-out', {
      ...{ number: 1, personId: journey.personIdOf('Ana') },
    });

  // A module in use stays on, and says what to do first.
  expect((await handOut()).status).toBe(200);
  const plates = office.getByRole('switch', { name: 'Placas' });
  await plates.click();
  await seen(office, /Hay una placa entregada: recíbala o dela por perdida/u);
  expect(await plates.isChecked()).toBe(true);
  expect(await readWithAxe(office)).toEqual([]);
  const back = { number: 1 };
  expect((await journey.send('registrar', '/api/plates/return', back)).status).toBe(200);

  const off = await reachOf(async () => {
    await plates.click();
    await seen(office, 'Apagado: Placas');
  });
  const gone = { timeout: off, state: 'hidden' } as const;
  await Promise.all([tab.waitFor(gone), hall.getByRole('tab', { name: 'Puestos' }).waitFor(gone)]);
  await desk.getByLabel('Unidad, nombre, documento o QR').waitFor();
  expect(await handOut()).toMatchObject({ status: 409, body: { code: 'plugin-off' } });
  await seen(office, /Está apagado mientras lo esté «Placas»/u);
  expect(await readWithAxe(office)).toEqual([]);

  const on = await reachOf(async () => {
    await office.getByRole('switch', { name: 'Placas' }).click();
    await seen(office, 'Encendido: Placas');
  });
  await tab.waitFor({ timeout: on });
  expect((await handOut()).status).toBe(200);
  // The refusal that was waited for is one that the browser notes.
  const noted = journey.complaints().filter((one) => !one.includes('409 (Conflict)'));
  expect(noted).toEqual([]);
});

test('a page that is switched off says so to its visitors, and so does a stream', async () => {
  const journey = await newJourney(browser(), { cot: 'apagada', units });
  const office = await journey.visit('/settings/plugins', 'admin');
  for (const name of ['Editor de páginas', 'Emisiones']) {
    await office.getByRole('switch', { name }).click();
    await seen(office, `Apagado: ${name}`);
    await office.getByRole('switch', { name, checked: false }).waitFor();
  }
  const editor = await journey.visit('/grapesjs', 'admin', 'phone');
  await seen(editor, 'Esta página está apagada: Editor de páginas');
  expect(await readWithAxe(editor)).toEqual([]);
  expect(await editor.getByRole('link', { name: 'Editor de páginas' }).count()).toBe(0);
  for (const path of ['/stream/votacion', '/stream/votacionWithOnSnapshot']) {
    const stream = await journey.visit(`${path}?cot=apagada`);
    await seen(stream, 'Esta página está apagada');
    expect(await readWithAxe(stream)).toEqual([]);
  }
});
