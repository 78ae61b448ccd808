import { get, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type ReceiptAnswer,
  type ReceiptList,
  type ReceiptQuery,
  type ReceiptsQuery,
  receiptQuery,
  receiptsQuery,
} from './receiptRequests.ts';

/** The endpoints that anyone may ask with the assembly's code, at a rate that makes guessing pointless. */
export const receiptEndpoints = {
  checkReceipt: get('/public/receipt', 'anybody').of<ReceiptQuery, ReceiptAnswer>(),
  listReceipts: get('/public/receipts', 'anybody').of<ReceiptsQuery, ReceiptList>(),
};

export const receiptSchemas: SchemasOf<typeof receiptEndpoints> = {
  checkReceipt: receiptQuery,
  listReceipts: receiptsQuery,
};
