import type { Page } from 'playwright-core';

export const password = 'asamblea-2026';

/** Signs in through the form, as a person does, and waits for what follows. */
export async function signIn(page: Page, cot: string, email: string): Promise<void> {
  await page.goto(`/login?cot=${cot}`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await hasEntered(page);
}

/** Waits until whoever entered is where they stay: home, the page they came for, or the open ballot. */
export async function hasEntered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { pathname } = window.location;
    if (pathname === '/votes/current') return true;
    return !pathname.startsWith('/login') && document.querySelector('h1') !== null;
  });
}
