import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('the fewest units that complete the quorum are called, and go as they arrive', async () => {
  const journey = await newJourney(browser(), {
    cot: 'faltan',
    units: [
      ['101', 'Ana', '20'],
      ['102', 'Beto', '30'],
      ['103', 'Carla', '15'],
      ['104', 'Darío', '35'],
    ],
    sessionState: 'planned',
  });
  const { activeRoster } = (await documents.assembly(journey.assemblyId).get()).data() ?? {};
  const owner = { name: 'Darío', document: journey.documentOf('Darío'), email: '' };
  const edits = { owner: { ...owner, phone: '300 123 4567' } };
  const edit = { editId: crypto.randomUUID(), version: activeRoster, unitId: '104', edits };
  expect((await journey.send('admin', '/api/rosters/units', edit)).status).toBe(200);

  const page = await journey.visit('/quorum/private', 'moderator');
  await seen(page, 'Con estas 2 unidades hay quórum');
  const missing = page.getByRole('region', { name: 'Qué falta para el quórum de la sala' });
  expect(await missing.getByRole('listitem').count()).toBe(2);
  const call = missing.getByRole('link', { name: '300 123 4567' });
  expect(await call.getAttribute('href')).toBe('tel:+573001234567');
  await page.getByRole('button', { name: 'Ver el historial de 101' }).click();
  const history = page.getByRole('dialog');
  await history.getByRole('button', { name: '¿Por qué no puede votar?' }).click();
  await seen(page, 'Falta acreditar 101.');
  await history.getByRole('link', { name: 'Resolverlo en el registro' }).first().waitFor();
  await history.getByRole('button', { name: 'Cerrar' }).click();
  await journey.enter('Beto');
  await seen(page, 'Con esta unidad hay quórum');
  await journey.enter('Darío');
  await missing.waitFor({ state: 'detached' });
  expect(journey.complaints()).toEqual([]);
});
