import type { RoutePath } from '@asamblea/domain';
import type { Page } from 'playwright-core';
import { driveTasks } from './driveTasks.ts';
import { hallTasks } from './hallTasks.ts';
import { look, looks } from './look.ts';
import { type PageTask, see } from './pageTask.ts';
import { settingsTasks } from './settingsTasks.ts';

const drawnLogo = {
  ...{ name: 'logo.svg', mimeType: 'image/svg+xml' },
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="28" fill="#0b5563"/></svg>',
  ),
};

/** Asked for and taken back: who comes after finds the list as it was. */
async function speak(page: Page): Promise<void> {
  await see(/Usted está en la reunión/)(page);
  await page.getByRole('button', { name: 'Pedir la palabra' }).click();
  await page.getByRole('button', { name: 'Salir de la lista' }).click();
  await page.getByRole('button', { name: 'Pedir la palabra' }).waitFor();
}

/** The next step that the home page names, by its title. */
const nextStep = (page: Page) =>
  page
    .getByRole('region', { name: /^(?:Qué sigue|El camino de la asamblea|Votación abierta)$/u })
    .getByRole('heading');

export const pageTasks: Readonly<Record<RoutePath, PageTask>> = {
  '/': {
    task: 'Ver qué puede hacer y qué sigue',
    shows: 'Pantallas públicas',
    act: nextStep,
    perform: async (page) => {
      await see('Hola,')(page);
      await nextStep(page).first().waitFor();
    },
  },
  '/dashboard': {
    task: 'Ver quórum, votación, conexiones y lo último',
    shows: 'Conexiones',
    // On a phone the quorum of the room is in the bar: the stage comes first under it.
    act: (page) => page.getByRole('banner').getByText(/ de [\d.]+ unidades/u),
    perform: async (page) => {
      await see('Hay quórum')(page);
      await see('Celulares en la papeleta')(page);
      await see('Lo último')(page);
      await see('Turnos para hablar')(page);
    },
  },
  '/notices': {
    task: 'Leer la convocatoria, ver qué le falta y a quién se le avisó',
    shows: 'Convocatoria',
    perform: async (page) => {
      await see(/ninguna convocatoria|Lo que revisa la ley|no se convoca más/)(page);
      await page.getByRole('tab', { name: 'Notificados' }).click();
      await page.waitForURL(/\?ver=notificados$/);
      const told = page.getByLabel('Buscar persona o unidad');
      await told.or(page.getByText('Aún no hay a quién notificar')).first().waitFor();
      await look(page, '/notices?ver=notificados', looks('/notices told'));
    },
  },
  '/register': {
    task: 'Encontrar y acreditar a una persona',
    shows: 'Registro',
    act: (page) => page.getByRole('combobox'),
    perform: async (page) => {
      await page.getByRole('combobox').fill('T1-103');
      await see(/Valentina Sánchez/)(page);
    },
  },
  '/quorum/private': {
    task: 'Buscar quién está',
    shows: 'No han llegado',
    act: (page) =>
      page
        .getByRole('button', { name: 'Verificar quórum' })
        .or(page.getByLabel('Buscar unidad o persona')),
    perform: async (page) => {
      await page.getByLabel('Buscar unidad o persona').fill('T1-103');
      await see('1 unidad · coeficiente de 0,3167 %')(page);
    },
  },
  '/massive': {
    task: 'Ver qué pasaría al acreditar varias unidades',
    shows: 'Por lista',
    act: (page) => page.getByLabel('Celdas copiadas'),
    perform: async (page) => {
      await page.getByLabel('Celdas copiadas').fill('T1-101\nT1-901\nT9-999');
      await page.getByRole('button', { name: 'Revisar' }).click();
      await see('«T9-999» (celda A3) no está en el padrón.')(page);
      await page.getByRole('button', { name: 'Acreditar 2 unidades' }).waitFor();
    },
  },
  '/mix': { task: 'Resolver sala y línea', shows: 'En la sala', perform: see('57,0645') },
  '/protected': {
    task: 'Recontar, y revisar los eventos y sus sellos',
    shows: 'Auditoría',
    act: (page) => page.getByRole('button', { name: 'Entrar' }),
    perform: async (page) => {
      await page.getByLabel('Contraseña', { exact: true }).fill('asamblea-2026');
      // A teller comes for the recount alone.
      const promisesRecord = await page.getByText('Todo lo que ocurrió').isVisible();
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('button', { name: 'Recontar las votaciones' }).click();
      await see(/Todo coincide|Todavía no hay votaciones cerradas/)(page);
      if (!promisesRecord) return;
      await see('Registro de sucesos')(page);
      await page.getByRole('button', { name: 'Comprobar la integridad' }).click();
      await see(/El registro está íntegro/)(page);
    },
  },
  '/reports': {
    task: 'Elegir un informe',
    shows: 'Informe de quórum',
    perform: see('Informe de asistentes'),
  },
  '/acta': {
    task: 'Leer el acta y firmarla',
    shows: 'Acta',
    perform: see('Todavía no hay un acta para usted'),
  },
  '/reports/acta': {
    task: 'Leer el acta y ver qué le falta',
    shows: 'Acta',
    perform: see(/Todavía no hay de qué levantar acta|Por completar/),
  },
  '/reports/quorum': {
    task: 'Leer la curva del quórum',
    shows: 'Entradas y salidas',
    act: (page) => page.getByRole('main').getByText('57,0645'),
    perform: see('57,0645'),
  },
  '/reports/votersData': {
    task: 'Leer quién asistió',
    shows: 'Asistentes',
    perform: see('Camila Torres Castro'),
  },
  '/reports/votes': {
    task: 'Leer los resultados',
    shows: 'Informe de votaciones',
    perform: see(/Aún no hay votaciones cerradas|Quórum de la decisión/),
  },
  '/virtual/attorney': {
    task: 'Asistir en línea por quienes representa, y pedir la palabra',
    shows: 'Sala del apoderado',
    act: (page) => page.getByText('No hay ninguna votación abierta'),
    perform: speak,
  },
  '/virtual/current': {
    task: 'Asistir en línea, y pedir la palabra',
    shows: 'Su asistencia',
    act: (page) => page.getByText('No hay ninguna votación abierta'),
    perform: speak,
  },
  '/zoom': {
    task: 'Saber qué falta para reunirse en Zoom',
    shows: 'Sesión remota',
    perform: see('Esta asamblea no tiene cuenta de Zoom'),
  },
  '/zoom/agradecimiento': {
    task: 'Despedirse',
    shows: 'Gracias por participar',
    perform: see('Ver los resultados'),
  },
  ...hallTasks,
  ...driveTasks,
  '/file/logo': {
    task: 'Cambiar el logo',
    shows: 'Elegir una imagen',
    act: (page) => page.getByRole('button', { name: 'Elegir una imagen' }),
    perform: async (page) => {
      await page.getByLabel('Archivo del logo').setInputFiles(drawnLogo);
      await page.getByRole('button', { name: 'Guardar logo' }).click();
      await see('Logo guardado')(page);
      await page.getByRole('button', { name: 'Quitar el logo' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
      await see('La asamblea no tiene logo todavía')(page);
    },
  },
  '/grapesjs': {
    task: 'Escribir una página',
    shows: 'Reglas de la reunión',
    act: (page) => page.getByRole('button', { name: 'Editar Reglas de la reunión' }),
    perform: async (page) => {
      await page.getByRole('button', { name: 'Editar Reglas de la reunión' }).click();
      await page.getByRole('button', { name: 'Agregar al final' }).waitFor();
      await page.getByRole('tab', { name: 'Código' }).click();
      await page.getByRole('textbox', { name: 'Código HTML' }).waitFor();
      await page.getByRole('button', { name: 'Publicar' }).click();
      await see('Página publicada')(page);
    },
  },
  '/assemblies': {
    task: 'Encontrar una asamblea de la organización',
    shows: 'Asambleas',
    act: (page) => page.getByLabel('Buscar por nombre'),
    perform: async (page) => {
      await page.getByLabel('Buscar por nombre').fill('parque');
      await see(/Torres del Parque/)(page);
    },
  },
  ...settingsTasks,
  '/{pageId}': {
    task: 'Leer una página de la asamblea',
    shows: '',
    perform: async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByText('Pida la palabra y espere su turno.').waitFor();
      await frame.getByText('Hay quórum en la sala').waitFor();
    },
  },
  '/changedevice': {
    task: 'Elegir el dispositivo del voto',
    shows: 'Cambiar de dispositivo',
    perform: see(/Su cuenta no vota|Ir a mi voto|Votar desde aquí/),
  },
  '/quorum/public': {
    task: 'Ver el quórum',
    shows: 'Hay quórum',
    perform: see(/57,06/),
  },
  '/votes/public': { task: 'Proyectar', shows: 'Torres del Parque', perform: see(/57,06/) },
  '/votes/public/missing': {
    task: 'Ver cuánto falta por votar',
    shows: 'Torres del Parque',
    perform: see(/No hay una votación abierta|Han votado/),
  },
};
