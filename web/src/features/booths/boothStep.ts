import type { BoothEntry, CastAnswer, CastRequest, CurrentBallot, Holding } from '@asamblea/domain';

/**
 * Where the person at the booth is. It lives in the page's memory alone and each step forgets the ones
 * before: with the answer there is no choice left.
 */
export type BoothStep =
  | { readonly at: 'free' }
  | { readonly at: 'plate'; readonly notice: string | null }
  | { readonly at: 'pin'; readonly plate: number }
  | { readonly at: 'ballot'; readonly entry: BoothEntry }
  | { readonly at: 'sending'; readonly entry: BoothEntry; readonly vote: CastRequest }
  | { readonly at: 'done'; readonly ballot: CurrentBallot; readonly answer: CastAnswer }
  | { readonly at: 'stopped'; readonly title: string; readonly message: string };

export const freeStep: BoothStep = { at: 'free' };

/** What follows plate and PIN: the ballot, or why there is none. */
export function stepOfEntry(entry: BoothEntry): BoothStep {
  const { holdings } = entry.ballot;
  if (holdings.length === 0) {
    return {
      at: 'stopped',
      title: 'Su placa no tiene unidades acreditadas',
      message: 'Acérquese a la mesa de registro con su documento.',
    };
  }
  if (unitsToVote(entry.ballot).length === 0) {
    return {
      at: 'stopped',
      title: 'Usted ya votó en esta pregunta',
      message: 'El voto de todas sus unidades está guardado. No tiene que hacer nada más.',
    };
  }
  return { at: 'ballot', entry };
}

export function unitsToVote({ holdings }: CurrentBallot): readonly Holding[] {
  return holdings.filter((unit) => unit.ballot === null);
}

/** Whether what is asked now is still what the person is answering. */
export function isStillAsked(step: BoothStep, question: CurrentBallot['question']): boolean {
  const isOpen = question?.state === 'open';
  switch (step.at) {
    case 'plate':
    case 'pin':
      return isOpen;
    case 'ballot':
      return isOpen && question.questionId === step.entry.ballot.question?.questionId;
    case 'free':
    case 'sending':
    case 'done':
    case 'stopped':
      return true;
  }
}

export interface BoothReceipt {
  readonly code: string;
  readonly labels: readonly string[];
}

/** The receipts of an answer, each with its units; a code that did not come says so by its absence. */
export function receiptsOf(
  answer: CastAnswer,
  holdings: readonly Holding[],
): readonly BoothReceipt[] {
  const kept = answer.results.flatMap((row) =>
    row.status === 'refused' || row.receipt === null
      ? []
      : [{ code: row.receipt, label: labelOf(row.unitId, holdings) }],
  );
  return [...Map.groupBy(kept, ({ code }) => code)].map(([code, same]) => ({
    code,
    labels: same.map(({ label }) => label),
  }));
}

export function labelOf(unitId: string, holdings: readonly Holding[]): string {
  return holdings.find((unit) => unit.unitId === unitId)?.label ?? unitId;
}
