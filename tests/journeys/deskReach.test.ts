import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const labels = ['101', '102', '103', '104', '105', '106'] as const;

/** Whether the whole of it can be pressed without scrolling. */
async function isInSight(page: Page, name: RegExp): Promise<boolean> {
  const box = await page.getByRole('button', { name }).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) return false;
  const isInside = box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pressed = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '',
    at,
  );
  return isInside && name.test(pressed);
}

test('with six units, one of them represented, what to do stays in sight and Enter takes the other five', async () => {
  const journey = await newJourney(browser(), {
    cot: 'alcance',
    units: [...labels.map((label) => [label, 'Ana', '10'] as const), ['201', 'Beto', '40']],
  });
  const desk = await journey.visit('/register', 'registrar');
  await desk.setViewportSize({ width: 1366, height: 768 });
  const proxyId = crypto.randomUUID();
  const choice = { replaceOlder: false, release: false };
  const attorney = { name: 'Nora Ruiz', document: 'CC 99887755', email: null };
  const given = await postAs(desk, '/api/proxies', {
    ...{ proxyId, unitIds: ['106'], attorney, scope: 'assembly', instructions: '', votes: {} },
    ...{ fileId: null, grantorId: journey.personIdOf('Ana'), cosignerIds: [] },
    ...{ relation: 'other', form: 'signed', writtenOn: '2026-01-10', validUntil: null },
  });
  expect(given.status).toBe(200);
  expect((await postAs(desk, `/api/proxies/${proxyId}/accept`, choice)).status).toBe(200);

  const search = desk.getByRole('combobox');
  await search.fill('101');
  await seen(desk, 'Nora Ruiz la representa');
  expect(await desk.getByLabel('Incluir 106').isChecked()).toBe(false);
  expect(await isInSight(desk, /^Acreditar 5 unidades/u)).toBe(true);

  await desk.getByLabel('Incluir 105').uncheck();
  await desk.keyboard.press('/');
  expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
  await desk.getByLabel('Incluir 105').check();
  await desk.keyboard.press('/');
  await desk.keyboard.press('Alt+C');
  await desk.getByRole('button', { name: 'Crear credencial' }).waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByRole('img', { name: /^Código QR/u }).waitFor();
  await desk.keyboard.press('/');
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
  await desk.keyboard.press('Enter');
  await seen(desk, 'Quedaron acreditadas 5 unidades.');

  await desk.getByRole('button', { name: 'Revocar y acreditar' }).click();
  await seen(desk, '106 tiene apoderado');
  await desk.getByRole('button', { name: 'Asistir y revocar el poder' }).click();
  await seen(desk, 'Quedó acreditada 1 unidad.');
  expect(journey.complaints()).toEqual([]);
});

test('an auditor sees the desk by units and names, and no way to reach anybody', async () => {
  const units = [
    ...labels.map((label) => [label, 'Ana', '10'] as const),
    ['201', 'Beto', '40'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'revisoria', units });
  const page = await journey.visit('/register', 'auditor');
  await seen(page, 'los ve quien atiende la mesa de registro');
  await page.getByRole('combobox').fill('beto');
  await page.getByRole('heading', { name: 'Beto' }).waitFor();
  expect(await page.textContent('body')).not.toContain(journey.documentOf('Beto'));
  await page.getByRole('tab', { name: 'Poderes' }).click();
  await seen(page, 'Aún no hay poderes');
  const desk = await journey.visit('/register', 'registrar');
  await desk.getByRole('combobox').fill('beto');
  await seen(desk, journey.documentOf('Beto'));
});
