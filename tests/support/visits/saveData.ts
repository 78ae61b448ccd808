import type { Visitor } from '../browser/openPage.ts';

/** A visitor who saves data gets no page before it is opened. Chromium 109 cannot be asked for it. */
export async function saveData({ context, page }: Visitor): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
