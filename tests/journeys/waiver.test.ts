import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('5,00 % of the capital against blocks the waiver, 60 % in favour or not, and says so', async () => {
  const units = [
    ['1', 'Ana', '60'],
    ['2', 'Beto', '5'],
    ['3', 'Caro', '35'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'renuncia', units, rulePack: 'es-sl' });
  await journey.enter('Ana', 'Beto', 'Caro');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Asunto', { exact: true }).selectOption('liability-settlement');
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Renuncia a la acción?');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  for (const [who, option] of [
    ['Ana', 'A favor'],
    ['Beto', 'En contra'],
    ['Caro', 'En blanco'],
  ] as const) {
    const phone = await journey.visit('/votes/current', who, 'phone');
    await phone.getByRole('radio', { name: option }).check();
    await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
    await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
    await seen(phone, /Su voto quedó guardado/u);
  }
  await closeVoting(chair);
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  const projector = await journey.visit('/votes/public?cot=renuncia');
  for (const page of [chair, projector]) {
    await seen(
      page,
      /^Rechazado,? ?[Aa]unque tuvo .*60,00 %.*En contra votó el 5,00 %.*artículo 238\.2/u,
    );
  }
  expect(await readWithAxe(projector)).toEqual([]);
  expect(journey.complaints()).toEqual([]);
});
