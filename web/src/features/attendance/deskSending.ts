import {
  type AttendanceAnswer,
  type DeskDelivery,
  type DeskOperation,
  deskRequestOf,
  type RefusalCode,
  refusals,
} from '@asamblea/domain';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** Sending again is safe, so a slow answer is better asked for again than waited for. */
const answerMilliseconds = 15_000;

/** Sends one press to the server; `null` when the session ended. */
export async function sendOperation(operation: DeskOperation): Promise<DeskDelivery | null> {
  const { path, body } = deskRequestOf(operation);
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
    if (statusCode < 400 || statusCode >= 500 || statusCode === 429 || !isRefusal(code)) {
      return { kind: 'lost' };
    }
    return { kind: 'refused', refusal: { code, message, statusCode } };
  }
}

function isRefusal(code: string): code is RefusalCode {
  return code in refusals;
}
