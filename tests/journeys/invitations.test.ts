import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { writeInChunks } from '../../functions/src/kernel/database/writeInChunks.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { afterEdit } from '../../functions/src/people/stored/storedRoster.ts';
import { openRelay } from '../../functions/src/testing/fakes/localRelay.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const people = Array.from({ length: 51 }, (_, i) => `Persona ${i}`);
const units = people.map((name, i) => [`${100 + i}`, name, i === 0 ? '50' : '1'] as const);
/** The person has no mail: they get a sheet. */
const onPaper = 'Persona 50';

test('fifty are invited, a scanner reads every mail, and they enter by the link, or with the code on paper', async () => {
  const relay = await openRelay();
  const journey = await newJourney(browser(), { cot: 'invitados', units });
  const { assemblyId, cot, personIdOf } = journey;
  await documents.integrationSettings(assemblyId).set({
    mail: {
      ...{ host: '127.0.0.1', port: relay.port, security: 'starttls', user: '', password: null },
      ...{ senderName: '', senderAddress: 'mesa@firma.test', replyTo: '' },
    },
    mailPace: 300,
  });
  const { activeRoster } = (await documents.assembly(assemblyId).get()).data() ?? {};
  const version = activeRoster ?? '';
  const roster = peopleDocuments.people(assemblyId, version);
  const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@correo.test`;
  await writeInChunks(people.slice(0, 50), (batch, name) =>
    batch.update(roster.doc(personIdOf(name)), afterEdit({ email: addressOf(name) }, 1)),
  );
  await peopleDocuments.roster(assemblyId, version).update({ edits: 1 });

  const office = await journey.visit('/massive?trabajo=invitaciones', 'moderator', 'smallPhone');
  await seen(office, '50 con correo y 1 sin correo.');
  await office.getByRole('button', { name: 'Enviar 50 invitaciones' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await seen(office, 'Aceptadas por el servidor 50');
  expect(await readWithAxe(office)).toEqual([]);
  expect(relay.received).toHaveLength(50);

  const linkTo = (name: string) => {
    const mail = relay.received.find(({ recipients }) => recipients.includes(addressOf(name)));
    return /https?:\/\/\S+#invitacion=\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
  };
  const scanned = await Promise.all(
    people.slice(0, 50).map(async (name) => (await fetch(linkTo(name))).status),
  );
  expect(scanned).toEqual(scanned.map(() => 200));

  const owner = await journey.visit(linkTo('Persona 0'), undefined, 'smallPhone');
  await owner.getByRole('button', { name: 'Entrar' }).click();
  await owner.waitForURL((url) => url.pathname !== '/loginVirtual');
  await journey.enter('Persona 0');
  await owner.goto('/votes/current');
  await seen(owner, 'No hay ninguna votación abierta');

  const revoked = await journey.send('moderator', '/api/invitations/revoke', {
    personIds: [personIdOf('Persona 1')],
  });
  expect(revoked).toMatchObject({ status: 200, body: { revoked: 1 } });
  const late = await journey.visit(linkTo('Persona 1'), undefined, 'smallPhone');
  await late.getByRole('button', { name: 'Entrar' }).click();
  await seen(late, /Ese enlace fue anulado/u);

  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: /^Hojas para quienes no tienen correo/u }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^invitaciones-en-papel-.+-\d{4}-\d{2}-\d{2}\.pdf$/u);
  const sheets = await journey.send('moderator', '/api/invitations/sheets', {
    ...{ batchId: crypto.randomUUID(), personIds: [personIdOf(onPaper)] },
  });
  const { code } = (sheets.body as { readonly sheets: readonly { readonly code: string }[] })
    .sheets[0] ?? { code: '' };
  const paper = await journey.visit(`/loginVirtual?cot=${cot}`, undefined, 'smallPhone');
  await paper.getByLabel('Número de documento').fill(journey.documentOf(onPaper));
  await paper.getByLabel('Código personal').fill(code);
  await paper.getByRole('button', { name: 'Entrar' }).click();
  await paper.waitForURL((url) => url.pathname !== '/loginVirtual');
  // The link that was taken back is refused, and the browser says so.
  expect(journey.complaints().filter((one) => !one.includes('409'))).toEqual([]);
  await relay.close();
});
