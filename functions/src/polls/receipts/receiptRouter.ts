import { receiptQuery, receiptsQuery } from '@asamblea/domain';
import { Router } from 'express';
import { limitAddresses } from '../../kernel/platform/addressLimits.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { checkReceipt } from './checkReceipt.ts';
import { listReceipts } from './listReceipts.ts';

/** What anyone may ask with the assembly's code, at a measure that leaves no sense in guessing. */
export function receiptRouter(): Router {
  const router = Router();
  const measured = limitAddresses(systemClock);

  router.get(
    '/public/receipt',
    measured,
    answering(async (request) => {
      const { cot, code } = parsed(receiptQuery, request.query);
      return checkReceipt(cot, code);
    }),
  );

  router.get(
    '/public/receipts',
    measured,
    answering(async (request) => {
      const { cot, questionId } = parsed(receiptsQuery, request.query);
      return listReceipts(cot, questionId);
    }),
  );

  return router;
}
