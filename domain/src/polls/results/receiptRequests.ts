import * as z from 'zod';
import { cotSchema } from '../../kernel/identity/cot.ts';
import { codeKey } from '../../kernel/signIn/readableCode.ts';
import type { Disclosure } from '../questions/votePolicy.ts';

/** `receipts/{questionId}`: published after closing, sorted, without unit or time. */
export interface ReceiptList {
  readonly questionId: string;
  readonly number: number;
  readonly repetition?: number;
  readonly text: string;
  readonly disclosure: Disclosure;
  readonly closedAt: number;
  readonly codes: readonly string[];
}

/** `GET /api/public/receipt?cot=&code=`: the code as anybody types it. */
export const receiptQuery = z.object({
  cot: cotSchema,
  code: z
    .string()
    .max(40)
    .transform((typed, context) => {
      const letters = codeKey(typed);
      if (letters !== null) return `${letters.slice(0, 4)}-${letters.slice(4)}`;
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }),
});

export type ReceiptQuery = z.infer<typeof receiptQuery>;

/** Which closed votings kept a vote under that receipt. */
export interface ReceiptAnswer {
  readonly votings: readonly Omit<ReceiptList, 'codes'>[];
}

/** `GET /api/public/receipts?cot=&questionId=`: the whole list of one question. */
export const receiptsQuery = z.object({ cot: cotSchema, questionId: z.uuid() });
export type ReceiptsQuery = z.infer<typeof receiptsQuery>;
