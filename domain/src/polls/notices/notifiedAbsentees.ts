import type { AbsenteeRow } from '../consents/absenteeRow.ts';
import type { NotifiedRow } from './notifiedTable.ts';

/**
 * The absent owners of a decision in the shape of the one table of notified people. The means of their
 * notices are recorded where the decision waits for them; here they are only read.
 */
export function notifiedAbsentees(rows: readonly AbsenteeRow[]): readonly NotifiedRow[] {
  return rows.map(({ noticeId, owner, units, weight, contacts, notice, undone }) => ({
    personId: noticeId,
    name: owner,
    unitIds: [noticeId],
    units,
    weight,
    email: contacts[0]?.email ?? null,
    phone: contacts[0]?.phone ?? null,
    isGone: false,
    mails: [],
    told:
      notice === null
        ? []
        : [
            {
              id: noticeId,
              means: notice.means,
              on: notice.on,
              proof: notice.proof,
              fileId: null,
              by: null,
            },
          ],
    undone: undone
      .filter(({ what }) => what === 'notice')
      .map(({ on, reason }) => ({
        id: noticeId,
        means: null,
        on,
        reason,
        proof: '',
        fileId: null,
        by: null,
      })),
  }));
}
