import type { Page } from 'playwright-core';
import { seen } from './seen.ts';

/** Closes a vote in which everybody took part, once the chair's own page says so: before, it asks. */
export async function closeVoting(chair: Page): Promise<void> {
  await seen(chair, /ha votado: (\d+) de \1 unidades/u);
  await chair.getByRole('button', { name: 'Cerrar votación' }).click();
}
