import type { RoutePath } from '@asamblea/domain';
import { type PageTask, see } from './pageTask.ts';

/** The task of each role in the documents. */
export const driveTasks: Readonly<Record<Extract<RoutePath, '/drive' | '/file'>, PageTask>> = {
  '/drive': {
    task: 'Leer los documentos',
    shows: 'Documentos',
    perform: async (page) => {
      await page.getByRole('link', { name: 'Presupuesto 2027.pdf', exact: true }).click();
      await page.getByRole('button', { name: 'Descargar' }).and(page.locator(':enabled')).waitFor();
    },
  },
  '/file': {
    task: 'Abrir un documento',
    shows: 'Elija un documento',
    perform: async (page) => {
      await page.getByRole('link', { name: 'Todos los documentos' }).click();
      await see('Presupuesto 2027.pdf')(page);
    },
  },
};
