import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { settleConsents } from '../../functions/src/polls/consents/settleConsents.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { loose } from '../support/visits/seen.ts';
import { password } from '../support/visits/signIn.ts';

const dayMillis = 86_400_000;
/** A community whose first call has not begun. */
const spanish = { rulePack: 'es-lph', sessionState: 'planned' } as const;

const browser = browserForAll();

async function send(page: Page, path: string, body: unknown): Promise<void> {
  const answer = await postAs(page, `/api${path}`, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
}

async function openQuestion(chair: Page, text: string, matterId: string | null): Promise<string> {
  const questionId = randomUUID();
  await send(chair, '/questions', {
    ...{ questionId, text, matterId, blank: false, abstention: true, liveBars: true },
    durationSeconds: null,
  });
  await send(chair, '/questions/open', openingOf(questionId));
  return questionId;
}

test('a decision of three fifths waits for the absent: they are notified, one objects, and silence decides', async () => {
  const units = [
    ...([
      ['1A', 'Ana', '20'],
      ['1B', 'Beto', '20'],
      ['1C', 'Gil', '15'],
      ['2A', 'Hugo', '10'],
    ] as const),
    ...([
      ['2B', 'Carla', '5'],
      ['2C', 'Carla', '5'],
      ['3A', 'Eva', '15'],
      ['3B', 'Fede', '10'],
    ] as const),
  ];
  const journey = await newJourney(browser(), { cot: 'ausentes', units, ...spanish });
  const { assemblyId } = journey;
  await documents.assembly(assemblyId).update({ timeZone: 'Europe/Madrid' });
  const came = ['Ana', 'Beto', 'Gil', 'Hugo'];
  await journey.enter(...came);
  const chair = await journey.visit('/votes/private', 'moderator');
  await send(chair, '/session/install', { session: 1, call: 1 });
  const text = '¿Aprueba alquilar el local común?';
  const questionId = await openQuestion(chair, text, 'common-lease');
  for (const owner of came) {
    const unitId = units.find((unit) => unit[1] === owner)?.[0];
    const choices = [{ unitId, optionIds: ['favour'] }];
    const ballot = { questionId, requestId: randomUUID(), choices };
    expect((await journey.send(owner, '/api/votes/cast', ballot)).status).toBe(200);
  }
  await send(chair, '/questions/close', { questionIds: [questionId] });
  await send(chair, '/questions/show', { questionIds: [questionId] });
  const projector = await journey.visit('/votes/public?cot=ausentes');
  await projector.getByText('Pendiente', { exact: true }).waitFor();
  await projector
    .getByText(loose(/Faltan por responder 3 propietarios ausentes \(sin notificar\)/u))
    .waitFor();

  await chair.getByRole('button', { name: 'Notificar a todos los que faltan (3)' }).click();
  await chair.getByRole('textbox', { name: 'Prueba' }).fill('Burofax NB-0041');
  await chair.getByRole('button', { name: 'Anotar', exact: true }).click();
  await chair.getByText('3 notificaciones anotadas').waitFor();
  await projector.getByText(/plazo hasta el/u).waitFor();

  const eva = await journey.visit('/', 'Eva', 'phone');
  await eva.getByText(/Usted no asistió; puede oponerse hasta el/u).waitFor();
  await eva.getByRole('button', { name: 'Oponerme' }).click();
  await eva.getByLabel('Motivo (si quiere)').fill('La renta es muy baja.');
  await eva.getByRole('button', { name: 'Registrar mi oposición' }).click();
  await eva.getByText(/Usted se opuso el/u).waitFor();
  await chair.getByRole('button', { name: 'Objeta · 1' }).waitFor();

  await chair.getByRole('button', { name: 'Anotar la oposición de Carla' }).click();
  await chair.getByLabel('Escrito de oposición').setInputFiles({
    ...{ name: 'escrito.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7 Me opongo.'),
  });
  await chair.getByRole('button', { name: 'Anotar', exact: true }).click();
  await chair.getByRole('link', { name: 'Descargar el escrito' }).waitFor();
  await chair.getByRole('button', { name: 'Objeta · 2' }).waitFor();
  await chair.goto('/');
  await chair.getByText(/Todos están notificados. El próximo plazo termina el/u).waitFor();

  await settleConsents(Date.now() + 32 * dayMillis);
  await projector.getByText('Aprobado', { exact: true }).waitFor();
  await projector.getByText(/contando a un propietario ausente que no se opuso/u).waitFor();
  const visitor = await journey.visit('/results/public?cot=ausentes');
  await visitor
    .getByText(loose(/2 propietarios \(25,0000\) se opusieron.*artículo 17\.8/u))
    .waitFor();

  await chair.goto('/reports/votes');
  await chair
    .getByText(loose(/1 propietario \(10,0000\) a favor por su silencio/u))
    .first()
    .waitFor();
  await chair.goto('/reports/acta');
  const acta = chair.getByRole('article');
  await acta.getByText('No se opuso: su voto se entiende favorable').waitFor();
  await acta
    .getByText(/correo certificado o burofax \(Burofax NB-0041\)/u)
    .first()
    .waitFor();
  const auditor = await journey.visit('/protected', 'auditor');
  await auditor.getByLabel('Contraseña', { exact: true }).fill(password);
  await auditor.getByRole('button', { name: 'Entrar' }).click();
  await auditor.getByRole('button', { name: 'Recontar las votaciones' }).click();
  await auditor.getByText('Todo coincide').waitFor();
  expect(journey.complaints()).toEqual([]);
});

test('a double majority that fails on heads and passes on shares says both counts and which one failed', async () => {
  const units = [
    ...([
      ['1A', 'Ana', '60'],
      ['1B', 'Beto', '15'],
    ] as const),
    ...([
      ['2A', 'Carla', '15'],
      ['2B', 'Eva', '10'],
    ] as const),
  ];
  const journey = await newJourney(browser(), { cot: 'cabezas', units, ...spanish });
  const owners = ['Ana', 'Beto', 'Carla', 'Eva'];
  await journey.enter(...owners);
  const chair = await journey.visit('/votes/private', 'moderator');
  await send(chair, '/session/install', { session: 1, call: 1 });
  const questionId = await openQuestion(chair, '¿Aprueba las cuentas de 2026?', 'accounts');
  for (const owner of owners) {
    const unitId = units.find((unit) => unit[1] === owner)?.[0];
    const choices = [{ unitId, optionIds: [owner === 'Ana' ? 'favour' : 'against'] }];
    const ballot = { questionId, requestId: randomUUID(), choices };
    expect((await journey.send(owner, '/api/votes/cast', ballot)).status).toBe(200);
  }
  await send(chair, '/questions/close', { questionIds: [questionId] });
  await send(chair, '/questions/show', { questionIds: [questionId] });
  const said =
    /Rechazado ?[Cc]on 25,00 % de los propietarios y 60,00 % de las cuotas a favor \(se alcanzó en las cuotas y no en los propietarios\)/u;
  await chair.getByText(loose(said)).first().waitFor();
  const visitor = await journey.visit('/results/public?cot=cabezas');
  await visitor.getByText(loose(said)).first().waitFor();
  await visitor.getByText('Rechazado', { exact: true }).first().waitFor();
  await chair.goto('/reports/votes');
  await chair.getByText(loose(said)).first().waitFor();
  await chair.goto('/reports/acta');
  await chair
    .getByRole('article')
    .getByText('(se alcanzó en las cuotas y no en los propietarios)')
    .waitFor();
  expect(journey.complaints()).toEqual([]);
});
