import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';
import { untilMended } from '../support/visits/untilMended.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '35'],
  ['103', 'Carla', '25'],
] as const;

const idOf = (place: number) => `7a5c0e1d-2026-4a00-8b00-0000000000d${place}`;
const asks = [
  ['¿Aprueba el acta anterior?', {}],
  ['¿Aprueba la plancha del comité de convivencia?', { disclosure: 'secret' }],
  ['¿Quiénes integran el consejo?', { election: 'council' }],
  ['¿Aprueba el reglamento de mascotas?', {}],
] as const;
const council = {
  ...{ kind: 'people', min: 1, max: 2, seats: 2, needsMajority: false, method: 'quotient' },
  candidates: ['Inés Paz', 'Luis Rojas', 'Marta Gil'].map((label) => ({ label, lines: [] })),
};

const card = (page: Page, place: number) =>
  page.getByRole('region', { name: asks[place]?.[0] ?? '', exact: true });
const mark = (page: Page, place: number, option: string) =>
  card(page, place).getByRole('radio', { name: option }).check();
const says = (page: Page, place: number, state: string) =>
  card(page, place).getByText(state, { exact: true }).waitFor();
const kept = (page: Page, place: number) => says(page, place, 'Guardado');

/** All four: yes, a secret no, two of the candidates, and yes. */
async function markAll(page: Page): Promise<void> {
  await seen(page, 'Votación de 4 preguntas');
  await mark(page, 0, 'A favor');
  await mark(page, 1, 'En contra');
  for (const name of ['Inés Paz', 'Marta Gil']) {
    await card(page, 2).getByRole('checkbox', { name }).check();
  }
  await mark(page, 3, 'A favor');
  await seen(page, 'Listo para revisar');
  await page.getByRole('button', { name: 'Revisar mis votos' }).click();
}

test('three phones answer a ballot of four questions, one of them through a network cut', async () => {
  const journey = await newJourney(browser(), { cot: 'juntas', units });
  const { assemblyId } = journey;
  await journey.enter('Ana', 'Beto', 'Carla');
  const chair = await journey.visit('/votes/private', 'moderator');
  for (const [place, [text, more]] of asks.entries()) {
    const terms = {
      ...{ blank: false, abstention: false, liveBars: false },
      durationSeconds: null,
    };
    const election = 'election' in more ? { election: council } : {};
    const disclosure = 'disclosure' in more ? { disclosure: more.disclosure } : {};
    const body = { questionId: idOf(place), text, ...terms, ...election, ...disclosure };
    expect((await postAs(chair, '/api/questions', body)).status).toBe(200);
  }
  const projector = await journey.visit('/votes/public?cot=juntas');
  await chair.getByRole('button', { name: 'Abrir juntas…' }).click();
  await chair.getByRole('button', { name: 'Marcar todas' }).click();
  await chair.getByRole('button', { name: 'Abrir 4 preguntas' }).click();
  await seen(chair, 'Votación de 4 preguntas a la vez');
  await seen(projector, 'Votación de 4 preguntas');

  const ana = await journey.visit('/votes/current', 'Ana', 'phone');
  await markAll(ana);
  await ana.getByRole('button', { name: 'Confirmar mis 4 votos' }).click();
  for (const place of [0, 1, 2, 3]) await kept(ana, place);
  expect(await readWithAxe(ana)).toEqual([]);

  const receipt = card(ana, 0).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
  const code = (await receipt.textContent()) ?? '';

  // Carla's second and third sendings find no network; the page is reloaded while they wait.
  const carla = await journey.visit('/votes/current', 'Carla', 'phone');
  await markAll(carla);
  const isCut = (data: string | null) => [1, 2].some((n) => data?.includes(idOf(n)) === true);
  const mend = await untilMended(carla, '**/api/votes/cast', (route) =>
    isCut(route.request().postData()) ? route.abort() : route.continue(),
  );
  await carla.getByRole('button', { name: 'Confirmar mis 4 votos' }).click();
  for (const place of [0, 3]) await kept(carla, place);
  for (const place of [1, 2]) await says(carla, place, 'Pendiente');
  await carla.reload();
  for (const place of [1, 2]) await says(carla, place, 'Pendiente');
  mend();
  for (const place of [0, 1, 2, 3]) await kept(carla, place);
  const device = await carla.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(device).not.toContain('against');

  // Beto leaves one without an answer and votes it later.
  const beto = await journey.visit('/votes/current', 'Beto', 'phone');
  await seen(beto, 'Faltan 4 de 4');
  for (const place of [0, 1]) await mark(beto, place, 'En contra');
  await beto.getByRole('button', { name: 'Revisar mis votos' }).click();
  await seen(beto, /Sin responder: puede votarla después/u);
  await beto.getByRole('button', { name: 'Confirmar mis 2 votos' }).click();
  for (const place of [0, 1]) await kept(beto, place);
  await seen(beto, 'Faltan 2 de 4');

  await chair.getByRole('button', { name: 'Cerrar las 4' }).click();
  await chair.getByRole('button', { name: 'Cerrar y contar' }).click();
  await card(beto, 3).getByText('Usted no votó en esta pregunta.').waitFor();
  await chair.getByRole('button', { name: 'Mostrar el resultado de la pregunta 1' }).click();
  await seen(projector, 'Aprobado');
  await chair.getByRole('button', { name: 'Mostrar todos' }).click();
  await seen(projector, 'Resultados de 4 preguntas');
  await seen(projector, 'Inés Paz · Marta Gil');
  expect(await readWithAxe(projector)).toEqual([]);

  // The receipt of a vote with name is found too, by its QR and in the list.
  const visitor = await journey.visit(`/results/public?cot=juntas#comprobante=${code}`);
  await seen(visitor, 'Su voto se recibió');
  await visitor.getByRole('button', { name: 'Comprobantes de la pregunta 1' }).click();
  await visitor.getByLabel('Buscar un comprobante').fill(code.toLowerCase());
  await seen(visitor, '1 de 3 comprobantes');

  const results = await Promise.all(
    asks.map(async (_, place) =>
      (await pollDocuments.result(assemblyId, idOf(place)).get()).data(),
    ),
  );
  expect(results.map((result) => result?.verdict.kind)).toEqual([
    ...['approved', 'rejected', 'approved', 'approved'],
  ]);
  expect(new Set(results.map((result) => result?.closedAt)).size).toBe(1);
  expect(results[0]?.options.map(({ units: count }) => count)).toEqual([2, 1]);
  expect(results[3]?.didNotVote.units).toBe(1);
  // The network that was cut on purpose complains, and nothing else.
  const others = journey.complaints().filter((said) => !said.includes('ERR_FAILED'));
  expect(others).toEqual([]);
});

test('a mood card counts people and not coefficients, and says that it is no vote', async () => {
  const journey = await newJourney(browser(), { cot: 'animo', units });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  const projector = await journey.visit('/votes/public?cot=animo');
  await chair.getByRole('button', { name: 'Sondeo de ánimo…' }).click();
  await chair.getByRole('button', { name: '¿Quedó claro?' }).click();
  await chair.getByRole('button', { name: 'Preguntar a la sala' }).click();
  await seen(projector, 'Sondeo · No es una votación');
  for (const [who, answer] of [
    ['Ana', 'Sí'],
    ['Beto', 'A medias'],
  ] as const) {
    const phone = await journey.visit('/votes/current', who, 'phone');
    await seen(phone, '¿Quedó clara la explicación?');
    await phone.getByRole('button', { name: answer }).click();
    await seen(phone, /Gracias, su respuesta ya se sumó/u);
    expect(await readWithAxe(phone)).toEqual([]);
    const kept = await phone.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toMatch(/"m[123]"/u);
  }
  await seen(projector, 'Han respondido 2 personas');
  await seen(projector, '50 %');
  expect(await readWithAxe(projector)).toEqual([]);
  const ending = chair.waitForRequest('**/api/mood/end');
  await chair.getByRole('button', { name: 'Terminar el sondeo' }).click();
  await chair.getByRole('button', { name: 'Mostrar quórum' }).click();
  await seen(projector, 'Quórum');
  // As if that press had come last.
  const late = await journey.send('moderator', '/api/mood/end', (await ending).postDataJSON());
  expect(late).toMatchObject({ status: 200, body: { stage: { mode: 'quorum' } } });
  expect(journey.complaints()).toEqual([]);
});
