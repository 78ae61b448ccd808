import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import encodeQr from 'qr';
import { expect, test } from 'vitest';
import { plainPdf } from '../../scripts/seed/plainPdf.ts';
import { takeBrokenRules } from '../support/browser/brokenRules.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

/** A PDF in the drive, by its place in it. */
async function bringPdf(journey: Journey): Promise<string> {
  const content = plainPdf(['Presupuesto', 'Año 2027']);
  const [uploadId, entryId] = [crypto.randomUUID(), crypto.randomUUID()];
  const digest = createHash('sha256').update(content).digest('hex');
  const upload = { uploadId, entryId, name: 'Presupuesto.pdf', size: content.length, digest };
  const into = { parentId: null, visibility: 'public' };
  const path = `/api/drive/uploads/${uploadId}`;
  await journey.send('admin', '/api/drive/uploads', { ...upload, into });
  const piece = { piece: 0, content: content.toString('base64') };
  await journey.send('admin', `${path}/pieces`, piece);
  expect((await journey.send('admin', `${path}/finish`, {})).status).toBe(200);
  return entryId;
}

/** A page that asks for the camera gets one before which the code is held. */
async function holdBeforeCamera(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript(
    (dots: readonly (readonly boolean[])[]) => {
      const show = async () => {
        const [width, height] = [640, 480];
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const paint = canvas.getContext('2d');
        const dot = Math.floor(height / (dots.length + 8));
        const draw = () => {
          if (paint === null) return;
          paint.fillStyle = '#fff';
          paint.fillRect(0, 0, width, height);
          paint.fillStyle = '#000';
          dots.forEach((row, y) => {
            row.forEach((isDark, x) => {
              if (isDark) paint.fillRect(80 + (x + 4) * dot, (y + 4) * dot, dot, dot);
            });
          });
          requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream(15);
      };
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: show });
    },
    encodeQr(text, 'raw'),
  );
}

async function saved(page: Page, button: string): Promise<number> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).first().click();
  return (await readDownload(await saving)).length;
}

test('pages that draw, read and save on their own do so under the policy that is shipped', async () => {
  const journey = await newJourney(browser(), { cot: 'politica', units });
  const entryId = await bringPdf(journey);
  const reader = await journey.visit(`/file?documento=${entryId}`, 'admin');
  await reader.getByText('Página 1 de 1').waitFor();
  const isDrawn = () =>
    reader.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width > 300);
  await expect.poll(isDrawn).toBe(true);
  expect(await saved(reader, 'Descargar')).toBeGreaterThan(500);

  const writer = await journey.visit('/grapesjs', 'admin');
  await writer.getByRole('button', { name: 'Página nueva' }).click();
  await writer.getByRole('button', { name: /^En blanco/u }).click();
  await writer.getByRole('tab', { name: 'Diseño' }).click();
  await writer.locator('.gjs-frame').waitFor();
  await writer.getByRole('tab', { name: 'Código' }).click();
  await writer.locator('.cm-content').click();
  await writer.keyboard.type('<p>Hola</p>');
  await writer.getByRole('tab', { name: 'Vista previa' }).click();
  await writer.frameLocator('iframe').getByText('Hola').waitFor();

  const desk = await journey.visit('/register', 'registrar');
  await holdBeforeCamera(desk.context(), '101');
  await desk.reload();
  await desk.getByRole('button', { name: 'Leer un QR con la cámara' }).click();
  await desk.getByText('Ausente').first().waitFor();
  expect(await desk.getByText('Beto').count()).toBe(0);

  const roster = await journey.visit('/settings/database', 'admin');
  for (const button of ['CSV', 'Excel']) expect(await saved(roster, button)).toBeGreaterThan(50);
  expect(journey.complaints()).toEqual([]);
});

test('a page that breaks its policy, or loses what failed, is heard', async () => {
  const journey = await newJourney(browser(), { cot: 'politica-rota', units });
  const page = await journey.visit('/login');
  await page.evaluate(() => {
    setTimeout(() => new Worker(URL.createObjectURL(new Blob(['1']))));
    void Promise.reject(new Error('nobody waits'));
  });
  const told: string[] = [];
  const hear = () => {
    told.push(...takeBrokenRules());
    return told.join('\n');
  };
  await expect.poll(hear).toMatch(/refused blob/u);
  await expect.poll(hear).toMatch(/nobody waits/u);
});
