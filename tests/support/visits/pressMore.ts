import type { Page } from 'playwright-core';

/** The action is seldom used with the question in hand: it waits behind *Más acciones*. */
export async function pressMore(chair: Page, name: string): Promise<void> {
  await chair.getByRole('button', { name: 'Más acciones' }).click();
  await chair
    .getByRole('dialog', { name: /^Más acciones/u })
    .getByRole('button', { name })
    .click();
}
