import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browserForAll.ts';
import { hasEntered } from '../support/hasEntered.ts';
import { openPage, phone, type Visitor } from '../support/openPage.ts';
import { postAs } from '../support/postAs.ts';
import { signInByForm } from '../support/signInByForm.ts';

const ivan = { document: '1083150191', code: 'asam2026' };
const agenda = (place: number) => `7a5c0e1d-2026-4a00-8b00-00000000000${place}`;

const browser = browserForAll();
const visitors: Visitor[] = [];

async function visit(viewport = { width: 1366, height: 900 }): Promise<Page> {
  const visitor = await openPage(browser(), { viewport });
  visitors.push(visitor);
  return visitor.page;
}

async function enterByPassword(page: Page, account: string): Promise<void> {
  await page.goto('/login?cot=demo');
  await signInByForm(page, `${account}@asamblea.test`);
}

async function tryCode(page: Page, document: string, code: string): Promise<void> {
  await page.getByLabel('Número de documento').fill(document);
  await page.getByLabel('Código personal').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function enterAsIvan(page: Page): Promise<void> {
  await page.goto('/loginAttorney?cot=demo');
  await tryCode(page, ivan.document, ivan.code);
  await hasEntered(page);
}

async function vote(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A favor' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
}

async function chair(page: Page, place: number, action: 'open' | 'close'): Promise<void> {
  const answer = await postAs(page, `/api/questions/${agenda(place)}/${action}`, {});
  expect(answer.status).toBe(200);
}

test('an attorney enters with document and code, and finds the represented units', async () => {
  const page = await visit(phone);
  await page.goto('/login?cot=demo');
  await page.getByRole('link', { name: 'Soy apoderado y tengo un código' }).click();
  await tryCode(page, ivan.document, ivan.code);
  await hasEntered(page);
  await page.getByText('Iván').first().waitFor();
  const { holdings } = await page.evaluate(async () => (await fetch('/api/votes/current')).json());
  expect(holdings).toHaveLength(4);
  expect(visitors.flatMap((visitor) => visitor.complaints)).toEqual([]);
});

test('five wrong codes are told to wait, and the right one enters all the same', async () => {
  const page = await visit(phone);
  await page.goto('/loginVirtual?cot=demo');
  for (let i = 0; i < 4; i += 1) {
    const answered = page.waitForResponse('**/api/auth/virtual');
    await tryCode(page, '1024027419', `0000-000${i}`);
    expect((await answered).status()).toBe(401);
    await page.getByText('Esos datos no coinciden').waitFor();
  }
  await tryCode(page, '1024027419', '0000-0009');
  await page.getByText('Demasiados intentos. Espere 1 minuto y pruebe de nuevo.').waitFor();
  await page.getByText('Con el código correcto puede entrar ya, sin esperar.').waitFor();
  await tryCode(page, '1024027419', 'V0T0-2026');
  await hasEntered(page);
});

test('the QR of the desk signs one phone in; whoever opens it later is told that it was used', async () => {
  const desk = await visit();
  await enterByPassword(desk, 'registro');
  await desk.goto('/register');
  await desk.getByRole('combobox').fill('T1-901');
  const answered = desk.waitForResponse('**/api/invitations/desk');
  await desk.getByRole('button', { name: 'QR para votar en el celular' }).click();
  const { path } = await (await answered).json();
  await desk.getByRole('img', { name: /^Código QR/u }).waitFor();

  const [mine, thief] = [await visit(phone), await visit(phone)];
  for (const page of [mine, thief]) {
    await page.goto(path);
    await page.getByText('Su invitación').waitFor();
  }
  await mine.getByRole('button', { name: 'Entrar' }).click();
  await hasEntered(mine);
  await thief.getByRole('button', { name: 'Entrar' }).click();
  await thief.getByText('Ese enlace ya se usó').waitFor();
  expect(new URL(thief.url()).pathname).toBe('/loginVirtual');
});

test('a second device is refused, moves the vote to itself, and votes', async () => {
  const moderator = await visit();
  await enterByPassword(moderator, 'moderador');
  await chair(moderator, 3, 'open');
  const first = await visit(phone);
  await enterAsIvan(first);
  await first.goto('/votes/current');
  await vote(first);
  await first.getByText('Su voto quedó guardado').waitFor();
  await chair(moderator, 3, 'close');

  await chair(moderator, 4, 'open');
  const second = await visit(phone);
  await enterByPassword(second, 'apoderado');
  await second.goto('/votes/current');
  await vote(second);
  await second.getByText('Usted ya vota desde otro dispositivo').waitFor();
  await second.getByRole('link', { name: 'Cambiar de dispositivo' }).click();
  await second.getByRole('button', { name: 'Votar desde aquí' }).click();
  await second.getByText('Listo: ahora vota desde este dispositivo').waitFor();
  await second.getByRole('link', { name: 'Ir a mi voto' }).click();
  await vote(second);
  await second.getByText('Su voto quedó guardado').waitFor();

  await first.goto('/changedevice');
  await first.getByText('Usted vota desde otro dispositivo').waitFor();
  await chair(moderator, 4, 'close');
  // The demonstration goes on from where the other journeys expect it.
  await postAs(moderator, '/api/stage', { mode: 'quorum' });
});
