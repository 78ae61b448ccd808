import { afterAll, expect, test } from 'vitest';
import { documents } from '../../functions/src/platform/documents.ts';
import { openZoomServer, zoomAccount } from '../../functions/src/testing/simulatedZoom.ts';
import { joinedNotice } from '../../functions/src/testing/zoomFixtures.ts';
import { zoomHeaders } from '../../functions/src/testing/zoomSigning.ts';
import { browserForAll } from '../support/browserForAll.ts';
import { newJourney } from '../support/newJourney.ts';
import { hosting } from '../support/openPage.ts';
import { readWithAxe } from '../support/readWithAxe.ts';
import { seen } from '../support/seen.ts';

const browser = browserForAll();
const zoom = await openZoomServer(Number(new URL(process.env.ASAMBLEA_ZOOM_API ?? '').port));
afterAll(zoom.close);

const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

test('a meeting in Zoom is created, joined by two, one of them told who they are, and ended for all', async () => {
  const journey = await newJourney(browser(), { cot: 'zoom', units });
  const { assemblyId } = journey;
  const office = await journey.visit('/settings/integrations', 'admin', 'phone');
  const card = office.getByRole('region', { name: 'Cuenta de Zoom' });
  await card.getByRole('button', { name: 'Poner una cuenta' }).click();
  await card.getByLabel('Identificador de la cuenta').fill(zoomAccount.accountId);
  await card.getByLabel('Identificador del cliente').fill(zoomAccount.clientId);
  await card.getByLabel('Secreto del cliente').fill(zoomAccount.clientSecret);
  await card.getByLabel('Secreto de los avisos').fill(zoomAccount.webhookSecret);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await card.getByRole('button', { name: 'Probar' }).click();
  await seen(office, 'Zoom aceptó las credenciales.');
  expect(await readWithAxe(office)).toEqual([]);
  expect(await office.content()).not.toContain(zoomAccount.clientSecret);

  const desk = await journey.visit('/zoom', 'moderator', 'phone');
  await desk.getByRole('button', { name: 'Crear la reunión' }).click();
  await desk.getByRole('button', { name: 'Iniciar como anfitrión' }).waitFor();
  const ana = await journey.visit('/virtual/current', 'Ana', 'smallPhone');
  const opened = ana.context().waitForEvent('page');
  await ana.getByRole('button', { name: 'Abrir la videollamada' }).click();
  await opened;
  await expect.poll(() => zoom.registrants().length).toBe(1);
  expect(ana.url()).not.toContain('tk=');

  const { body } = joinedNotice;
  const account = (await documents.integrationSettings(assemblyId).get()).data()?.zoom;
  const come = async (who: object, stay: string) => {
    const { object } = body.payload;
    const participant = { ...object.participant, email: '', participant_uuid: stay, ...who };
    const payload = { ...body.payload, object: { ...object, participant } };
    const text = JSON.stringify({ ...body, payload });
    const headers = await zoomHeaders(
      zoomAccount.webhookSecret,
      text,
      Math.floor(Date.now() / 1000),
    );
    const path = `/api/zoom/webhook/${account?.hookKey ?? ''}`;
    return (await fetch(`${hosting()}${path}`, { method: 'POST', headers, body: text })).status;
  };
  expect(await come({ registrant_id: zoom.registrants()[0]?.id }, 'a')).toBe(200);
  expect(await come({ registrant_id: '', user_name: 'BETO' }, 'b')).toBe(200);
  await desk.reload();
  await desk.getByRole('button', { name: 'Es Beto (102)' }).click();
  const idle = desk.getByRole('region', { name: 'En el video sin acreditar' });
  await idle.getByText('Beto (102)').waitFor();
  expect(await readWithAxe(desk)).toEqual([]);

  await desk.getByRole('button', { name: 'Terminar' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
  await ana.waitForURL('**/zoom/agradecimiento');
  await desk.getByRole('button', { name: 'Crear otra reunión' }).waitFor();
  expect(zoom.asked.at(-1)?.body).toEqual({ action: 'end' });
  expect(journey.complaints()).toEqual([]);
});
