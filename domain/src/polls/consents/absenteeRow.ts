import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { AbsentOwner } from './absentOwner.ts';
import {
  type ConsentNotice,
  isObjectionInTime,
  lastDayOf,
  type NoticeState,
  noticeStateOf,
  untouchedNotice,
} from './consentNotice.ts';

/** How to reach an owner, by today's roster. */
export interface OwnerContact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** An absent owner as the list shows them. */
export interface AbsenteeRow {
  readonly noticeId: string;
  readonly owner: string;
  readonly units: string;
  readonly weight: Weight;
  readonly contacts: readonly OwnerContact[];
  readonly state: NoticeState;
  readonly notice: Pick<NonNullable<ConsentNotice['notice']>, 'on' | 'means' | 'proof'> | null;
  readonly lastDay: LocalDate | null;
  readonly objection:
    | (Omit<NonNullable<ConsentNotice['objection']>, 'by' | 'at'> & {
        /** Late, or written down too late: it does not count. */
        readonly counts: boolean;
      })
    | null;
  readonly undone: readonly Pick<ConsentNotice['undone'][number], 'what' | 'on' | 'reason'>[];
}

/** The absent owners with what is known of each, in the order of the roster. */
export function absenteeRows(asked: {
  readonly owners: readonly AbsentOwner[];
  readonly notices: ReadonlyMap<string, ConsentNotice>;
  readonly days: number;
  readonly today: LocalDate;
  readonly contactOf?: (personId: string) => OwnerContact | null;
}): readonly AbsenteeRow[] {
  const { owners, notices, days, today, contactOf = () => null } = asked;
  return owners.map(({ noticeId, ownerIds, ownerNames, units, weight }) => {
    const one = notices.get(noticeId) ?? untouchedNotice(noticeId);
    const { notice, objection } = one;
    return {
      noticeId,
      owner: ownerNames.join(', '),
      weight,
      units: units.map(({ label }) => label).join(', '),
      contacts: ownerIds.flatMap((personId) => contactOf(personId) ?? []),
      state: noticeStateOf(one, days, today),
      notice: notice && { on: notice.on, means: notice.means, proof: notice.proof },
      lastDay: lastDayOf(one, days),
      objection: objection && saidObjection(objection, isObjectionInTime(one, days)),
      undone: one.undone.map(({ what, on, reason }) => ({ what, on, reason })),
    };
  });
}

function saidObjection(
  { by: _by, at: _at, ...said }: NonNullable<ConsentNotice['objection']>,
  counts: boolean,
) {
  return { ...said, counts };
}
