import { expect, test } from 'vitest';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const zone = 'America/Mexico_City';

/** `4:05 p. m.`, whatever spaces are in it. */
function hourIn(timeZone: string, at: number): RegExp {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const [clock = '', half = ''] = parts.format(at).split(/\s/u);
  return new RegExp(`\\b${clock}\\s${half.charAt(0).toLowerCase()}\\.\\sm\\.`, 'u');
}

test('the name and the zone of an assembly change on its page, and screens and reports say them', async () => {
  const units = [['101', 'Ana', '100']] as const;
  const journey = await newJourney(browser(), { cot: 'ajustes', units });
  const { assemblyId } = journey;
  await journey.enter('Ana');
  const since =
    (await peopleDocuments.attendance(assemblyId, 1).doc('101').get()).data()?.since ?? 0;
  const report = await journey.visit('/reports/quorum', 'moderator');
  await seen(report, hourIn('America/Bogota', since));

  const admin = await journey.visit('/settings/general', 'admin', 'phone');
  await admin.getByRole('button', { name: 'Cambiar los datos' }).click();
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByLabel('Nombre').fill('Conjunto Los Ajustes');
  await admin.getByLabel('Zona horaria').fill('Mexico_C');
  await admin.getByRole('option', { name: zone }).click();
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await seen(admin, 'Datos guardados');
  await seen(admin, zone);

  const projector = await journey.visit('/votes/public?cot=ajustes');
  await seen(projector, 'Conjunto Los Ajustes');
  await report.reload();
  await seen(report, hourIn(zone, since));
  expect(await report.title()).toContain('Informe de quórum');
  expect(journey.complaints()).toEqual([]);
});

test('an address leads elsewhere for everybody once it was said on the page, and no more once taken away', async () => {
  const units = [['101', 'Ana', '100']] as const;
  const journey = await newJourney(browser(), { cot: 'desvios', units });
  const admin = await journey.visit('/settings/general', 'admin', 'phone');
  await admin.getByRole('button', { name: 'Agregar un desvío' }).click();
  await admin.getByLabel('Dirección que se desvía').fill('/drive');
  await admin.getByLabel('A dónde lleva').fill('/quorum/public?cot=desvios');
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await seen(admin, 'Lleva a /quorum/public?cot=desvios');
  expect(await readWithAxe(admin)).toEqual([]);

  const opened = admin.waitForEvent('popup');
  await admin.getByRole('link', { name: 'Probar /drive en otra pestaña' }).click();
  await (await opened).waitForURL(/quorum\/public/u);
  const owner = await journey.visit('/', 'Ana');
  await owner.goto(new URL('/drive', owner.url()).href);
  await owner.waitForURL(/quorum\/public/u);

  await admin.getByRole('button', { name: 'Quitar el desvío de /drive' }).click();
  await seen(admin, 'Ninguna todavía.');
  await owner.goto(new URL('/drive', owner.url()).href);
  await owner.getByRole('heading', { name: 'Documentos' }).waitFor();
  expect(journey.complaints()).toEqual([]);
});

test('the code is replaced, open pages follow it, and the old one says so everywhere', async () => {
  const units = [['101', 'Ana', '100']] as const;
  const journey = await newJourney(browser(), { cot: 'codigo-viejo', units });
  await journey.enter('Ana');
  const projector = await journey.visit('/votes/public?cot=codigo-viejo');
  await seen(projector, 'Conjunto codigo-viejo');
  const desk = await journey.visit('/dashboard', 'moderator');
  await seen(desk, '100');

  const admin = await journey.visit('/settings/general', 'admin', 'phone');
  await admin.getByRole('button', { name: 'Cambiar el código público' }).click();
  await admin.getByRole('textbox', { name: 'Código nuevo' }).fill('codigo-nuevo');
  await admin.getByRole('checkbox', { name: /Entiendo/u }).check();
  expect(await readWithAxe(admin)).toEqual([]);
  const asked = desk.waitForResponse((answer) => answer.url().includes('/api/auth/session'));
  await admin.getByRole('button', { name: 'Cambiar el código', exact: true }).click();
  await seen(admin, /Ahora es codigo-nuevo/u);
  expect(await (await asked).json()).toMatchObject({ cot: 'codigo-nuevo' });
  await seen(projector, 'El código de esta asamblea cambió');
  for (const path of ['/quorum/public', '/results/public', '/stream/votacion']) {
    const page = await journey.visit(`${path}?cot=codigo-viejo`);
    await seen(page, 'El código de esta asamblea cambió');
    expect(await page.content()).not.toContain('codigo-nuevo');
  }
  const door = await journey.visit('/login?cot=codigo-viejo');
  await seen(door, /este ya no sirve/u);
  const again = await journey.visit('/votes/public?cot=codigo-nuevo');
  await seen(again, 'Conjunto codigo-viejo');
  await seen(again, '100');
});
