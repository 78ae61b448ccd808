import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { openRelay } from '../../functions/src/testing/fakes/localRelay.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const login = { user: 'mesa@correo.test', password: 'clave del correo' };
const relay = await openRelay({ login });
afterAll(() => relay.close());
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;
const luis = { name: 'Luis Soto', document: 'CC 99887766', email: 'luis@correo.test' };

test('an attorney comes in by code, takes the mandate on and votes; the owner arrives, and that vote stands', async () => {
  const journey = await newJourney(browser(), { cot: 'apoderado', units });
  const { assemblyId, cot } = journey;
  const sent = await journey.send('admin', '/api/settings/mail', {
    requestId: crypto.randomUUID(),
    server: {
      ...{ host: '127.0.0.1', port: relay.port, security: 'starttls', user: login.user },
      ...{ senderName: 'Conjunto', senderAddress: login.user, replyTo: '' },
    },
    password: login.password,
  });
  expect(sent).toMatchObject({ status: 200 });
  const paper = {
    ...{ proxyId: crypto.randomUUID(), unitIds: ['101'], attorney: luis, scope: 'assembly' },
    ...{ instructions: 'Vote a favor', fileId: null, grantorId: journey.personIdOf('Ana') },
    ...{ cosignerIds: [], relation: 'other', form: 'signed' },
    ...{ writtenOn: '2026-01-10', validUntil: null },
  };
  expect(await journey.send('registrar', '/api/proxies', paper)).toMatchObject({ status: 200 });
  const desk = await journey.visit('/register', 'registrar');
  await desk.getByRole('tab', { name: 'Poderes' }).click();
  await desk.getByRole('button', { name: /^Aceptar/u }).click();
  const slip = desk.getByRole('dialog', { name: `Código de ${luis.name}` });
  const code = (await slip.getByRole('status').textContent()) ?? '';
  await slip.getByRole('button', { name: 'Enviar por correo' }).click();
  await expect
    .poll(() => relay.received.map(({ recipients }) => recipients))
    .toEqual([[luis.email]]);
  await slip.getByRole('button', { name: 'Listo' }).click();

  const attorney = await journey.visit(`/loginAttorney?cot=${cot}`, undefined, 'smallPhone');
  await attorney.getByLabel('Número de documento').fill(luis.document);
  await attorney.getByLabel('Código personal').fill(code);
  await attorney.getByLabel('Código personal').press('Enter');
  await seen(attorney, 'Usted representa a otras personas');
  await seen(attorney, /Vote a favor/u);
  expect(await readWithAxe(attorney)).toEqual([]);
  await attorney.getByRole('button', { name: 'Aceptar el encargo' }).click();
  await seen(attorney, /^Usted representa 101/u);
  expect(
    (await peopleDocuments.proxy(assemblyId, paper.proxyId).get()).data()?.charge,
  ).toBeDefined();
  await desk.getByText('Aceptó el encargo').waitFor();

  await attorney.goto('/virtual/attorney');
  await attorney.getByRole('region', { name: 'Su asistencia' }).getByText('101').waitFor();
  const questionId = crypto.randomUUID();
  const question = { text: '¿Aprueba el presupuesto?', blank: true, abstention: true };
  const draft = { ...question, questionId, liveBars: false, durationSeconds: null };
  await journey.send('moderator', '/api/questions', draft);
  await journey.send('moderator', '/api/questions/open', openingOf(questionId));
  const favour = attorney.getByRole('radio', { name: 'A favor' });
  await favour.waitFor();
  // The units represented come later than the ballot, and must not move it under a finger.
  const mark = await favour.boundingBox();
  const who = attorney.getByRole('button', { name: /^Luis Soto/u });
  await who.click();
  await seen(attorney, /^Usted representa 101/u);
  await who.click();
  expect(await favour.boundingBox()).toEqual(mark);
  await favour.click();
  await attorney.getByRole('button', { name: 'Revisar mi voto' }).click();
  await attorney.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await attorney.getByText('Su voto quedó guardado').first().waitFor();

  const owner = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  const arrival = owner.getByRole('region', { name: 'Otra persona lo representa' });
  await arrival.getByText('Luis Soto').first().waitFor();
  expect(await readWithAxe(owner)).toEqual([]);
  await arrival.getByRole('button', { name: 'Asistir y revocar el poder' }).click();
  await owner.getByText('Su voto quedó guardado').first().waitFor();
  await attorney.getByText('Usted ya no representa 101').waitFor();
  await attorney.getByText(/No encontramos nada a su nombre/u).waitFor();
  const ballot = await pollDocuments.ballots(assemblyId, questionId).doc('101').get();
  expect(ballot.data()).toMatchObject({ optionIds: ['favour'] });
  const held = (await peopleDocuments.attendance(assemblyId, 1).doc('101').get()).data();
  expect(held).toMatchObject({ personId: journey.personIdOf('Ana'), present: true });
  expect(journey.complaints()).toEqual([]);
});
