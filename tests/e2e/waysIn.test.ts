import type { AcceptAnswer } from '@asamblea/domain';
import { documentKey } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accredit } from '../../functions/src/hall/attendance/desks.ts';
import { personIdsOf } from '../../functions/src/people/rosters/personIds.ts';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, phone, type Visitor } from '../support/browser/openPage.ts';
import { hasEntered } from '../support/visits/hasEntered.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { signInByForm } from '../support/visits/signInByForm.ts';

const cot = 'puertas';
const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '35'],
  ['103', 'Carla', '25'],
] as const;
/** Iván owns nothing: Ana and Beto sent him. */
const ivan = { name: 'Iván Castro', document: 'CC 1083150191', email: null };
let ivansCode: string;

const browser = browserForAll();
let journey: Journey;
const visitors: Visitor[] = [];

beforeAll(async () => {
  journey = await newJourney(browser(), { cot, units });
  await journey.enter('Carla');
  const { assemblyId } = journey;
  const personId = personIdsOf(assemblyId)(documentKey(ivan.document));
  for (const [unitId, grantor] of units.slice(0, 2)) {
    const proxyId = crypto.randomUUID();
    const paper = {
      ...{ proxyId, unitIds: [unitId], attorney: ivan, scope: 'assembly', instructions: '' },
      ...{ fileId: null, grantorId: journey.personIdOf(grantor), cosignerIds: [] },
      ...{ relation: 'other', form: 'signed', writtenOn: '2026-01-10', validUntil: null },
    };
    expect(await journey.send('registrar', '/api/proxies', paper)).toMatchObject({ status: 200 });
    const choice = { replaceOlder: false, release: false };
    const { body } = await journey.send('registrar', `/api/proxies/${proxyId}/accept`, choice);
    ivansCode ??= (body as AcceptAnswer).code?.code ?? '';
  }
  const account = { uid: `${cot}-ivan`, email: `ivan-${cot}@asamblea.test`, name: 'Iván' };
  await seedAccount(assemblyId, { ...account, role: 'attorney', personId });
  const entering = { personId, unitIds: ['101', '102'] };
  const request = { ...entering, capacity: 'proxy', channel: 'hall' } as const;
  const entered = await accredit({ assemblyId, by: 'desk', request, now: Date.now() });
  expect(entered.ok).toBe(true);
});

async function visit(viewport = { width: 1366, height: 900 }): Promise<Page> {
  const visitor = await openPage(browser(), { viewport });
  visitors.push(visitor);
  return visitor.page;
}

async function enterByPassword(page: Page, who: string): Promise<void> {
  await page.goto(`/login?cot=${cot}`);
  await signInByForm(page, `${who}-${cot}@asamblea.test`);
}

async function tryCode(page: Page, document: string, code: string): Promise<void> {
  await page.getByLabel('Número de documento').fill(document);
  await page.getByLabel('Código personal').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function enterAsIvan(page: Page): Promise<void> {
  await page.goto(`/loginAttorney?cot=${cot}`);
  await tryCode(page, ivan.document, ivansCode);
  await hasEntered(page);
}

async function vote(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A favor' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
}

/** The chair opens a question of its own, closes it, and is told that it was done. */
async function chair(page: Page, path: string, body: object = {}): Promise<void> {
  expect((await postAs(page, `/api/questions${path}`, body)).status).toBe(200);
}

async function openQuestion(page: Page): Promise<string> {
  const questionId = crypto.randomUUID();
  const terms = { blank: false, abstention: false, liveBars: false, durationSeconds: null };
  await chair(page, '', { questionId, text: '¿Aprueba el acta?', ...terms });
  await chair(page, '/open', openingOf(questionId));
  return questionId;
}

test('an attorney enters with document and code, and finds the represented units', async () => {
  const page = await visit(phone);
  await page.goto(`/login?cot=${cot}`);
  await page.getByRole('link', { name: 'Soy apoderado y tengo un código' }).click();
  await tryCode(page, ivan.document, ivansCode);
  await hasEntered(page);
  await page.getByText('Iván').first().waitFor();
  const { holdings } = await page.evaluate(async () => (await fetch('/api/votes/current')).json());
  expect(holdings).toHaveLength(2);
  expect(visitors.flatMap((visitor) => visitor.complaints)).toEqual([]);
});

test('five wrong codes are told to wait, and the right one enters all the same', async () => {
  const page = await visit(phone);
  const [document, code] = [journey.documentOf('Carla'), await journey.giveCode('Carla')];
  await page.goto(`/loginVirtual?cot=${cot}`);
  for (let i = 0; i < 4; i += 1) {
    const answered = page.waitForResponse('**/api/auth/virtual');
    await tryCode(page, document, `0000-000${i}`);
    expect((await answered).status()).toBe(401);
    await page.getByText('Esos datos no coinciden').waitFor();
  }
  await tryCode(page, document, '0000-0009');
  await page.getByText('Demasiados intentos. Espere 1 minuto y pruebe de nuevo.').waitFor();
  await page.getByText('Con el código correcto puede entrar ya, sin esperar.').waitFor();
  await tryCode(page, document, code);
  await hasEntered(page);
});

test('the QR of the desk signs one phone in; a later reader is told that it was used', async () => {
  const desk = await visit();
  await enterByPassword(desk, 'registrar');
  await desk.goto('/register');
  await desk.getByRole('combobox').fill('103');
  const credential = desk.getByRole('button', { name: 'Credencial', exact: true });
  // The plates come later, and below the buttons that somebody is about to press.
  const late = desk.getByRole('button', { name: 'Anotar para hablar' });
  await late.waitFor();
  const [above, below] = [await credential.boundingBox(), await late.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  const answered = desk.waitForResponse('**/api/invitations/desk');
  await credential.click();
  await desk.getByRole('button', { name: 'Crear credencial' }).click();
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
  await enterByPassword(moderator, 'moderator');
  const earlier = await openQuestion(moderator);
  const first = await visit(phone);
  await enterAsIvan(first);
  await first.goto('/votes/current');
  await vote(first);
  await first.getByText('Su voto quedó guardado').waitFor();
  await chair(moderator, '/close', { questionIds: [earlier] });

  const later = await openQuestion(moderator);
  const second = await visit(phone);
  await enterByPassword(second, 'ivan');
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
  await chair(moderator, '/close', { questionIds: [later] });
});
