import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';

/** The subject of a notice, as far as a notice by hand depends on it; undefined: there is no such thing. */
export type ReadTold = (
  tx: Transaction,
  assemblyId: string,
  id: string,
) => Promise<
  { readonly sentOn: string; readonly number: number; readonly timeZone: string } | undefined
>;

/** A convocatoria that went out. */
const readConvoked: ReadTold = async (tx, assemblyId, id) =>
  (await tx.get(meetingDocuments.convocation(assemblyId, id))).data();

/** As the record tells it. */
export interface NoticeKinds {
  readonly written: 'notice-written' | 'acta-handed';
  readonly undone: 'notice-undone' | 'acta-handed-undone';
}

/** That somebody was told of a convocatoria. */
export const ofConvoked = {
  read: readConvoked,
  kinds: { written: 'notice-written', undone: 'notice-undone' },
} as const;
