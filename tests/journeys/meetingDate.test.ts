import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

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
  await seen(chair, /fijada para el 27 de marzo de 2031 a las 6:00/u);

  // The meeting was convened by other means, which is noted; then it is moved, and everywhere that is told.
  await seen(admin, /^No consta que se haya convocado\./u);
  await admin.getByRole('link', { name: /anotar que ya se convocó por fuera/u }).click();
  await admin.getByRole('button', { name: 'Ya se convocó por fuera' }).click();
  const dialog = admin.getByRole('dialog');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Bogota' });
  await dialog.getByLabel('Día en que salió').fill(today);
  await dialog.getByLabel('Por qué medio').fill('carta y cartelera');
  await seen(admin, /se hizo por fuera de la aplicación el .*, mediante carta y cartelera\./u);
  expect(await readWithAxe(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anotar la convocatoria' }).click();
  await seen(admin, /^La convocatoria se hizo por fuera el .* y dice lo mismo que la reunión\.$/u);
  expect(await readWithAxe(admin)).toEqual([]);

  const differs = /^La convocatoria que se hizo por fuera el .* no dice lo mismo que la reunión:$/u;
  const moved = /antes el 27 de marzo de 2031 a las 6:00 p\. m\.; ahora el 3 de abril de 2031/u;
  await admin.goto('/settings/general');
  await admin.getByRole('region', { name: 'La reunión' }).getByText('El aviso salió').waitFor();
  await admin.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await admin.getByLabel('Fecha y hora de la primera convocatoria').fill('2031-04-03T18:00');
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
  for (const said of [differs, moved]) await seen(admin, said);
  expect(await readWithAxe(admin)).toEqual([]);
  for (const said of [differs, moved]) await seen(chair, said);
  expect(await readWithAxe(chair)).toEqual([]);
  await admin.goto('/notices');
  for (const said of [differs, moved]) await seen(admin, said);
  await admin.getByRole('button', { name: 'Escribir una corrección' }).waitFor();
  expect(await readWithAxe(admin)).toEqual([]);
  expect(journey.complaints()).toEqual([]);
});
