import { expect, test } from 'vitest';
import { browserForAll } from '../support/browserForAll.ts';
import { newJourney } from '../support/newJourney.ts';
import { readWithAxe } from '../support/readWithAxe.ts';
import { seen } from '../support/seen.ts';

const browser = browserForAll();

test('the date of the meeting is fixed: the law says the last day to call, the screens the hour', async () => {
  const journey = await newJourney(browser(), {
    ...{ cot: 'fecha', units: [['101', 'Ana', '100']] },
    sessionState: 'planned',
  });
  const admin = await journey.visit('/settings/general', 'admin', 'phone');
  await admin.getByRole('button', { name: 'Fijar fecha y convocatoria' }).click();
  await admin.getByLabel('Fecha y hora de la primera convocatoria').fill('2031-03-27T18:00');
  await admin.getByLabel('Día en que sale el aviso').fill('2031-03-25');
  await admin.getByLabel('Lugar').fill('Salón comunal');
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await seen(admin, /debía salir a más tardar el \d+ de marzo de 2031/u);
  await seen(admin, 'Último día para enviar el aviso');
  await seen(admin, /27 de marzo de 2031 a las 6:00/u);
  expect(await readWithAxe(admin)).toEqual([]);

  const chair = await journey.visit('/dashboard', 'moderator');
  await seen(chair, /citada para el 27 de marzo de 2031 a las 6:00/u);
  expect(journey.complaints()).toEqual([]);
});
