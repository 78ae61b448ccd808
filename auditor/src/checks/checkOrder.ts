import { byCommit } from '../derive/order.ts';
import type { Data } from '../read/readData.ts';
import type { Notes } from '../report/report.ts';

/** Sealed events stand by their place, each after the one before in the order of the commits. */
export function checkOrder({ events, manifest }: Data, notes: Notes): void {
  const sealed = events.filter(({ seal }) => seal !== null);
  const inPlace = [...sealed].sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
  for (const [at, event] of inPlace.entries()) {
    const where = `${event.file}, línea ${event.line} (${event.kind})`;
    if (manifest.questionId === undefined && event.sequence !== at + 1) {
      notes.mismatch(
        'orden-distinto',
        where,
        `lugar ${at + 1}`,
        `lugar ${event.sequence ?? 'ninguno'}`,
      );
      break;
    }
    const before = inPlace[at - 1];
    if (before !== undefined && byCommit(before, event) > 0) {
      notes.mismatch('orden-distinto', where, `después de ${before.committed}`, event.committed);
    }
  }
  notes.checked(
    'Orden de los sucesos',
    `${sealed.length} por el instante de su escritura y su número`,
  );
}
