import type { RoutePath } from '@asamblea/domain';
import type { Page } from 'playwright-core';
import { hasEntered } from '../../support/visits/hasEntered.ts';
import { signInByForm } from '../../support/visits/signInByForm.ts';
import type { CodeOwner, Hall } from './openHall.ts';
import { type PageTask, see } from './pageTask.ts';

/** A moderator opens one vote after another; a follower finds the former one. */
async function direct(page: Page, hall: Hall): Promise<void> {
  await see('Votaciones')(page);
  const prepare = page.getByRole('button', { name: 'Nueva pregunta' });
  const follow = page.getByText(/ha votado: \d+ de \d+ unidades/u);
  await prepare.or(follow).filter({ visible: true }).first().waitFor();
  if (!(await prepare.isVisible())) return;
  await hall.closeVote();
  await prepare.click();
  const text = `¿Aprueba el punto ${crypto.randomUUID().slice(0, 8)}?`;
  await page.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await page.getByRole('button', { name: 'Crear pregunta' }).click();
  await see(text)(page);
  await page.getByRole('button', { name: 'Abrir votación' }).click();
  await follow.waitFor();
}

async function vote(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A favor' }).first().check();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await see('Su voto quedó guardado')(page);
}

async function enterByCode(page: Page, { document, code }: CodeOwner): Promise<void> {
  await page.getByLabel('Número de documento').fill(document);
  await page.getByLabel('Código personal').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await hasEntered(page);
}

const overVideo = {
  task: 'Poner la votación sobre el video',
  shows: '',
  performInHall: see(/Han votado [12] de 2 unidades/u),
} satisfies PageTask;

/** In the order in which they are done: a vote is opened, cast, shown, closed and read; then come the doors. */
export const hallTasks = {
  '/votes/private': {
    task: 'Preparar y abrir una votación',
    shows: 'Votaciones',
    performInHall: direct,
  },
  '/votes/current': { task: 'Votar', shows: 'Torres del Parque', performInHall: vote },
  '/stream/votacion': overVideo,
  '/stream/votacionWithOnSnapshot': overVideo,
  '/results/public': {
    task: 'Leer los resultados',
    shows: 'Resultados',
    performInHall: async (page, hall) => {
      await hall.closeVote();
      await see(/Quórum de la decisión/)(page);
    },
  },
  '/results/public/decided': {
    task: 'Leer lo que se decidió',
    shows: 'Esta página está apagada',
    performInHall: see(/Lo que se (?:decidió|ha decidido)/),
  },
  '/file/public': {
    task: 'Abrir lo que le compartieron',
    shows: 'Falta el enlace',
    performInHall: async (page, { sharedAddress }) => {
      await page.goto(sharedAddress);
      await page.getByRole('heading', { name: 'Presupuesto 2027.pdf' }).waitFor();
      const save = page.getByRole('button', { name: 'Descargar' });
      await Promise.all([page.waitForEvent('download'), save.click()]);
    },
  },
  '/login': {
    task: 'Ingresar',
    shows: 'Ingresar',
    act: (page) => page.getByRole('button', { name: 'Ingresar' }),
    performInHall: (page, { nextEmail }) => signInByForm(page, nextEmail()),
  },
  '/loginVirtual': {
    task: 'Ingresar con código o invitación',
    shows: 'Ingreso virtual',
    act: (page) => page.getByRole('button', { name: 'Entrar' }),
    performInHall: (page, { owner }) => enterByCode(page, owner),
  },
  '/loginAttorney': {
    task: 'Ingresar como apoderado',
    shows: 'Ingreso de apoderados',
    act: (page) => page.getByRole('button', { name: 'Entrar' }),
    performInHall: (page, { attorney }) => enterByCode(page, attorney),
  },
  '/forgot-password': {
    task: 'Recuperar la contraseña',
    shows: 'Recuperar contraseña',
    act: (page) => page.getByRole('button', { name: 'Enviar el enlace' }),
    performInHall: async (page, { nextEmail }) => {
      await page.getByLabel('Correo electrónico').fill(nextEmail());
      await page.getByRole('button', { name: 'Enviar el enlace' }).click();
      await see('Revise su correo')(page);
    },
  },
} satisfies Partial<Record<RoutePath, PageTask>>;
