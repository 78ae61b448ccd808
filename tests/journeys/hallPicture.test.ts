import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage } from '../support/browser/openPage.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { smallTargets } from '../support/looks/smallTargets.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;
const text = '¿Aprueba el presupuesto de 2027?';
const budget = 'Presupuesto 2027.txt';

/** A document that the attendees see. */
async function keep(journey: Journey, name: string): Promise<void> {
  const content = Buffer.from('Ingresos y gastos de 2027');
  const [uploadId, entryId] = [crypto.randomUUID(), crypto.randomUUID()];
  const digest = createHash('sha256').update(content).digest('hex');
  const into = { parentId: null, visibility: 'attendees' };
  const upload = { uploadId, entryId, name, size: content.length, digest, into };
  const piece = { piece: 0, content: content.toString('base64') };
  for (const [path, body] of [
    ['', upload],
    [`/${uploadId}/pieces`, piece],
    [`/${uploadId}/finish`, {}],
  ] as const) {
    const answer = await journey.send('admin', `/api/drive/uploads${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}

/** A screen of the hall on which whatever begins to move is held, until it is let go. */
async function project(cot: string, reducedMotion: 'reduce' | 'no-preference') {
  const visitor = await openPage(browser(), { reducedMotion, serviceWorkers: 'block' });
  await visitor.page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const begun = animate.apply(this, given);
      begun.pause();
      return begun;
    };
  });
  await visitor.page.goto(`/votes/public?cot=${cot}`);
  return visitor;
}

/** The elements that move now, or are held. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target === null ? [] : [target.textContent ?? ''];
    }),
  );

async function expectMoved(page: Page, what: RegExp): Promise<void> {
  await expect.poll(() => moving(page)).toEqual([expect.stringMatching(what)]);
  await page.evaluate(() => {
    for (const held of document.getAnimations()) held.finish();
  });
}

test('the budget hangs from a question: opened from the phone, its vote is cast with the marks made, and the hall sees each moment move once', async () => {
  const journey = await newJourney(browser(), { cot: 'retrato', units });
  const { cot } = journey;
  await keep(journey, budget);
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  const dialog = chair.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await dialog.getByLabel('Documentos para leer antes').fill('presup');
  await chair.getByRole('option', { name: budget }).click();
  await chair.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Crear pregunta' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const screen = await project(cot, 'no-preference');
  const still = await project(cot, 'reduce');
  for (const { page } of [screen, still]) await seen(page, 'Hay quórum');
  const phone = await journey.visit('/votes/current', 'Ana', 'phone');
  await seen(phone, 'No hay ninguna votación abierta');
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await expectMoved(screen.page, /^¿Aprueba el presupuesto/u);
  await screen.page.getByRole('img', { name: `Código QR de ${budget}` }).waitFor();

  await phone.getByRole('radio', { name: 'A favor' }).check();
  const [reading] = await Promise.all([
    phone.context().waitForEvent('page'),
    phone.getByRole('link', { name: budget }).click(),
  ]);
  await reading.waitForURL(/\/file\?cot=retrato&documento=/u);
  await seen(reading, budget);
  await reading.close();
  expect(await phone.getByRole('radio', { name: 'A favor' }).isChecked()).toBe(true);
  expect(await smallTargets(phone)).toEqual([]);
  expect(await readWithAxe(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
  await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(phone, 'Su voto quedó guardado');

  const heading = screen.page.getByRole('heading', { name: text });
  await seen(screen.page, '60,00 %');
  const before = await heading.boundingBox();
  await chair.getByRole('button', { name: 'Cerrar votación' }).click();
  await chair.getByRole('dialog').getByRole('button', { name: 'Cerrar y contar' }).click();
  await expectMoved(screen.page, /votación|votos/u);
  await seen(screen.page, 'Votación cerrada');
  // Lines of text that have other words may round to another half pixel.
  const after = await heading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  expect({ ...after, y: 0 }).toEqual({ ...before, y: 0 });
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  await expectMoved(screen.page, /^Aprobado/u);
  const late = await project(cot, 'no-preference');
  for (const { page, complaints } of [late, still]) {
    await seen(page, 'Aprobado');
    expect(await moving(page)).toEqual([]);
    expect(complaints).toEqual([]);
  }
  expect([...screen.complaints, ...journey.complaints()]).toEqual([]);
});
