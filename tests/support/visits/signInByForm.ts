import type { Page } from 'playwright-core';
import { hasEntered } from './hasEntered.ts';
import { password } from './signIn.ts';

/** Signs in on the page of the form, as a person does, and waits for what follows. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await hasEntered(page);
}
