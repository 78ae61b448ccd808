import type { Modality } from '../../kernel/meetings/meeting.ts';
import type { Milestone } from '../reports/milestone.ts';
import type { QuorumReport } from '../reports/quorumReport.ts';
import type { Voter, VotersReport } from '../reports/votersReport.ts';
import type { ActaRecord } from './actaRecord.ts';

/** One call of a session, which ends in minutes of its own. */
export interface CallCourse {
  readonly call: number;
  /** The hour it was called for; null when the record no longer says it. */
  readonly calledFor: { readonly at: number; readonly eventId: string | null } | null;
  readonly failed: Milestone | null;
  readonly installed: Milestone | null;
  /** Suspensions, resumptions and verifications while it was open. */
  readonly during: readonly Milestone[];
  readonly closed: Milestone | null;
}

/** The calls of a session of which minutes can be written: held, or failed. */
export function coursesOf(report: QuorumReport): readonly CallCourse[] {
  const calls = [...new Set(report.milestones.map(({ call }) => call))].sort((a, b) => a - b);
  const last = calls.at(-1) ?? report.firstCall;
  return calls
    .map((call): CallCourse => {
      const own = report.milestones.filter((one) => one.call === call);
      const find = (kind: Milestone['kind']) => own.find((one) => one.kind === kind) ?? null;
      const planned = find('call-planned');
      const installed = find('session-installed');
      const until = planned?.until ?? null;
      return {
        call,
        calledFor:
          until !== null
            ? { at: until, eventId: planned?.eventId ?? null }
            : call === last
              ? { at: report.startsAt, eventId: null }
              : null,
        failed: find('call-failed'),
        installed,
        during: own.filter(
          ({ kind, at }) => installed !== null && at > installed.at && kind !== 'session-closed',
        ),
        closed: own.findLast(({ kind }) => kind === 'session-closed') ?? null,
      };
    })
    .filter(({ failed, installed }) => failed !== null || installed !== null);
}

/** The attendees at some moment of a held call; for a failed one, when it was declared so. */
export function attendeesOf(
  { voters, quorum }: Pick<ActaRecord, 'voters' | 'quorum'>,
  { failed, installed, closed }: CallCourse,
): readonly Voter[] {
  const from = installed?.at ?? failed?.at ?? 0;
  const to = installed === null ? from : (closed?.at ?? quorum.readAt);
  return voters.voters
    .map((voter) => ({
      ...voter,
      stays: voter.stays.filter(
        ({ enteredAt, leftAt }) => enteredAt <= to && (leftAt === null || leftAt > from),
      ),
    }))
    .filter(({ stays }) => stays.length > 0);
}

/** Where it was held, by where people were. Nobody told: it is taken for a room. */
export function modalityOfVoters(voters: VotersReport['voters']): Modality {
  const used = new Set(voters.flatMap(({ stays }) => stays.map(({ channel }) => channel)));
  if (used.has('online')) return used.has('hall') ? 'mixed' : 'remote';
  return 'hall';
}
