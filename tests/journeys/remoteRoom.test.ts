import { openingOf } from '@asamblea/domain/testing/openingOf';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '30'],
  ['102', 'Ana', '20'],
  ['103', 'Beto', '50'],
] as const;
const terms = { blank: true, abstention: true, liveBars: false, durationSeconds: null };

test('from a small phone, with the video blocked, an owner votes, asks for the floor and gets it', async () => {
  const journey = await newJourney(browser(), { cot: 'sala-remota', units });
  await journey.enter('Beto');
  const done = async (who: string, path: string, body: object) => {
    const { status, body: said } = await journey.send(who, path, body);
    expect(status, JSON.stringify(said)).toBe(200);
  };
  await done('admin', '/api/video', { address: 'https://youtu.be/dQw4w9WgXcQ' });

  const ana = await journey.visit('/virtual/current', 'Ana', 'smallPhone');
  const asked: string[] = [];
  await ana.route(/^https:\/\/(?!127\.0\.0\.1)/u, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.abort();
  });
  await seen(ana, /Usted está en la reunión/u);
  const questionId = crypto.randomUUID();
  await done('moderator', '/api/questions', {
    questionId,
    text: '¿Aprueba el presupuesto?',
    ...terms,
  });
  await done('moderator', '/api/questions/open', openingOf(questionId));
  await ana.getByText('¿Aprueba el presupuesto?').first().waitFor();
  await ana.getByRole('button', { name: 'Ver el video de la reunión' }).click();
  await seen(ana, /La votación sigue funcionando sin él/u);
  expect(asked).toEqual(['www.youtube-nocookie.com']);
  await ana.getByRole('radio', { name: 'A favor' }).click();
  await ana.getByRole('button', { name: /Revisar/u }).click();
  await ana.getByRole('button', { name: /Confirmar/u }).click();
  await seen(ana, /guardado/iu);

  const deskRoom = await journey.visit('/virtual/current', 'Beto', 'desk');
  await deskRoom.emulateMedia({ colorScheme: 'dark' });
  await deskRoom.getByRole('button', { name: 'Ver el video de la reunión' }).click();
  await seen(deskRoom, 'Hay quórum en la sala: 100,00 %');
  expect(await readWithAxe(deskRoom)).toEqual([]);
  const hall = await journey.visit('/votes/current', 'Beto', 'smallPhone');
  await hall.getByRole('button', { name: 'Hablar o preguntar' }).click();
  await hall.getByRole('button', { name: 'Escribir una pregunta' }).click();
  await hall.getByLabel('Su pregunta').fill('¿Cuánto cuesta la póliza de las zonas comunes?');
  await hall.getByRole('button', { name: 'Enviar a la presidencia' }).click();
  await seen(hall, 'Enviada');
  await ana.getByRole('button', { name: 'Pedir la palabra' }).click();
  await seen(ana, 'Es quien sigue.');
  expect(await readWithAxe(ana)).toEqual([]);
  const chair = await journey.visit('/dashboard', 'moderator', 'desk');
  await chair.getByRole('button', { name: 'Dar la palabra a Ana' }).click();
  await seen(ana, 'Usted tiene la palabra.');
  const projector = await journey.visit(`/votes/public?cot=${journey.cot}`);
  await seen(projector, 'Tiene la palabra');
  await projector.getByRole('timer').first().waitFor();
  expect(journey.complaints()).toEqual([]);
});
