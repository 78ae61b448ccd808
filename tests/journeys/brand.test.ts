import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [['101', 'Ana', '100']] as const;

const day = '#7a1f5c';
const night = '#f2b8dc';
/** Drawn, it is a picture; put in a page, it would run. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>document.title="ran"</script>' +
  '<rect width="300" height="100" rx="20" fill="#7a1f5c"/><circle cx="60" cy="50" r="30" fill="#ffffff"/></svg>';

/** The colour of the page's buttons, and whether the logo on it is there. */
const lookOf = (page: Page) =>
  page.evaluate(async () => {
    const logo = document.querySelector<HTMLImageElement>('img.assembly-logo');
    await logo?.decode();
    const style = getComputedStyle(document.body);
    return {
      primary: style.getPropertyValue('--mui-palette-primary-main'),
      logo: (logo?.naturalWidth ?? 0) / (logo?.naturalHeight ?? 1),
    };
  });

const whenPainted = (page: Page, primary: string) =>
  page.waitForFunction(
    (colour) =>
      document.querySelector('img.assembly-logo') !== null &&
      getComputedStyle(document.body).getPropertyValue('--mui-palette-primary-main') === colour,
    primary,
  );

test('change the brand and see it on the projector, the stream and the ballot, in the dark too', async () => {
  const journey = await newJourney(browser(), { cot: 'imagen', units });
  const styles = await journey.visit('/settings/styles', 'admin', 'phone');
  const byDay = styles.getByLabel('Principal, de día', { exact: true });
  await byDay.fill('#ffdd00');
  await seen(styles, /No se leería sobre el fondo/u);
  expect(await styles.getByRole('button', { name: 'Guardar colores' }).isDisabled()).toBe(true);
  await styles.getByRole('button', { name: /^Usar #/u }).click();
  await seen(styles, /^Se lee bien/u);
  await byDay.fill(day);
  await styles.getByLabel('Principal, de noche', { exact: true }).fill(night);
  expect(await readWithAxe(styles)).toEqual([]);
  await styles.getByRole('button', { name: 'Guardar colores' }).click();
  await seen(styles, 'Colores guardados');

  const file = await journey.visit('/file/logo', 'admin', 'phone');
  const chosen = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await file.getByLabel('Archivo del logo').setInputFiles(chosen);
  const size = file.getByRole('slider', { name: 'Tamaño' });
  await size.focus();
  await size.press('ArrowRight');
  expect(await readWithAxe(file)).toEqual([]);
  await file.getByRole('button', { name: 'Guardar logo' }).click();
  await seen(file, 'Logo guardado');
  expect(await file.title()).not.toBe('ran');

  const chair = await journey.visit('/quorum/public?cot=imagen', 'moderator');
  const questionId = crypto.randomUUID();
  const terms = { blank: true, abstention: true, liveBars: false, durationSeconds: null };
  const text = '¿Aprueba el presupuesto?';
  expect((await postAs(chair, '/api/questions', { questionId, text, ...terms })).status).toBe(200);
  await journey.enter('Ana');
  expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);

  // Drawn by the server in its colours, before anything runs.
  const drawn = await (await chair.request.get('/quorum/public?cot=imagen')).text();
  expect(drawn).toContain(`--mui-palette-primary-main:${day}`);
  expect(drawn).toContain('rel="icon" href="/api/public/logo?cot=imagen');
  for (const path of ['/votes/public', '/quorum/public', '/stream/votacion']) {
    const page = await journey.visit(`${path}?cot=imagen`);
    await whenPainted(page, day);
    expect((await lookOf(page)).logo, path).toBeCloseTo(3, 1);
    await page.emulateMedia({ colorScheme: 'dark' });
    await whenPainted(page, night);
    await page.close();
  }
  const ballot = await journey.visit('/votes/current', 'Ana', 'phone');
  await seen(ballot, text);
  expect(await lookOf(ballot)).toMatchObject({ primary: day, logo: 3 });
  await ballot.waitForFunction(() =>
    document.querySelector('link[rel="icon"]')?.getAttribute('href')?.includes('/public/logo'),
  );
  await ballot.emulateMedia({ colorScheme: 'dark' });
  await whenPainted(ballot, night);
  expect(await readWithAxe(ballot)).toEqual([]);
  expect(journey.complaints()).toEqual([]);
});
