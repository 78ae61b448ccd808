import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage } from '../support/browser/openPage.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { hasEntered } from '../support/visits/hasEntered.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const run = promisify(execFile);
const email = 'ana@firma-nueva.test';
const password = 'una clave de doce';

/** As typed in a terminal. */
async function create(name: string, cot: string): Promise<string> {
  const { stdout } = await run(process.execPath, [
    ...[join(projectRoot, 'scripts/assembly.ts'), 'create', '--name', name, '--cot', cot],
    ...['--organisation', 'Firma Nueva', '--law', 'co-ph'],
    ...['--admin', email, '--admin-name', 'Ana Ruiz'],
  ]);
  return stdout;
}

test('from the command line to an assembly of one’s own: made, password chosen, entered', async () => {
  const told = await create('Conjunto Los Almendros', 'almendros');
  expect(told).toContain('«Conjunto Los Almendros» es de Firma Nueva, con el código almendros.');
  const [choose = ''] = told.match(/http\S+/gu) ?? [];

  const { page, context, complaints } = await openPage(browser(), {
    viewport: { width: 1366, height: 900 },
  });
  await page.goto(choose);
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByLabel('Escríbala otra vez').fill(password);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await hasEntered(page);
  await seen(page, 'Hola, Ana');
  await seen(page, 'Conjunto Los Almendros');
  expect(await readWithAxe(page)).toEqual([]);
  await page.goto('/settings/general');
  for (const text of ['Edificio o conjunto', 'America/Bogota', 'almendros']) await seen(page, text);
  expect(complaints).toEqual([]);
  await context.close();

  const again = await openPage(browser(), { viewport: { width: 1366, height: 900 } });
  await again.page.goto(/(\/login\?cot=\S+)/u.exec(told)?.[1] ?? '');
  expect(await again.page.getByLabel('Asamblea').inputValue()).toBe('almendros');
  await again.page.getByLabel('Correo electrónico').fill(email);
  await again.page.getByLabel('Contraseña', { exact: true }).fill(password);
  await again.page.getByRole('button', { name: 'Ingresar' }).click();
  await hasEntered(again.page);
  await seen(again.page, 'Hola, Ana');
  await again.context.close();
});

test('a code that is taken is told, and nothing else happens', async () => {
  await create('Conjunto Los Cedros', 'cedros');
  await expect(create('Conjunto Los Pinos', 'cedros')).rejects.toMatchObject({
    stdout: expect.stringContaining('Ese código ya es de otra asamblea. Escriba otro.'),
  });
});
