import { documentKey } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { auditCounts } from '../../functions/src/polls/closing/auditCounts.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';
import { untilMended } from '../support/visits/untilMended.ts';

const browser = browserForAll();

async function press(page: Page, path: string, body: unknown): Promise<void> {
  const answer = await postAs(page, path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
}

async function confirmVote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
}

async function ask(chair: Page, more: { readonly mayChange?: boolean } = {}): Promise<string> {
  const questionId = crypto.randomUUID();
  await press(chair, '/api/questions', {
    ...{ questionId, text: '¿Aprueba el presupuesto de 2027?', blank: false, abstention: true },
    ...{ liveBars: true, durationSeconds: null, ...more },
  });
  return questionId;
}

async function rowsOf(page: Page) {
  const rows = await page.getByRole('table').last().getByRole('row').allInnerTexts();
  return rows.slice(1).map((row) => row.split(/\t+/u).map((cell) => cell.trim()));
}

async function agreesWithRecount({ assemblyId }: Journey, votes: number): Promise<void> {
  const answer = await auditCounts(assemblyId, Date.now());
  expect(answer).toMatchObject({ ok: true, value: { questions: [{ votes, faults: [] }] } });
}

/** A coefficient of 100 in six units of five owners: Ana has two. */
const units = [
  ['101', 'Ana', '20'],
  ['102', 'Ana', '10'],
  ['103', 'Beto', '25'],
  ['104', 'Carla', '30'],
  ['105', 'Dario', '10'],
  ['106', 'Elsa', '5'],
] as const;

test('plates, phones, hands and corrections make one tally that a recount confirms', async () => {
  const journey = await newJourney(browser(), { cot: 'capturas', units });
  const { assemblyId } = journey;
  await journey.enter('Ana', 'Beto', 'Carla', 'Dario', 'Elsa');
  const desk = await journey.visit('/register', 'registrar');
  await press(desk, '/api/plates', { from: 1, to: 9 });
  const seats = await peopleDocuments.attendance(assemblyId, 1).get();
  const holderOf = (unitId: string) => seats.docs.find(({ id }) => id === unitId)?.data().personId;
  const carried = [
    [1, '101'],
    [2, '103'],
    [3, '104'],
  ] as const;
  for (const [number, unitId] of carried) {
    await press(desk, '/api/plates/hand-out', { number, personId: holderOf(unitId) });
  }
  const chair = await journey.visit('/votes/private', 'moderator');
  const questionId = await ask(chair);
  await press(chair, '/api/questions/open', openingOf(questionId));
  const ana = await journey.visit('/votes/current', 'Ana', 'phone');
  const beto = await journey.visit('/votes/current', 'Beto', 'phone');
  await ana.getByRole('radio', { name: 'En contra' }).first().check();
  await beto.getByRole('radio', { name: 'En contra' }).first().check();
  // A phone that asks meanwhile reads that the plate voted: the one of Ana hears it when it sends.
  const answerAna = await untilMended(ana, '**/api/votes/current', () => undefined);

  const teller = await journey.visit('/votes/private', 'teller');
  const plate = teller.getByRole('textbox', { name: /Placa/u });
  const last = teller.getByRole('region', { name: 'Últimas capturas' });
  await plate.fill('1 1');
  await plate.press('Enter');
  await seen(teller, 'A favor: 101, 102');
  await confirmVote(ana);
  await seen(ana, /ya votó con placa a las? \d/u);
  answerAna();

  await confirmVote(beto);
  await seen(beto, 'Su voto quedó guardado');
  // The reader of the table types the card; then one key is the answer.
  await plate.fill('2');
  await plate.press('Enter');
  await teller.getByRole('textbox', { name: 'Placa 2: número de la respuesta' }).press('1');
  await seen(teller, /103: ya votó por teléfono a las? \d/u);

  await plate.fill('3 2');
  await plate.press('Enter');
  await seen(teller, 'En contra: 104');
  await last.getByRole('button', { name: 'Deshacer' }).first().click();
  await seen(teller, 'Se deshizo: esos votos ya no cuentan.');

  await teller.getByRole('tab', { name: 'Persona o unidad' }).click();
  await teller.getByRole('combobox', { name: 'Persona o unidad' }).fill('103');
  await teller.getByRole('option', { name: /Beto/u }).click();
  await teller.getByRole('button', { name: 'Ver o corregir' }).click();
  const dialog = teller.getByRole('dialog');
  await dialog.getByText(/ya votó por teléfono/u).waitFor();
  await dialog.getByLabel('Motivo de la corrección').fill('Beto pidió a favor');
  await dialog.getByRole('button', { name: 'A favor' }).click();
  await seen(teller, 'Voto de 103 corregido');

  await teller.getByRole('tab', { name: 'A mano alzada' }).click();
  await seen(teller, /Faltan por votar 3 unidades/u);
  await teller.getByRole('combobox', { name: /^Excepto/u }).fill('106');
  await teller.getByRole('option', { name: /^106/u }).click();
  await teller.getByLabel('Voto de 106').selectOption('Abstención');
  await teller.getByRole('button', { name: 'Registrar a mano alzada' }).click();
  await teller.getByRole('dialog').getByRole('button', { name: 'Registrar' }).click();
  await seen(teller, 'A favor: 104, 105');

  await press(chair, '/api/questions/close', { questionIds: [questionId] });
  await seen(chair, 'Aprobado');
  expect(await rowsOf(chair)).toEqual([
    ['A favor', '95,00 %', '95,0000 · 5 unidades'],
    ['En contra', '0,00 %', '0,0000 · 0 unidades'],
    ['Abstención', '5,00 %', '5,0000 · 1 unidad'],
    ['No votó', '0,00 %', '0,0000 · 0 unidades'],
  ]);
  await agreesWithRecount(journey, 6);
  expect(journey.complaints()).toEqual([]);
});

test('an attorney splits as the proxies say, changes one vote until closing, and the last one counts', async () => {
  const journey = await newJourney(browser(), { cot: 'instrucciones', units });
  const { assemblyId } = journey;
  await journey.enter('Beto', 'Carla');
  const chair = await journey.visit('/votes/private', 'moderator');
  const questionId = await ask(chair, { mayChange: true });
  const desk = await journey.visit('/register', 'registrar');
  const personIdOf = await personIdsOfAssembly('instrucciones');
  const documentOf = (place: number) => `CC ${1_000_000_000 + place}`;
  const luis = { name: 'Luis Soto', document: 'CC 1083150191', email: null };
  const beto = personIdOf(documentKey(documentOf(1)));
  const given = [
    { unitIds: ['101', '102'], place: 0, votes: { [questionId]: 'favour' } },
    { unitIds: ['105'], place: 3, votes: { [questionId]: 'against' } },
    { unitIds: ['106'], place: 4, votes: {}, instructions: 'Lo que diga el comité.' },
  ];
  for (const { place, instructions = '', ...paper } of given) {
    const proxyId = crypto.randomUUID();
    await press(desk, '/api/proxies', {
      ...{
        proxyId,
        ...paper,
        instructions,
        attorney: { ...luis, name: 'Beto', document: documentOf(1) },
      },
      ...{ scope: 'assembly', fileId: null, grantorId: personIdOf(documentKey(documentOf(place))) },
      ...{ cosignerIds: [], relation: 'other', form: 'signed', writtenOn: '2026-01-10' },
      validUntil: null,
    });
    const choice = { replaceOlder: false, release: false };
    await press(desk, `/api/proxies/${proxyId}/accept`, choice);
  }
  await press(desk, '/api/attendance/accredit', {
    ...{ personId: beto, unitIds: ['101', '102', '105', '106'] },
    ...{ capacity: 'proxy', channel: 'hall' },
  });
  await press(chair, '/api/questions/open', openingOf(questionId));
  const attorney = await journey.visit('/votes/current', 'Beto', 'phone');
  await seen(attorney, 'Sus poderes traen instrucciones');
  await attorney.getByText('Instrucciones de 1 poder').click();
  await seen(attorney, /Lo que diga el comité\./u);
  await attorney.getByRole('button', { name: 'Seguir las instrucciones' }).click();
  for (const label of ['103', '106']) {
    await attorney
      .getByRole('radiogroup', { name: new RegExp(label, 'u') })
      .getByRole('radio', { name: 'Abstención' })
      .check();
  }
  await confirmVote(attorney);
  await seen(attorney, 'Su voto quedó guardado');

  await attorney.getByRole('button', { name: 'Cambiar mi voto' }).click();
  await attorney
    .getByRole('radiogroup', { name: /106/u })
    .getByRole('radio', { name: 'A favor' })
    .check();
  await confirmVote(attorney);
  await attorney.getByRole('button', { name: 'Cambiar mi voto' }).waitFor();
  const ballot = (await pollDocuments.ballots(assemblyId, questionId).doc('106').get()).data();
  expect(ballot).toMatchObject({
    ...{ optionIds: ['favour'], channel: 'phone' },
    earlier: [{ optionIds: ['abstention'] }],
  });

  await press(chair, '/api/questions/close', { questionIds: [questionId] });
  await chair.getByRole('button', { name: 'Mostrar resultado' }).waitFor();
  expect((await rowsOf(chair)).map((row) => row.slice(2))).toEqual([
    ['35,0000 · 3 unidades'],
    ['10,0000 · 1 unidad'],
    ['25,0000 · 1 unidad'],
    ['30,0000 · 1 unidad'],
  ]);
  await agreesWithRecount(journey, 5);
  expect(journey.complaints()).toEqual([]);
});

test('votes on paper are pasted as a list, looked at and entered, and a recount agrees', async () => {
  const journey = await newJourney(browser(), { cot: 'papeletas', units });
  await journey.enter('Ana', 'Beto', 'Carla');
  const chair = await journey.visit('/votes/private', 'moderator');
  const questionId = await ask(chair);
  await press(chair, '/api/questions/open', openingOf(questionId));
  const teller = await journey.visit('/votes/private', 'teller');
  await teller.setViewportSize({ width: 390, height: 844 });
  await teller.getByRole('tab', { name: 'Lista en papel' }).click();
  const list = ['Apto\tVoto', '101, 102\tA favor', '103\t2', '104\tquizás', '105\tA favor'];
  await teller.getByRole('textbox', { name: 'Votos copiados' }).fill(list.join('\n'));
  await teller.getByRole('button', { name: 'Revisar' }).click();
  await seen(teller, '2 filas no se registran. Corríjalas en su lista y péguela otra vez.');
  await seen(teller, '«quizás» (celda B4) no es una respuesta de esta pregunta.');
  await seen(teller, '«105» (celda A5) no es una unidad presente.');
  const isWide = () => teller.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  expect(await readWithAxe(teller)).toEqual([]);
  await teller.getByRole('button', { name: 'Registrar 3 votos' }).click();
  await teller.getByRole('textbox', { name: 'Votos copiados' }).waitFor();
  const ballots = (await pollDocuments.ballots(journey.assemblyId, questionId).get()).docs;
  const votes = ballots.map((one) => [one.data().unitId, one.data().optionIds.join()]);
  expect(votes.sort()).toEqual([
    ['101', 'favour'],
    ['102', 'favour'],
    ['103', 'against'],
  ]);
  await press(chair, '/api/questions/close', { questionIds: [questionId] });
  await agreesWithRecount(journey, 3);
  expect(journey.complaints()).toEqual([]);
});
