import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { openZoomServer, zoomAccount } from '../../functions/src/testing/fakes/simulatedZoom.ts';
import { joinedEvent } from '../../functions/src/testing/fakes/zoomFixtures.ts';
import { zoomHeaders } from '../../functions/src/testing/fakes/zoomSigning.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { hosting } from '../support/browser/openPage.ts';
import { blockZoomSdk, serveZoomSdk } from '../support/browser/simulatedZoomSdk.ts';
import { tryFromFrame, twinAddress } from '../support/browser/tryFromFrame.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

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

  const { body } = joinedEvent;
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

/** The data of ours that a page in the frame gets, whoever is signed in around it. */
const apart = {
  ...{ page: 'SecurityError', away: 'SecurityError', there: 'TypeError' },
  ...{ stored: null, cookie: '' },
};

test('the meeting is seen beside the ballot, and scripts of Zoom there act for no member', async () => {
  const journey = await newJourney(browser(), { cot: 'zoom-sala', units });
  const done = async (who: string, path: string, body: object) => {
    const { status, body: said } = await journey.send(who, path, body);
    expect(status, JSON.stringify(said)).toBe(200);
  };
  const { accountId, clientId, clientSecret } = zoomAccount;
  await done('admin', '/api/settings/zoom', {
    ...{ requestId: crypto.randomUUID(), clientSecret, sdkSecret: 'secreto-del-video' },
    account: { accountId, clientId, host: '', sdkKey: 'llave' },
  });
  await done('moderator', '/api/zoom/meeting', { requestId: crypto.randomUUID() });
  await done('admin', '/api/video', { address: 'https://us02web.zoom.us/j/85512345678' });
  const ana = await journey.visit('/virtual/current', 'Ana', 'desk');
  await serveZoomSdk(ana.context());
  // The link of everybody and one's own are one button.
  await ana.getByRole('button', { name: 'Abrir la videollamada' }).waitFor();
  expect(await ana.getByText('Abrir la videollamada').count()).toBe(1);

  const office = await journey.visit('/settings/integrations', 'admin', 'phone');
  await office.getByRole('switch', { name: /dentro de la sala virtual/u }).click();
  await ana.getByRole('button', { name: 'Ver la videollamada aquí' }).click();
  const zoomIn = ana.frameLocator('iframe[title="Videollamada en Zoom"]');
  await zoomIn.getByText('Joined as Ana').waitFor();
  // The attendee can be heard and seen there, and no other device is handed on.
  const devices = ['microphone', 'camera', 'geolocation'];
  expect(await zoomIn.locator('body').evaluate(allowed, devices)).toEqual([true, true, false]);
  expect(await readWithAxe(office)).toEqual([]);
  expect(await readWithAxe(ana)).toEqual([]);

  const questionId = crypto.randomUUID();
  const terms = { blank: true, abstention: true, liveBars: false, durationSeconds: null };
  const text = '¿Aprueba el presupuesto?';
  await done('moderator', '/api/questions', { questionId, text, ...terms });
  await done('moderator', '/api/questions/open', openingOf(questionId));
  await ana.getByRole('radio', { name: 'A favor' }).click();
  await ana.getByRole('button', { name: /Revisar/u }).click();
  await ana.getByRole('button', { name: /Confirmar/u }).click();
  await seen(ana, /guardado/iu);

  // The policy lets nothing of that page ask our API, and without it the request would have no member.
  const voter = await ana.context().storageState();
  expect(voter.cookies.map(({ name }) => name)).toContain('__session');
  const { sent: _none, ...refused } = await tryFromFrame(browser(), { voter, bypassCSP: false });
  expect(refused).toEqual({ ...apart, here: 'TypeError', unread: 'TypeError' });
  const { sent, ...unnamed } = await tryFromFrame(browser(), { voter, bypassCSP: true });
  expect(unnamed).toEqual({ ...apart, here: '401', unread: '0' });
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter((cookie) => cookie !== undefined)).toEqual([]);

  // Nobody else frames it.
  const elsewhere = await ana.context().newPage();
  await elsewhere.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe name="zoom" src="${twinAddress()}/video/zoom.html"></iframe>`,
    }),
  );
  await elsewhere.goto('http://evil.example/');
  expect(elsewhere.frame('zoom')?.url()).toMatch(/^chrome-error:/u);

  // As of a browser that blocks what third parties keep.
  await zoomIn.getByRole('button', { name: 'Leave' }).click();
  await ana.context().addInitScript(refuseStorage);
  await ana.getByRole('button', { name: 'Ver la videollamada aquí' }).click();
  await zoomIn.getByText('Joined as Ana').waitFor();

  await zoomIn.getByRole('button', { name: 'Leave' }).click();
  await blockZoomSdk(ana.context());
  await ana.getByRole('button', { name: 'Ver la videollamada aquí' }).click();
  await seen(ana, /La votación sigue funcionando sin ella/u);
  const opened = ana.context().waitForEvent('page');
  await ana.getByRole('button', { name: 'Abrir en Zoom' }).click();
  await opened;
  expect(journey.complaints().filter((one) => !one.includes('https://source.zoom.us/'))).toEqual(
    [],
  );
});

/** In a page that another one frames, for it alone. */
function refuseStorage(): void {
  if (parent === window) return;
  for (const name of ['sessionStorage', 'localStorage']) {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, name, { get, configurable: true });
  }
}

/** Of the browser that tests run in, which tells it so. */
function allowed(_body: unknown, names: readonly string[]): readonly boolean[] {
  const { featurePolicy } = document as unknown as {
    readonly featurePolicy: { readonly allowsFeature: (name: string) => boolean };
  };
  return names.map((name) => featurePolicy.allowsFeature(name));
}
