import type { Page, Response } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { auditCounts } from '../../functions/src/polls/closing/auditCounts.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { openMailbox } from '../../scripts/mailbox/openMailbox.ts';
import { freePorts } from '../../scripts/testing/freePorts.ts';
import { blockVideo } from '../support/browser/blockVideo.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { hearComplaints } from '../support/browser/openPage.ts';
import { lostHeaders } from '../support/looks/lostHeaders.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { hasEntered } from '../support/visits/hasEntered.ts';
import {
  followLinks,
  invitationIn,
  listMails,
  openInvitation,
} from '../support/visits/localMailbox.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { screens } from '../support/visits/receiveVisitors.ts';
import { loose, seen } from '../support/visits/seen.ts';
import { sendDone } from '../support/visits/sendDone.ts';
import { setMailServer } from '../support/visits/setMailServer.ts';

const browser = browserForAll();
const [smtp = 0, reading = 0] = await freePorts(2);
const mailbox = await openMailbox({ smtp, mailbox: reading });
afterAll(() => mailbox.close());

const cot = 'convocados';
const people = [
  'Ana',
  'Beto',
  'Carla',
  ...Array.from({ length: 47 }, (_, i) => `Persona ${i + 4}`),
];
const units = people.map((name, i) => [`${101 + i}`, name, '2'] as const);
const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@correo.test`;
const everybody = people.map(addressOf).sort();
/** The people in the hall: enough of them for a quorum. */
const inHall = people.slice(20);
const luis = { name: 'Luis Soto', document: 'CC 99887766', email: null };
const text = '¿Aprueba el presupuesto?';

/** The mails that came: one to each. */
async function expectOneEach() {
  await expect.poll(async () => (await listMails(mailbox.address)).length).toBe(50);
  const mails = await listMails(mailbox.address);
  expect(mails.map(({ to }) => to).sort()).toEqual(everybody);
  return mails;
}

async function callEverybody(journey: Journey): Promise<void> {
  const admin = await journey.visit('/notices', 'admin', 'desk');
  await admin.getByRole('button', { name: 'Fijar fecha y convocatoria' }).click();
  await admin.getByLabel('Fecha y hora de la primera convocatoria').fill('2031-03-27T18:00');
  await admin.getByLabel('Segunda convocatoria que anuncia el aviso').fill('2031-04-01T20:00');
  await admin.getByLabel('Lugar').fill('Salón comunal');
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
  await admin.getByRole('button', { name: 'Revisar y enviar' }).click();
  await seen(admin, 'Sale por correo a 50 de 50 personas.');
  await admin.getByLabel('Por qué se envía así').fill('Se tratará lo de siempre.');
  await admin.getByRole('button', { name: 'Enviar de todos modos' }).click();
  await seen(admin, 'Convocatoria n.º 1');
  expect(await readWithAxe(admin)).toEqual([]);
}

/** The notice of a meeting that is held online too brings each their link: nobody is left to invite. */
async function expectNobodyLeft(journey: Journey): Promise<void> {
  const office = await journey.visit('/massive?trabajo=invitaciones', 'moderator', 'smallPhone');
  await seen(office, 'No falta nadie por invitar.');
  await seen(office, 'Con enlace entregado 50');
  expect(await readWithAxe(office)).toEqual([]);
}

/** How many of the links were spent, of how many there are. */
async function spentLinks({ assemblyId }: Journey) {
  const { docs } = await peopleDocuments.invitations(assemblyId).get();
  return [docs.filter((link) => link.data().usedAt !== null).length, docs.length];
}

/** A guard of somebody's mail follows each link before they do, and looks at one as a browser does. */
async function scan(journey: Journey, links: readonly string[]): Promise<void> {
  expect(new Set(links).size).toBe(50);
  await followLinks(links);
  const look = await journey.visit(links[0] ?? '');
  await look.getByRole('button', { name: 'Entrar' }).waitFor();
  await look.close();
  expect(await spentLinks(journey)).toEqual([0, 50]);
}

/** The video does not come, and the vote goes on beside it. */
async function voteWithoutVideo(page: Page, asked: readonly string[], option: string) {
  await page.getByText(loose(text)).first().waitFor();
  await page.getByRole('button', { name: 'Ver el video de la reunión' }).click();
  await seen(page, /La votación sigue funcionando sin él/u);
  expect(asked).toEqual(['www.youtube-nocookie.com']);
  await page.getByRole('radio', { name: option }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await page.getByText('Su voto quedó guardado').first().waitFor();
  expect(await readWithAxe(page)).toEqual([]);
}

/** The desk takes the paper of Ana in and accepts it; returns the code of the attorney. */
async function acceptProxy(journey: Journey): Promise<string> {
  const desk = await journey.visit('/register', 'registrar', 'desk');
  await sendDone(journey, 'registrar', '/api/proxies', {
    ...{ proxyId: crypto.randomUUID(), unitIds: ['101'], attorney: luis, scope: 'assembly' },
    ...{ instructions: 'Vote a favor', fileId: null, grantorId: journey.personIdOf('Ana') },
    ...{ cosignerIds: [], relation: 'other', form: 'signed' },
    ...{ writtenOn: '2026-01-10', validUntil: null },
  });
  await desk.getByRole('tab', { name: 'Poderes' }).click();
  await desk.getByRole('button', { name: /^Aceptar/u }).click();
  const slip = desk.getByRole('dialog', { name: `Código de ${luis.name}` });
  const code = (await slip.getByRole('status').textContent()) ?? '';
  await slip.getByRole('button', { name: 'Listo' }).click();
  expect(await readWithAxe(desk)).toEqual([]);
  return code;
}

async function enterAsAttorney(journey: Journey, code: string): Promise<Page> {
  const attorney = await journey.visit(`/loginAttorney?cot=${cot}`, undefined, 'smallPhone');
  await attorney.getByLabel('Número de documento').fill(luis.document);
  await attorney.getByLabel('Código personal').fill(code);
  await attorney.getByLabel('Código personal').press('Enter');
  await seen(attorney, 'Usted representa a otras personas');
  expect(await readWithAxe(attorney)).toEqual([]);
  await attorney.getByRole('button', { name: 'Aceptar el encargo' }).click();
  await seen(attorney, /^Usted representa 101/u);
  return attorney;
}

/** Where somebody attends from afar: the room, with the unit they attend with. */
async function enterRoom(page: Page, path: string, label: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('region', { name: 'Su asistencia' }).getByText(label).waitFor();
}

async function presentUnits({ assemblyId }: Journey): Promise<number> {
  const { docs } = await peopleDocuments.attendance(assemblyId, 1).get();
  return docs.filter((unit) => unit.data().present).length;
}

test('fifty are called with a link of their own, one opens the mail, an attorney votes and the owner comes, and each is counted once', async () => {
  const asked = { cot, units, addressOf, sessionState: 'planned' } as const;
  const journey = await newJourney(browser(), asked);
  const { assemblyId, personIdOf } = journey;
  await setMailServer(journey, smtp, { user: 'mesa@correo.test', password: 'clave del correo' });
  await sendDone(journey, 'admin', '/api/settings/mail/pace', { pace: 300 });
  await callEverybody(journey);
  const notices = await expectOneEach();
  await expectNobodyLeft(journey);
  await scan(journey, await Promise.all(notices.map(invitationIn)));

  // The evening comes.
  await documents.session(assemblyId, 1).update({ startsAt: Date.now() });
  await sendDone(journey, 'admin', '/api/video', { address: 'https://youtu.be/dQw4w9WgXcQ' });
  await journey.enter(...inHall);
  const chair = await journey.visit('/dashboard', 'moderator', 'desk');
  // The notice called for another day: the person who installs reads it, and the record says so.
  await seen(chair, /^La convocatoria n\.º 1 del .* no dice lo mismo que la reunión:$/u);
  expect(await readWithAxe(chair)).toEqual([]);
  await chair.getByRole('button', { name: 'Instalar la sesión' }).click();
  const against = chair.getByRole('dialog');
  await against.getByText(/antes el 27 de marzo de 2031 a las 6:00 p\. m\.; ahora el/u).waitFor();
  expect(await readWithAxe(chair)).toEqual([]);
  await against.getByRole('button', { name: 'Instalar de todos modos' }).click();
  await seen(chair, 'En curso');
  expect(await readWithAxe(chair)).toEqual([]);

  const inbox = await journey.visit(mailbox.address, undefined, 'smallPhone');
  const answers: Response[] = [];
  inbox.context().on('response', (answer) => answers.push(answer));
  const beto = await openInvitation(inbox, addressOf('Beto'));
  const complaints = hearComplaints(beto);
  expect(beto.viewportSize()).toEqual(screens.smallPhone);
  await beto.getByRole('button', { name: 'Entrar' }).waitFor();
  expect(await readWithAxe(beto)).toEqual([]);
  await beto.getByRole('button', { name: 'Entrar' }).click();
  await hasEntered(beto);
  expect(await spentLinks(journey)).toEqual([1, 50]);
  const betoAsked = await blockVideo(beto);
  await enterRoom(beto, '/virtual/current', '102');

  const attorney = await enterAsAttorney(journey, await acceptProxy(journey));
  const attorneyAsked = await blockVideo(attorney);
  await enterRoom(attorney, '/virtual/attorney', '101');
  const carla = await journey.visit('/', 'Carla', 'desk');
  const carlaAsked = await blockVideo(carla);
  await enterRoom(carla, '/virtual/current', '103');
  expect(await presentUnits(journey)).toBe(33);

  await chair.goto('/votes/private');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await voteWithoutVideo(attorney, attorneyAsked, 'A favor');

  const ana = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  const arrival = ana.getByRole('region', { name: 'Otra persona lo representa' });
  await arrival.getByText('Luis Soto').first().waitFor();
  expect(await readWithAxe(ana)).toEqual([]);
  await arrival.getByRole('button', { name: 'Asistir y revocar el poder' }).click();
  await ana.getByText('Su voto quedó guardado').first().waitFor();
  await attorney.getByText('Usted ya no representa 101').waitFor();
  expect(await presentUnits(journey)).toBe(33);
  const held = (await peopleDocuments.attendance(assemblyId, 1).doc('101').get()).data();
  expect(held).toMatchObject({ personId: personIdOf('Ana'), present: true });
  const questions = await pollDocuments.questions(assemblyId).where('text', '==', text).get();
  const questionId = questions.docs[0]?.id ?? '';
  const choices = [{ unitId: '101', optionIds: ['against'] }];
  const second = { questionId, requestId: crypto.randomUUID(), choices };
  expect(await sendDone(journey, 'Ana', '/api/votes/cast', second)).toMatchObject({
    results: [{ unitId: '101', status: 'refused' }],
  });

  await voteWithoutVideo(beto, betoAsked, 'En contra');
  await voteWithoutVideo(carla, carlaAsked, 'Abstención');
  const teller = await journey.visit('/votes/private', 'teller', 'desk');
  await teller.getByRole('tab', { name: 'A mano alzada' }).click();
  await seen(teller, /Faltan por votar 30 unidades/u);
  await teller.getByRole('button', { name: 'Registrar a mano alzada' }).click();
  await teller.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await closeVoting(chair);
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  await seen(chair, 'Aprobado');
  const rows = await chair.getByRole('table').last().getByRole('row').allInnerTexts();
  expect(rows.slice(1).map((row) => row.split(/\s*\t\s*/u))).toEqual([
    ['A favor', '93,94 %', '62,0000 · 31 unidades'],
    ['En contra', '3,03 %', '2,0000 · 1 unidad'],
    ['En blanco', '0,00 %', '0,0000 · 0 unidades'],
    ['Abstención', '3,03 %', '2,0000 · 1 unidad'],
    ['No votó', '0,00 %', '0,0000 · 0 unidades'],
  ]);
  expect(await readWithAxe(chair)).toEqual([]);
  await beto.getByRole('region', { name: 'Resultado' }).getByText('Aprobado').first().waitFor();

  const ballots = await pollDocuments.ballots(assemblyId, questionId).get();
  const chosen = new Map(ballots.docs.map((one) => [one.id, one.data().optionIds.join()]));
  const expected = inHall.map((name) => [`${101 + people.indexOf(name)}`, 'favour'] as const);
  const remote = [
    ['101', 'favour'],
    ['102', 'against'],
    ['103', 'abstention'],
  ] as const;
  expect(chosen).toEqual(new Map([...remote, ...expected]));
  expect(await auditCounts(assemblyId, Date.now())).toMatchObject({
    ...{ ok: true, value: { questions: [{ votes: 33, faults: [] }] } },
  });
  expect(answers.flatMap(lostHeaders)).toEqual([]);
  const policies = answers.filter((answer) => answer.headers()['content-security-policy']);
  expect(policies.map((answer) => new URL(answer.url()).pathname)).toContain('/virtual/current');
  expect((await listMails(mailbox.address)).length).toBe(50);
  expect([...journey.complaints(), ...complaints]).toEqual([]);
});
