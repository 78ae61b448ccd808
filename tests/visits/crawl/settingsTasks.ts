import type { RoutePath } from '@asamblea/domain';
import type { Page } from 'playwright-core';
import { type PageTask, see } from './pageTask.ts';

const rosterFile = new URL('../../../data/padron-torres-del-parque.csv', import.meta.url).pathname;

/** Up to the last button, which would change the roster under everybody else. */
async function compareRoster(page: Page, units: number): Promise<void> {
  await see('No hay errores')(page);
  await page.getByRole('button', { name: /^Comparar/ }).click();
  await page.getByRole('button', { name: `Importar ${units} unidades` }).waitFor();
}

/** The task of an administrator on each page of settings. */
export const settingsTasks: Readonly<Record<Extract<RoutePath, `/settings${string}`>, PageTask>> = {
  '/settings': {
    task: 'Elegir un ajuste',
    shows: 'Ajustes',
    perform: see('Consulte el padrón vigente'),
  },
  '/settings/general': {
    task: 'Cambiar los datos de la asamblea',
    shows: 'Código público',
    perform: async (page) => {
      await page.getByRole('button', { name: 'Cambiar los datos' }).click();
      await page.getByRole('button', { name: 'Guardar' }).click();
      await see('America/Bogota')(page);
    },
  },
  '/settings/database': {
    task: 'Consultar el padrón',
    shows: 'Padrón',
    perform: async (page) => {
      await page.getByRole('searchbox').fill('T1-103');
      await see('1 de 302 unidades')(page);
    },
  },
  '/settings/database/copypaste': {
    task: 'Pegar el padrón',
    shows: 'Incluya la fila de títulos',
    perform: async (page) => {
      const rows = [
        'Unidad\tCoeficiente\tPropietario',
        'T1-101\t40\tAna Pérez',
        'T1-102\t60\tLuis',
      ];
      await page.getByLabel('Celdas copiadas').fill(rows.join('\n'));
      await page.getByRole('button', { name: 'Revisar' }).click();
      await compareRoster(page, 2);
    },
  },
  '/settings/database/file': {
    task: 'Elegir el archivo del padrón',
    shows: 'Elegir archivo',
    perform: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(rosterFile);
      await compareRoster(page, 302);
    },
  },
  '/settings/integrations': {
    task: 'Poner el servidor de correo',
    shows: 'Servidor de esta asamblea',
    perform: async (page) => {
      const card = page.getByRole('region', { name: 'Servidor de esta asamblea' });
      await card.getByRole('button', { name: 'Poner un servidor' }).click();
      await card.getByRole('textbox', { name: /^Servidor/ }).fill('smtp.asamblea.test');
      await card.getByLabel('Dirección de quien envía').fill('mesa@asamblea.test');
      await card.getByRole('button', { name: 'Guardar' }).click();
      await see('smtp.asamblea.test, puerto 465')(page);
      await card.getByRole('button', { name: 'Quitar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
      await card.getByRole('button', { name: 'Poner un servidor' }).waitFor();
    },
  },
  '/settings/permissions': {
    task: 'Cambiar permisos',
    shows: 'Quién trabaja en la asamblea',
    perform: async (page) => {
      const name = `Visita ${crypto.randomUUID().slice(0, 8)}`;
      await page.getByRole('button', { name: 'Invitar a alguien' }).click();
      await page.getByLabel('Nombre completo').fill(name);
      await page.getByLabel('Correo electrónico').fill(`${crypto.randomUUID()}@correo.test`);
      await page.getByRole('button', { name: 'Invitar', exact: true }).click();
      await see(`${name} ya tiene su lugar`)(page);
      const card = page.getByRole('article', { name });
      await card.getByRole('button', { name: 'Ver o cambiar permisos' }).click();
      await card.getByRole('checkbox').first().click();
      await card.getByRole('button', { name: 'Guardar' }).click();
      await see(`Permisos de ${name} guardados`)(page);
      await card.getByRole('button', { name: 'Retirar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
      await see(`${name} ya no está en el equipo`)(page);
      await card.waitFor({ state: 'detached' });
    },
  },
  '/settings/plugins': {
    task: 'Encender y apagar partes',
    shows: 'Sondeos de ánimo',
    act: (page) => page.getByRole('switch'),
    perform: async (page) => {
      const plates = page.getByRole('switch', { name: 'Placas' });
      await plates.click();
      await see('Apagado: Placas')(page);
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await plates.click();
      await see('Encendido: Placas')(page);
    },
  },
  '/settings/styles': {
    task: 'Cambiar los colores',
    shows: 'Así se verá',
    // On a phone the picture of it comes after the colours.
    act: (page) => page.getByRole('heading', { level: 1 }),
    perform: async (page) => {
      await page.getByLabel('Principal, de día', { exact: true }).fill('#7a1f5c');
      await page.getByRole('button', { name: 'Guardar colores' }).click();
      await see('Colores guardados')(page);
      await page.getByRole('button', { name: 'Volver a los de la aplicación' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
      await page.getByRole('button', { name: 'Volver al nuestro' }).waitFor({ state: 'hidden' });
    },
  },
};
