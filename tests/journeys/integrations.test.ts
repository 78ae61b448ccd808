import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { openRelay } from '../../functions/src/testing/fakes/localRelay.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [['101', 'Ana', '100']] as const;
const login = { user: 'correo@firma.test', password: 'clave del correo' };

test('mail leaves through the server that was typed on the page, once its password is right', async () => {
  const relay = await openRelay({ login });
  const journey = await newJourney(browser(), { cot: 'correo', units });
  const { assemblyId } = journey;
  const { activeRoster } = (await documents.assembly(assemblyId).get()).data() ?? {};
  const person = peopleDocuments
    .people(assemblyId, activeRoster ?? '')
    .doc(journey.personIdOf('Ana'));
  await person.update({ email: 'ana@correo.test' });

  const office = await journey.visit('/settings/integrations', 'admin', 'phone');
  const card = office.getByRole('region', { name: 'Servidor de esta asamblea' });
  await card.getByRole('button', { name: 'Poner un servidor' }).click();
  await card.getByRole('textbox', { name: /^Servidor/u }).fill('127.0.0.1');
  await card.getByLabel('Seguridad').click();
  await office.getByRole('option', { name: /STARTTLS/u }).click();
  await card.getByLabel('Puerto').fill(String(relay.port));
  await card.getByLabel('Usuario').fill(login.user);
  await card.getByLabel('Contraseña').fill('otra clave');
  await card.getByLabel('Nombre de quien envía').fill('Conjunto Correo');
  await card.getByLabel('Dirección de quien envía').fill(login.user);
  expect(await readWithAxe(office)).toEqual([]);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await seen(office, 'El correo sale por el servidor de esta asamblea.');
  await seen(office, /Guardada el/u);

  await office.getByRole('button', { name: 'Enviar mensaje de prueba' }).click();
  await seen(office, /no aceptó el usuario o la contraseña.*535/u);
  expect(await readWithAxe(office)).toEqual([]);
  await card.getByRole('button', { name: 'Cambiar' }).click();
  await card.getByLabel('Contraseña').fill(login.password);
  await card.getByRole('button', { name: 'Guardar' }).click();
  await seen(office, /Guardada el/u);
  await office.getByLabel('Enviar a').fill('yo@correo.test');
  await office.getByRole('button', { name: 'Enviar mensaje de prueba' }).click();
  await seen(office, 'El servidor recibió el mensaje.');
  expect(relay.received.map(({ recipients }) => recipients)).toEqual([['yo@correo.test']]);
  expect(await office.content()).not.toContain(login.password);

  const sent = await journey.send('registrar', '/api/mail/credential', {
    ...{ requestId: crypto.randomUUID(), credentialId: crypto.randomUUID() },
    personId: journey.personIdOf('Ana'),
  });
  expect(sent).toMatchObject({ status: 200, body: { state: 'sent' } });
  const [, credential] = relay.received;
  expect(credential?.recipients).toEqual(['ana@correo.test']);
  expect(credential?.headers.get('from')).toBe(`Conjunto Correo <${login.user}>`);

  await card.getByRole('button', { name: 'Quitar' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await seen(office, /Por ahora no se envía correo/u);
  expect(journey.complaints()).toEqual([]);
  await relay.close();
});
