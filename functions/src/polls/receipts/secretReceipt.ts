import { createHmac, hkdfSync } from 'node:crypto';
import { readableCode } from '@asamblea/domain';

/**
 * The receipt of a unit in a secret vote: random without the question's key, and so to everybody once it is
 * destroyed. It is stored nowhere while the question is open; the same request again gets the same receipt,
 * and closing finds all of them again to publish them sorted.
 */
export function secretReceipt(
  key: Buffer,
  { requestId, unitId }: { readonly requestId: string; readonly unitId: string },
): string {
  const receiptKey = Buffer.from(hkdfSync('sha256', key, '', 'receipts', 32));
  const mark = createHmac('sha256', receiptKey).update(JSON.stringify([requestId, unitId]));
  return readableCode(mark.digest().subarray(0, 8));
}
