import type { OwnReport } from '@asamblea/domain';

/** By unit, the receipts of secret votes in a question that this device was given. */
export type CodesOf = (questionId: string) => Readonly<Record<string, string>>;

/** The report with the receipts that only this device has. */
export function withCodes(report: OwnReport, codesOf: CodesOf): OwnReport {
  return {
    ...report,
    decisions: report.decisions.map((decision) => {
      if (!decision.isSecret) return decision;
      const codes = codesOf(decision.questionId);
      const votes = decision.votes.map((vote) => ({
        ...vote,
        receipt: codes[vote.unitId] ?? null,
      }));
      return { ...decision, votes };
    }),
  };
}
