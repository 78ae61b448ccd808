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

test.each([
  ['desk', 'director-a'],
  ['phone', 'director-b'],
] as const)(
  'art. 241: the director who owns 60 %% does not vote their management, on a %s',
  async (screen, cot) => {
    const journey = await newJourney(browser(), { cot, units, rulePack: 'ar-lgs' });
    await journey.enter('Ana', 'Beto', 'Caro');
    const chair = await journey.visit('/votes/private', 'moderator', screen);
    await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
    await chair.getByLabel('Asunto', { exact: true }).selectOption('management-approval');
    await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba la gestión?');
    await chair.getByRole('button', { name: 'Crear pregunta' }).click();
    await chair.getByRole('button', { name: 'Abrir votación' }).click();
    const dialog = chair.getByRole('dialog', { name: '¿Alguien tiene un interés propio?' });
    await dialog.getByRole('combobox', { name: 'Quién no vota este asunto' }).fill('ana');
    await chair.getByRole('option', { name: /^Ana/u }).click();
    await dialog.getByRole('button', { name: 'Abrir: uno no vota' }).click();
    await seen(chair, /Escriba el motivo/u);
    await dialog.getByRole('textbox', { name: 'Motivo de Ana' }).fill('Es directora');
    expect(await readWithAxe(chair)).toEqual([]);
    await dialog.getByRole('button', { name: 'Abrir: uno no vota' }).click();

    const director = await journey.visit('/votes/current', 'Ana', 'phone');
    await seen(
      director,
      /Ana: Es directora \(Ley General de Sociedades 19\.550, artículos 241 y 248\)/u,
    );
    expect(await readWithAxe(director)).toEqual([]);
    await director.getByRole('button', { name: 'Protestar' }).click();
    await seen(director, /Usted protestó a las .*: quedará en el acta con su nombre/u);
    await seen(chair, /Ana protestó .*no se le permitió votar este asunto/u);
    await director.reload();
    await seen(director, /Usted protestó/u);
    expect(await readWithAxe(director)).toEqual([]);
    const projector = await journey.visit(`/votes/public?cot=${cot}`);
    await seen(projector, /No votan: 1, por un interés propio/u);
    for (const [who, option] of [
      ['Beto', 'A favor'],
      ['Caro', 'En contra'],
    ] as const) {
      const phone = await journey.visit('/votes/current', who, 'phone');
      await phone.getByRole('radio', { name: option }).check();
      await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
      await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
      await seen(phone, /Su voto quedó guardado/u);
    }
    await seen(chair, /ha votado: 2 de 3 unidades/u);
    await chair.getByRole('button', { name: 'Cerrar votación' }).click();
    await chair
      .getByRole('dialog')
      .getByRole('button', { name: /^Cerrar/u })
      .click();
    await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
    for (const page of [chair, projector]) {
      await seen(page, /^Aprobado ?[Cc]on 62,50 %/u);
      await seen(
        page,
        /No votó 1 unidad \(60,0000\) por un interés propio.*Con su voto el resultado pudo ser otro/u,
      );
    }
    expect(journey.complaints()).toEqual([]);
  },
);
