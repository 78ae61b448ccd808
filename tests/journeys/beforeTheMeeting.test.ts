import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('the screen is tried with its own code, the printer by a person who looks, and the script has the lines to read', async () => {
  const units = [
    ['101', 'Ana', '60'],
    ['102', 'Beto', '40'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'prueba-sala', units });
  const screen = await journey.visit('/votes/public?cot=prueba-sala');
  const board = await journey.visit('/dashboard', 'moderator');
  await board.getByRole('button', { name: /Antes de empezar/u }).click();
  const row = (name: string) => board.getByRole('listitem', { name });
  await row('Pantalla de la sala').getByRole('button', { name: 'Mostrar un código' }).click();
  await seen(screen, /Prueba de pantalla: \d{4}/u);
  const shown = await screen.getByText(/Prueba de pantalla/u).textContent();
  const code = /\d{4}/u.exec(shown ?? '')?.[0] ?? '';
  await row('Pantalla de la sala').getByLabel('Código que se lee en la pantalla').fill(code);
  await row('Pantalla de la sala').getByRole('button', { name: 'Comprobar' }).click();
  await row('Pantalla de la sala').getByText('Bien', { exact: true }).waitFor();
  await screen.getByText(/Prueba de pantalla/u).waitFor({ state: 'detached' });
  await row('Impresora').getByRole('button', { name: 'No' }).click();
  await row('Impresora').getByText('Falló').waitFor();
  expect(await readWithAxe(board)).toEqual([]);

  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el guion?');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await chair.getByRole('button', { name: 'Guion', exact: true }).click();
  const script = chair.getByRole('dialog', { name: 'Guion' });
  await script
    .getByRole('status')
    .getByText(/¿Aprueba el guion\?.*Abro la votación/u)
    .waitFor();
  expect(await readWithAxe(chair)).toEqual([]);
  const other = await journey.visit('/votes/private', 'admin');
  await seen(other, 'Hay quórum en la sala');
  await other.getByRole('button', { name: 'Abrir votación' }).click();
  await script
    .getByRole('status')
    .getByText(/La votación está abierta/u)
    .waitFor();
  expect(journey.complaints()).toEqual([]);
});
