import { randomBytes } from 'node:crypto';
import { readableCode } from '@asamblea/domain';

/** A receipt to read and compare: `7K2M-Q0XD`. Random; it says that a vote was kept, not which. */
export function newReceipt(): string {
  return readableCode(randomBytes(8));
}
