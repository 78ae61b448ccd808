import type { OwnReport, OwnReportAnswer } from '@asamblea/domain';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { useAsked } from '../../firebase/useAsked.ts';

const address = {
  path: '/api/reports/own',
  isAnswer: (answer: OwnReportAnswer) => typeof answer?.report === 'object',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** What the last session that ended was for whoever is here; null until it is known, and when none ended. */
export function useOwnReport(): OwnReport | null {
  return useAsked<OwnReportAnswer>(address).answer?.report ?? null;
}
