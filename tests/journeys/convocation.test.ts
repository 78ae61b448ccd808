import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('a meeting is called on a phone: dated, read, sent with a reason and sealed', async () => {
  const journey = await newJourney(browser(), {
    ...{ cot: 'convocar', units: [['101', 'Ana', '100']] },
    sessionState: 'planned',
  });
  const admin = await journey.visit('/notices', 'admin', 'phone');
  await admin.getByRole('button', { name: 'Fijar fecha y convocatoria' }).click();
  await admin.getByLabel('Fecha y hora de la primera convocatoria').fill('2031-03-27T18:00');
  await admin.getByLabel('Segunda convocatoria que anuncia el aviso').fill('2031-04-01T20:00');
  await admin.getByLabel('Lugar').fill('Salón comunal');
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
  await seen(admin, 'El orden del día está vacío.');
  await admin.getByRole('button', { name: 'Ver el correo de una persona' }).click();
  await seen(admin, /Apreciado\(a\) Ana:/u);
  expect(await readWithAxe(admin)).toEqual([]);

  await admin.getByRole('button', { name: 'Revisar y enviar' }).click();
  await admin.getByLabel('Por qué se envía así').fill('Se tratará lo de siempre.');
  await admin.getByRole('button', { name: 'Enviar de todos modos' }).click();
  await seen(admin, 'Convocatoria n.º 1');
  await admin.getByRole('button', { name: 'Comprobar el sello' }).click();
  await seen(admin, 'El aviso y sus anexos son los que salieron.');
  expect(await readWithAxe(admin)).toEqual([]);

  // Nobody could be mailed then: a server and the address of an owner came later.
  const { assemblyId, personIdOf } = journey;
  const { activeRoster } = (await documents.assembly(assemblyId).get()).data() ?? {};
  const ana = peopleDocuments.people(assemblyId, activeRoster ?? '').doc(personIdOf('Ana'));
  await ana.update({ email: 'ana@correo.test' });
  await documents.integrationSettings(assemblyId).set({
    mail: {
      ...{ host: '127.0.0.1', port: 9, security: 'starttls', user: '', password: null },
      ...{ senderName: '', senderAddress: 'mesa@firma.test', replyTo: '' },
    },
  });
  await admin.reload();
  await seen(admin, 'A 1 persona que tiene correo no se le ha enviado este aviso.');
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Enviar por correo a quienes falta' }).click();
  await seen(admin, 'En camino a 1 persona.');
  expect(journey.complaints()).toEqual([]);
});
