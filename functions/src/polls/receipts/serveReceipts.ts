import { receiptEndpoints, receiptSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { checkReceipt } from './checkReceipt.ts';
import { listReceipts } from './listReceipts.ts';

export const serveReceipts = () =>
  serve(receiptEndpoints, receiptSchemas, {
    checkReceipt: ({ asked: { cot, code } }) => checkReceipt(cot, code),
    listReceipts: ({ asked: { cot, questionId } }) => listReceipts(cot, questionId),
  });
