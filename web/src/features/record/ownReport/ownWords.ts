import { momentOnClock, type OwnDecision, type OwnReport } from '@asamblea/domain';

/** `Sesión del 13 mar 2026, 19:02 a 13 mar 2026, 20:40.` */
export function sayOwnSession({ openedAt, closedAt, timeZone }: OwnReport): string {
  const [from, to] = [openedAt, closedAt].map((at) => at && momentOnClock(at, timeZone));
  if (!from) return to ? `Sesión que terminó el ${to}` : 'Sesión terminada';
  return to ? `Sesión del ${from} al ${to}` : `Sesión del ${from}`;
}

/** Of a result that the chair did not show to the hall. */
export const notShown = 'El resultado no se mostró en la sala: lo dirá el acta.';

/** The receipts of one's votes, each once: those of several units may be one. */
export function ownReceipts({ votes }: OwnDecision): readonly string[] {
  return [...new Set(votes.flatMap(({ receipt }) => receipt ?? []))].sort();
}
