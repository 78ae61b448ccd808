import type { Page } from 'playwright-core';

/** Digits typed on the pad of a booth. */
export async function pressDigits(tablet: Page, digits: string): Promise<void> {
  const pad = tablet.getByRole('group', { name: 'Teclado numérico' });
  for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
  await tablet.getByRole('button', { name: 'Continuar' }).click();
}

/** Somebody comes to a booth with their plate and its PIN. */
export async function enterBooth(
  tablet: Page,
  { plate, pin }: { readonly plate: string; readonly pin: string },
): Promise<void> {
  await tablet.getByRole('button', { name: 'Votar', exact: true }).click();
  await tablet.getByRole('heading', { name: 'Escriba el número de su placa' }).waitFor();
  await pressDigits(tablet, plate);
  await tablet.getByRole('heading', { name: 'Escriba su PIN' }).waitFor();
  await pressDigits(tablet, pin);
}
