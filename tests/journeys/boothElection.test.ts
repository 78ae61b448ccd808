import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { enterBooth, pressDigits } from '../support/visits/enterBooth.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '16'],
  ['102', 'Ana', '9'],
  ['103', 'Beto', '21'],
  ['104', 'Carla', '14'],
  ['105', 'Dora', '12'],
  ['106', 'Dora', '5'],
  ['107', 'Efren', '13'],
  ['108', 'Flor', '10'],
] as const;

const candidates = ['Elena', 'Fabio', 'Gala', 'Hugo', 'Irene', 'Julio', 'Kenia'];

/** The choice of each voter, and where. Dora votes apart for each of her units. */
const votes = [
  { who: 'Ana', at: 'phone', units: ['101', '102'], marks: ['Elena', 'Fabio', 'Gala'] },
  { who: 'Beto', at: 'phone', units: ['103'], marks: ['Hugo', 'Irene', 'Elena', 'Gala', 'Fabio'] },
  { who: 'Carla', at: 'phone', units: ['104'], marks: ['Julio', 'Hugo'] },
  { who: 'Dora', at: 'booth', units: ['105'], marks: ['Gala', 'Hugo', 'Julio'] },
  { who: 'Dora', at: 'booth', units: ['106'], marks: ['Kenia', 'Elena'] },
  { who: 'Efren', at: 'booth', units: ['107'], marks: ['Irene', 'Gala', 'Hugo', 'Elena'] },
  { who: 'Flor', at: 'booth', units: ['108'], marks: ['Kenia', 'Irene'] },
] as const;

/** Counted apart from the application: the weight of each name, from the most voted down. */
function countApart(): readonly string[] {
  const weightOf = (label: string) => Number(units.find(([unit]) => unit === label)?.[2]);
  const total = (name: string) =>
    votes
      .filter(({ marks }) => marks.some((mark) => mark === name))
      .flatMap((vote) => vote.units.map(weightOf))
      .reduce((sum, weight) => sum + weight, 0);
  expect(new Set(candidates.map(total)).size).toBe(candidates.length);
  return candidates.toSorted((a, b) => total(b) - total(a));
}

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
}

async function createElection(chair: Page): Promise<void> {
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Cómo se vota').selectOption('Elegir personas');
  await chair.getByLabel('Asunto', { exact: true }).selectOption('council-election');
  await chair
    .getByRole('textbox', { name: /^Pregunta/u })
    .fill('¿A quiénes elige para el consejo de administración?');
  for (const [i, name] of candidates.entries()) {
    const field = chair.getByLabel(`Candidatura ${i + 1}`, { exact: true });
    if ((await field.count()) === 0) {
      await chair.getByRole('button', { name: 'Agregar candidatura' }).click();
    }
    await field.fill(name);
  }
  await chair.getByLabel('Puestos por elegir').fill('5');
  await chair.getByLabel('Estar entre las más votadas', { exact: true }).check();
  await chair.getByRole('radio', { name: 'Secreto' }).check();
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, /5 puestos por elegir.*marca de 1 a 5/u);
}

/** The desk hands a plate out and reads its PIN, the only time that it is seen. */
async function handOut(
  desk: Page,
  plate: string,
  who: string,
): Promise<{ plate: string; pin: string }> {
  const box = desk.getByRole('combobox', { name: 'Buscar placa, persona o unidad' });
  await box.fill(who);
  await box.press('Enter');
  // The next free one is offered once the board has heard that the one before is not.
  await expect.poll(() => desk.getByLabel('Número de placa').inputValue()).toBe(plate);
  await desk.getByRole('button', { name: 'Entregar' }).click();
  const dialog = desk.getByRole('dialog', { name: `PIN de la placa ${plate} de ${who}` });
  const shown = await dialog.getByText(/^\d{3} \d{3}$/u).textContent();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return { plate, pin: (shown ?? '').replace(' ', '') };
}

async function leaveClean(tablet: Page): Promise<void> {
  await seen(tablet, 'Listo, su voto quedó guardado. Puede retirarse.');
  await tablet
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u)
    .first()
    .waitFor();
  await tablet.getByRole('button', { name: 'Terminar' }).click();
  await tablet.getByRole('heading', { name: 'El puesto está libre' }).waitFor();
  await tablet.goBack().catch(() => null);
  await tablet.getByRole('heading', { name: 'El puesto está libre' }).waitFor();
  const kept = await tablet.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  for (const word of ['asamblea-voto', 'pin', 'pass', ...units.map(([, who]) => who)]) {
    expect(kept).not.toContain(word);
  }
  expect(new URL(tablet.url()).search).toBe('?puesto=Cabina%201');
}

test('five seats are elected in secret, by phone and at the booth, as counted apart', async () => {
  const journey = await newJourney(browser(), { cot: 'cabina', units });
  await journey.enter('Ana', 'Beto', 'Carla', 'Dora', 'Efren', 'Flor');
  const chair = await journey.visit('/votes/private', 'moderator');
  await createElection(chair);

  const desk = await journey.visit('/register', 'registrar');
  await desk.getByRole('tab', { name: 'Placas' }).click();
  await desk.getByRole('button', { name: 'Crear placas' }).first().click();
  await desk.getByRole('button', { name: 'Crear', exact: true }).click();
  const plates = {
    Dora: await handOut(desk, '1', 'Dora'),
    Efren: await handOut(desk, '2', 'Efren'),
    Flor: await handOut(desk, '3', 'Flor'),
  };

  const tablet = await journey.visit('/', 'teller', 'tablet');
  await tablet.getByRole('link', { name: /Puesto de votación/u }).click();
  await tablet.getByLabel('Nombre del puesto').fill('Cabina 1');
  expect(await readWithAxe(tablet)).toEqual([]);
  await tablet.getByRole('button', { name: 'Abrir el puesto aquí' }).click();
  await seen(tablet, 'Ahora no hay ninguna votación abierta');
  expect(await readWithAxe(tablet)).toEqual([]);

  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  const phones = {
    Ana: await journey.visit('/votes/current', 'Ana', 'phone'),
    Beto: await journey.visit('/votes/current', 'Beto', 'phone'),
    Carla: await journey.visit('/votes/current', 'Carla', 'phone'),
  };
  for (const vote of votes) {
    if (vote.at !== 'phone') continue;
    const phone = phones[vote.who];
    for (const mark of vote.marks) await phone.getByRole('checkbox', { name: mark }).check();
    await review(phone);
    await seen(phone, 'Su voto secreto quedó guardado');
  }

  await tablet.getByRole('heading', { name: 'El puesto está libre' }).waitFor();
  expect(await readWithAxe(tablet)).toEqual([]);
  await enterBooth(tablet, plates.Dora);
  await tablet.getByRole('button', { name: 'Una por una' }).click();
  for (const vote of votes.filter(({ who }) => who === 'Dora')) {
    const own = tablet.getByRole('group', { name: new RegExp(`^${vote.units[0]}`, 'u') });
    for (const mark of vote.marks) await own.getByRole('checkbox', { name: mark }).check();
  }
  expect(await readWithAxe(tablet)).toEqual([]);
  await review(tablet);
  await leaveClean(tablet);

  await enterBooth(tablet, { ...plates.Efren, pin: plates.Flor.pin });
  await seen(tablet, 'La placa o el PIN no coinciden');
  await pressDigits(tablet, plates.Efren.plate);
  expect(await readWithAxe(tablet)).toEqual([]);
  await pressDigits(tablet, plates.Efren.pin);
  for (const mark of votes[5].marks) await tablet.getByRole('checkbox', { name: mark }).check();
  await review(tablet);
  await leaveClean(tablet);

  await enterBooth(tablet, plates.Flor);
  for (const mark of votes[6].marks) await tablet.getByRole('checkbox', { name: mark }).check();
  await review(tablet);
  await seen(tablet, 'Listo, su voto quedó guardado. Puede retirarse.');
  await tablet.getByRole('button', { name: 'Necesito más tiempo' }).click();
  expect(await readWithAxe(tablet)).toEqual([]);
  await leaveClean(tablet);
  await enterBooth(tablet, plates.Flor);
  await seen(tablet, 'Usted ya votó en esta pregunta');
  await tablet.getByRole('button', { name: 'Terminar' }).click();

  await closeVoting(chair);
  await seen(chair, 'Elegidos');
  await seen(tablet, 'Ahora no hay ninguna votación abierta');
  const elected = chair.getByRole('list', { name: 'Puestos elegidos' });
  // In the order of the ballot: of so few votes, not even who had more is told.
  const names = await elected.getByRole('listitem').allInnerTexts();
  expect(names.toSorted()).toEqual(countApart().slice(0, 5).toSorted());
  const { docs } = await pollDocuments.results(journey.assemblyId).get();
  expect(docs.map((result) => result.data().told?.voted)).toEqual([
    { weight: 100_000_000, units: units.length },
  ]);

  await tablet.goto('/register');
  await tablet.waitForURL((url) => url.pathname === '/login');
  // The one refusal was the wrong PIN.
  expect(journey.complaints()).toEqual([expect.stringMatching(/puesto=Cabina.*401/u)]);
});
