import { documentKey } from '@asamblea/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readOracleRoster, sumOf, writePercent } from '../support/oracle.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { postAs } from '../support/visits/postAs.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';
import { seen } from '../support/visits/seen.ts';
import { password } from '../support/visits/signIn.ts';

const roster = readOracleRoster();
const people = ['1024027419', '1074385878'];
const seconds = 1000;

const browser = browserForAll();
const emailOf = (account: string) => `${account}-llamados@asamblea.test`;

const serverNow = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/auth/session', { headers: { 'X-Requested-With': 'fetch' } });
    const body: { serverNow: number } = await response.json();
    return body.serverNow;
  });

/** The quorum at an instant, by the events. */
const replayAt = (page: Page, at: number) =>
  page.evaluate(async (instant) => {
    const response = await fetch(`/api/record/quorum?at=${instant}`);
    const body: { call: number; quorum: { met: boolean; present: { weight: number } } } =
      await response.json();
    return { call: body.call, met: body.quorum.met, weight: body.quorum.present.weight };
  }, at);

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('the first call fails, the second opens by its own rule, pauses, and the record replays it all', async () => {
  const { visit, complaints } = receiveVisitors(browser(), 'llamados');
  const admin = await visit('/settings/database/file', emailOf('admin'));
  const file = new URL('../../data/padron-torres-del-parque.csv', import.meta.url).pathname;
  await admin.locator('input[type=file]').setInputFiles(file);
  await admin.getByRole('button', { name: /^Comparar/u }).click();
  await admin.getByRole('button', { name: 'Importar 302 unidades' }).click();
  await seen(admin, 'El padrón quedó importado');

  const chair = await visit('/dashboard', emailOf('moderador'));
  const screen = await visit('/quorum/public?cot=llamados');
  const projector = await visit('/votes/public?cot=llamados');
  await seen(chair, 'Por instalar');
  await seen(chair, /^Instalar la sesión: No hay quórum/u);
  await seen(screen, 'La sesión aún no comienza');

  const personIdOf = await personIdsOfAssembly('llamados');
  const present = roster.filter((unit) => people.includes(unit.documents[0] ?? ''));
  const weight = Number(sumOf(present)) * 100;
  const enterAll = async () => {
    for (const document of people) {
      const answer = await postAs(chair, '/api/attendance/accredit', {
        personId: personIdOf(documentKey(document)),
        unitIds: present.filter((one) => one.documents[0] === document).map((one) => one.label),
        capacity: 'owner',
        channel: 'hall',
      });
      expect(answer.status).toBe(200);
    }
  };
  const before = await serverNow(chair);
  await enterAll();
  await seen(screen, writePercent(sumOf(present), sumOf(roster)));
  const arrived = await serverNow(chair);

  await confirm(chair, 'Declarar fracasada la convocatoria');
  for (const page of [screen, projector]) {
    await seen(page, 'La convocatoria fracasó por falta de quórum');
  }
  await chair.getByRole('button', { name: 'Fijar la siguiente convocatoria' }).click();
  await seen(chair, /Ley 675 de 2001, artículo 41/u);
  await chair.getByRole('button', { name: 'Cancelar' }).click();
  const startsAt = (await serverNow(chair)) + 2 * seconds;
  const planned = await postAs(chair, '/api/session/next-call', {
    ...{ session: 1, call: 1, startsAt, waitMinutes: 0 },
  });
  expect(planned.status).toBe(200);
  await seen(chair, 'Segunda convocatoria');
  await enterAll();

  await confirm(chair, 'Instalar la sesión');
  await seen(chair, 'En curso');
  await seen(screen, 'Hay quórum');
  const installed = await serverNow(chair);
  await chair.getByRole('button', { name: 'Verificar quórum' }).click();
  await seen(screen, /Última verificación/u);

  await confirm(chair, 'Suspender');
  for (const page of [screen, projector]) await seen(page, 'Sesión suspendida');
  await seen(chair, 'Si es otro día, la asistencia se toma de nuevo');
  await confirm(chair, 'Reanudar la sesión');
  await seen(chair, 'En curso');
  await projector.getByText('Sesión suspendida').waitFor({ state: 'detached' });

  expect((await replayAt(chair, before)).weight).toBe(0);
  expect(await replayAt(chair, installed)).toEqual({ call: 2, met: true, weight });
  const firstCall = await replayAt(chair, arrived);
  // At midnight the second call would be another session, with a record of its own.
  if (firstCall.call === 1) expect(firstCall).toEqual({ call: 1, met: false, weight });

  await chair.goto('/quorum/private');
  await chair.getByLabel('Buscar unidad o persona').fill(present[0]?.label ?? '');
  await chair
    .getByRole('button', { name: /^Ver el historial de/u })
    .first()
    .click();
  await chair
    .getByRole('dialog')
    .getByText(/^Entró/u)
    .first()
    .waitFor();
  await chair.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await chair.getByRole('tab', { name: 'Historial' }).click();
  await seen(chair, /^Se reanudó la sesión/u);
  await seen(chair, /^Fracasó la convocatoria/u);
  await chair.getByRole('tab', { name: 'Línea de tiempo' }).click();
  await seen(chair, /había quórum/u);

  await admin.goto('/protected');
  await admin.getByLabel('Contraseña', { exact: true }).fill(password);
  await admin.getByRole('button', { name: 'Entrar' }).click();
  await seen(admin, 'Registro de sucesos');
  await admin.getByRole('button', { name: 'Comprobar la integridad' }).click();
  await seen(admin, 'El registro está íntegro');
  expect(complaints()).toEqual([]);
});
