import {
  type AttendanceAnswer,
  type DeskDelivery,
  type DeskOperation,
  deskRequestOf,
  isRefusalCode,
} from '@asamblea/domain';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../firebase/asking/callApi.ts';

/** Sending again is safe, so a slow answer is better asked for again than waited for. */
const answerMilliseconds = 15_000;

/** Sends one press to the server; `null` when the session ended. */
export async function sendOperation(operation: DeskOperation): Promise<DeskDelivery | null> {
  const { path, body } = deskRequestOf(operation, Date.now());
  try {
    const late = AbortSignal.timeout(answerMilliseconds);
    const { results } = await callApi<{ readonly results: readonly AttendanceAnswer[] }>(
      'POST',
      path,
      body,
      late,
    );
    return { kind: 'answered', results };
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { kind: 'lost' };
    const { statusCode, code, message } = error;
    if (code === 'not-signed-in') return null;
    if (!isRefused(error) || !isRefusalCode(code)) return { kind: 'lost' };
    return { kind: 'refused', refusal: { code, message, statusCode } };
  }
}

/**
 * Also an answer that the server could not understand: the person who pressed is told and the press stays
 * among the conflicts, where the queue behind it would otherwise wait for ever.
 */
function isRefused({ isFinal, isAnswer, code }: ApiFailure): boolean {
  return isFinal || (isAnswer && code === 'bad-request');
}
