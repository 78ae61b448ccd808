import type { Page } from 'playwright-core';

export const password = 'asamblea-2026';

/** Signs in through the form, as a person does, and waits for what follows. */
export async function signIn(page: Page, cot: string, email: string): Promise<void> {
  await page.goto(`/login?cot=${cot}`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
