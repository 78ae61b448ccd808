import { documentKey } from '@asamblea/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import {
  type OracleUnit,
  readOracleRoster,
  sumOf,
  writeColumn,
  writePercent,
  writeWeight,
} from '../support/oracle.ts';
import { linkVoter } from '../support/visits/linkVoter.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { postAs } from '../support/visits/postAs.ts';
import { receiveVisitors, type screens } from '../support/visits/receiveVisitors.ts';
import { signInByForm } from '../support/visits/signInByForm.ts';

const roster = readOracleRoster();
const ownedBy = (document: string) => roster.filter((unit) => unit.documents.includes(document));

/** The first holds five units. */
const camila = { email: 'votante1-prueba@asamblea.test', document: '1024027419' };
const fabian = { email: 'votante2-prueba@asamblea.test', document: '1074385878' };
const nelson = { email: 'votante3-prueba@asamblea.test', document: '81999227' };
const text = '¿Aprueba el presupuesto de 2027 presentado por la administración?';

const browser = browserForAll();

/** By keyboard: type, Enter chooses and accredits a person found alone. */
async function accreditAtDesk(desk: Page, document: string, units: number): Promise<void> {
  await desk.getByRole('combobox').fill(document);
  await desk.getByRole('button', { name: /^Acreditar \d/u }).waitFor();
  await desk.keyboard.press('Enter');
  const noun = units === 1 ? '1 unidad' : `${units} unidades`;
  await desk.getByRole('button', { name: `Salida de ${noun}` }).waitFor();
}

/** Fills the hall through the same operation, owner by owner, until `hundredths` are present. */
async function fillHall(desk: Page, present: Set<OracleUnit>, hundredths: bigint): Promise<void> {
  const personIdOf = await personIdsOfAssembly('prueba');
  for (const unit of roster) {
    if (sumOf([...present]) >= hundredths * 10_000n) return;
    const [owner] = unit.documents;
    if (owner === undefined || present.has(unit)) continue;
    const units = roster.filter((one) => one.documents[0] === owner && !present.has(one));
    const answer = await postAs(desk, '/api/attendance/accredit', {
      personId: personIdOf(documentKey(owner)),
      unitIds: units.map((one) => one.label),
      capacity: 'owner',
      channel: 'hall',
    });
    expect(answer.status).toBe(200);
    for (const one of units) present.add(one);
  }
}

async function vote(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await page.getByText('Su voto quedó guardado').waitFor();
}

const seen = (page: Page, expected: string) => page.getByText(expected).first().waitFor();

test('an assembly goes from a file to an exact verdict in front of everybody', async () => {
  const { visit, complaints } = receiveVisitors(browser(), 'prueba');
  /** The desk and a phone keep the application for a day without network, and fetch what is to come. */
  const ordinary = receiveVisitors(browser(), 'prueba', 'ordinary');
  /** Everybody of the whole meeting comes in through the door. */
  const visitAs = async (email: string, path: string, on?: keyof typeof screens) => {
    const isKept = path === '/register' || email === camila.email;
    const come = isKept ? ordinary.visit : visit;
    const page = await come('/login?cot=prueba', undefined, on);
    await signInByForm(page, email);
    await page.goto(path);
    return page;
  };
  const admin = await visitAs('admin-prueba@asamblea.test', '/settings/database/file');
  const file = new URL('../../data/padron-torres-del-parque.csv', import.meta.url).pathname;
  await admin.locator('input[type=file]').setInputFiles(file);
  await admin.getByRole('button', { name: /^Comparar/u }).click();
  await admin.getByRole('button', { name: 'Importar 302 unidades' }).click();
  await seen(admin, 'El padrón quedó importado');
  for (const { email, document } of [camila, fabian, nelson]) {
    await linkVoter({ cot: 'prueba', email, document });
  }

  const quorum = await visit('/quorum/public?cot=prueba');
  await seen(quorum, 'No hay quórum');
  const desk = await visitAs('registro-prueba@asamblea.test', '/register');
  const present = new Set<OracleUnit>();
  for (const { document } of [camila, fabian, nelson]) {
    const units = ownedBy(document);
    await accreditAtDesk(desk, document, units.length);
    for (const unit of units) present.add(unit);
  }
  expect(ownedBy(camila.document).length).toBe(5);
  await seen(quorum, writePercent(sumOf([...present]), sumOf(roster)));
  await fillHall(desk, present, 52n);
  await seen(quorum, 'Hay quórum');
  await seen(quorum, writePercent(sumOf([...present]), sumOf(roster)));

  const projector = await visit('/votes/public?cot=prueba');
  const stream = await visit('/stream/votacionWithOnSnapshot?cot=prueba');
  const moderator = await visitAs('moderador-prueba@asamblea.test', '/votes/private');
  await moderator.getByRole('button', { name: 'Nueva pregunta' }).click();
  await moderator.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await moderator.getByLabel('Mostrar los votos en la pantalla mientras llegan').check();
  await moderator.getByRole('button', { name: 'Crear pregunta' }).click();
  await moderator.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(projector, text);
  await seen(stream, text);

  const favour = [...ownedBy(camila.document), ...ownedBy(fabian.document)];
  const against = ownedBy(nelson.document);
  const base = sumOf([...present]);
  const voters = await Promise.all(
    [camila, fabian, nelson].map(({ email }) => visitAs(email, '/votes/current', 'phone')),
  );
  const [first, second, third] = voters;
  if (!first || !second || !third) throw new Error('A voter did not come.');
  await seen(first, '5 unidades');
  await vote(first, 'A favor');
  await seen(projector, `5 de ${present.size} unidades`);
  await vote(second, 'A favor');
  await vote(third, 'En contra');
  for (const page of [projector, stream]) {
    await seen(page, `${favour.length + against.length} de ${present.size} unidades`);
    if (page === stream) await seen(page, writeWeight(sumOf(favour)));
  }
  await first.reload();
  await seen(first, 'Su voto quedó guardado');

  await moderator.getByRole('button', { name: 'Cerrar votación' }).click();
  await moderator.getByRole('button', { name: 'Cerrar y contar' }).click();
  await moderator.getByRole('button', { name: 'Mostrar resultado' }).click();
  // The sentence goes on from the word above it.
  const sentence = `Con ${writePercent(sumOf(favour), base)} a favor; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).`;
  const results = await visit('/results/public?cot=prueba');
  for (const page of [moderator, projector, results]) await seen(page, sentence);
  const didNotVote = base - sumOf(favour) - sumOf(against);
  const rows = [
    ['A favor', sumOf(favour), favour.length],
    ['En contra', sumOf(against), against.length],
    ['En blanco', 0n, 0],
    ['Abstención', 0n, 0],
    ['No votó', didNotVote, present.size - favour.length - against.length],
  ] as const;
  const percents = writeColumn(
    rows.map(([, weight]) => weight),
    base,
  );
  for (const page of [moderator, projector, results, stream]) {
    const read = await page.getByRole('table').last().getByRole('row').allInnerTexts();
    expect(read.slice(1).map((row) => row.split(/\t+/u).map((cell) => cell.trim()))).toEqual(
      rows.map(([name, weight, units], place) => [
        name,
        percents[place],
        // On the screen of a hall units alone: what they weigh is in the report.
        (page === projector ? '' : `${writeWeight(weight)} · `) +
          (units === 1 ? '1 unidad' : `${units} unidades`),
      ]),
    );
  }
  expect([...complaints(), ...ordinary.complaints()]).toEqual([]);
});
