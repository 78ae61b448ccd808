import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['1', 'Ana', '60'],
  ['2', 'Beto', '25'],
  ['3', 'Caro', '15'],
] as const;

const meetings = {
  affected: {
    ...({ cot: 'afectados', rulePack: 'ar-ccyc', matter: 'rights-limit' } as const),
    button: 'Afecta a alguien…',
    who: 'A quién afecta y debe votar a favor',
    reason: 'Pierde su cochera',
    ballot: /Esta decisión le afecta \(Pierde su cochera\): solo vale si usted vota a favor/u,
    hall: /Deben votar a favor los afectados: 1/u,
    verdict: /^Rechazado.*artículo 2061/u,
  },
  class: {
    ...({ cot: 'clase', rulePack: 'ar-lgs', matter: 'merger' } as const),
    button: 'Afecta a una clase…',
    who: 'Quién forma la clase que vota aparte',
    reason: 'Acciones de la clase B',
    ballot: /Su voto se cuenta también aparte, con los de su clase: Acciones de la clase B/u,
    hall: /Una clase vota aparte: 1/u,
    verdict: /^Rechazado.*artículos 243 y 250/u,
  },
} as const;

async function vote(phone: Page, option: string) {
  await phone.getByRole('radio', { name: option }).check();
  await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
  await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(phone, /Su voto quedó guardado/u);
}

test.each(Object.entries(meetings))(
  'a member of the set «%s» is named in a quick question, reads it on the ballot, and alone rejects',
  async (_, { cot, rulePack, matter, button, who, reason, ballot, hall, verdict }) => {
    const journey = await newJourney(browser(), { cot, units, rulePack });
    await journey.enter('Ana', 'Beto', 'Caro');
    const chair = await journey.visit('/votes/private', 'moderator', 'desk');
    await chair.getByRole('button', { name: 'Pregunta rápida' }).click();
    const dialog = chair.getByRole('dialog', { name: 'Pregunta rápida' });
    await dialog.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el cambio?');
    await dialog.getByLabel('Asunto', { exact: true }).selectOption(matter);
    await dialog.getByRole('button', { name: button }).click();
    await dialog.getByRole('combobox', { name: who }).fill('caro');
    await chair.getByRole('option', { name: /^Caro/u }).click();
    await dialog.getByRole('textbox', { name: 'Motivo de Caro' }).fill(reason);
    expect(await readWithAxe(chair)).toEqual([]);
    await dialog.getByRole('button', { name: 'Abrir votación' }).click();
    const projector = await journey.visit(`/votes/public?cot=${cot}`);
    await seen(projector, hall);
    for (const [name, option] of [
      ['Ana', 'A favor'],
      ['Beto', 'A favor'],
      ['Caro', 'En contra'],
    ] as const) {
      const phone = await journey.visit('/votes/current', name, 'phone');
      if (name === 'Caro') {
        await seen(phone, ballot);
        expect(await readWithAxe(phone)).toEqual([]);
      }
      await vote(phone, option);
    }
    await seen(chair, /ha votado: 3 de 3 unidades|votó toda la sala|han votado/iu);
    await chair.getByRole('button', { name: 'Cerrar votación' }).click();
    await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
    for (const page of [chair, projector]) await seen(page, verdict);
    expect(journey.complaints()).toEqual([]);
  },
);
