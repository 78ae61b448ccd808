import { type SealHead, type SessionRecord, sealMark } from '@asamblea/domain';

/** The mark of where the chain ends, as a record carries it; none before the first block. */
export function markOfHead(head: SealHead | undefined): Pick<SessionRecord, 'sealMark'> {
  return head === undefined ? {} : { sealMark: sealMark(head) };
}
