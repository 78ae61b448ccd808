import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;
const forbidden =
  'Esta decisión no puede tomarse en reunión no presencial (Ley 675 de 2001, artículo 46, parágrafo).';

/** Kept for people who look at them, where somebody asks for it. */
async function keep(shown: Page | Locator, name: string): Promise<void> {
  const folder = process.env.ASAMBLEA_SCREENS;
  if (folder !== undefined) await shown.screenshot({ path: `${folder}/${name}.png` });
}

test('a 70 % matter in an online meeting warns with article 46, and that the chair read it is in the acta', async () => {
  const journey = await newJourney(browser(), {
    ...{ cot: 'advertida', units, sessionState: 'planned' },
  });
  const { send } = journey;
  await journey.enter('Ana', 'Beto');
  expect((await send('moderator', '/api/session/install', { session: 1, call: 1 })).status).toBe(
    200,
  );
  const votes = await journey.visit('/votes/private', 'moderator');
  await votes.getByRole('button', { name: 'Nueva pregunta' }).click();
  await votes.getByLabel('Asunto', { exact: true }).selectOption('bylaws-reform');
  // Both at once, it says that it is disputed; wholly from afar, that it cannot be.
  await seen(votes, /se discute si vale en una reunión mixta/u);
  await votes.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba la reforma?');
  await votes.getByRole('button', { name: 'Crear pregunta' }).click();
  const disputed = votes.getByText(/se discute si vale en una reunión mixta/u);
  await disputed.waitFor();

  expect((await send('admin', '/api/settings/modality', { modality: 'remote' })).status).toBe(200);
  await seen(votes, forbidden);
  await disputed.waitFor({ state: 'detached' });
  expect(await readWithAxe(votes)).toEqual([]);
  await keep(votes, 'advertencia-1366');
  await votes.emulateMedia({ colorScheme: 'dark' });
  await keep(votes, 'advertencia-1366-oscura');
  const phone = await journey.visit('/votes/private', 'moderator', 'phone');
  await seen(phone, forbidden);
  expect(await readWithAxe(phone)).toEqual([]);
  await phone.getByRole('alert').filter({ hasText: 'artículo 46' }).scrollIntoViewIfNeeded();
  await keep(phone, 'advertencia-390');
  await phone.emulateMedia({ colorScheme: 'dark' });
  await keep(phone, 'advertencia-390-oscura');

  await votes.getByRole('button', { name: 'Abrir votación' }).click();
  for (const owner of ['Ana', 'Beto']) {
    const ballot = await journey.visit('/votes/current', owner, 'phone');
    await ballot.getByRole('radio', { name: 'A favor' }).check();
    await ballot.getByRole('button', { name: 'Revisar mi voto' }).click();
    await ballot.getByRole('button', { name: 'Confirmar mi voto' }).click();
    await seen(ballot, /Su voto quedó guardado/u);
  }
  await closeVoting(votes);
  await seen(votes, /quórum de la decisión/iu);

  const secretary = await journey.visit('/reports/acta', 'moderator');
  await seen(secretary, /la presidencia tuvo a la vista, antes de abrir, lo que advierte la ley:/u);
  await seen(secretary, forbidden);
  await secretary.getByText(/antes de abrir, lo que advierte/u).scrollIntoViewIfNeeded();
  await keep(secretary, 'acta-1366');
  expect(journey.complaints()).toEqual([]);
});
