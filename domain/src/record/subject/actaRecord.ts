import type { OfficeHolder } from '../../kernel/bylaws/proxyBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { type MeetingOfficers, noOfficers } from '../../kernel/sessions/meetingOfficers.ts';
import { callerNames, type NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import { uncapital } from '../../kernel/text/capital.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { CallQuorum } from '../../laws/rules/rule.ts';
import type { ComparedNotice } from '../../meeting/convened/compareNotice.ts';
import { type Convocation, convocationKindNames } from '../../meeting/convocations/convocation.ts';
import type { Intervention } from '../reports/interventions.ts';
import type { Milestone } from '../reports/milestone.ts';
import type { QuorumReport } from '../reports/quorumReport.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import type { AbsentUnit, VotersReport } from '../reports/votersReport.ts';
import type { VotesReport } from '../reports/votesReport.ts';

/** `GET /api/reports/acta`: everything the record knows for the minutes of a session. */
export interface ActaRecord {
  readonly assembly: SessionRecord['assembly'];
  readonly state: AssemblySession['state'];
  readonly quorum: QuorumReport;
  /** The attendance that was asked of each call, by its law and its bylaws. */
  readonly asked: readonly CallQuorum[];
  readonly voters: VotersReport;
  readonly votes: VotesReport;
  /** Calls that failed in earlier sessions. */
  readonly failedBefore: readonly Milestone[];
  /** The call that follows this session, if it was fixed. */
  readonly plannedAfter: Milestone | null;
  /** In arrears by the roster. */
  readonly debtors: readonly AbsentUnit[];
  /**
   * The sum of all the units of the roster as the meeting ended, with those that may not vote; absent: nobody
   * knows.
   */
  readonly rosterWeight?: Weight;
  /** The documents under which attorneys came. */
  readonly proxies: readonly ActaProxy[];
  /** National holidays around the meeting, for the deadlines in working days. */
  readonly holidays: readonly LocalDate[];
  /** How the meeting was called, if it was noted before it. */
  readonly called: NotedConvocation | null;
  /** The notices that stand, of this call and of others, that went out or were declared; not said: none. */
  readonly notices?: readonly ActaNotice[];
  /** The chair and the secretary, as they were noted; absent: nobody noted them. */
  readonly officers?: MeetingOfficers;
  /** The speakers on each point, as far as public screens showed them; absent: nobody. */
  readonly interventions?: readonly Intervention[];
  /** The attendees who hold a noted office. */
  readonly offices: readonly ActaOffice[];
  /** The day on which an earlier version was made known, from which terms run; not said: none was. */
  readonly toldOn?: LocalDate;
  /** The objections of owners to an earlier version, in the order in which they came; absent: none. */
  readonly objections?: readonly ActaObjected[];
}

/** That an owner objected, without their words: those are kept with the minutes. */
export interface ActaObjected {
  readonly objectionId: string;
  /** Of which call are the minutes. */
  readonly call: number;
  readonly name: string;
  readonly on: LocalDate;
  readonly isLate: boolean;
}

/** A notice as it was frozen when it went out. */
export interface ActaNotice extends ComparedNotice, Pick<Convocation, 'digest' | 'at'> {
  /** Mails of it that were put into the outbox. */
  readonly mailed: number;
}

export interface ActaOffice extends OfficeHolder {
  readonly name: string;
}

export interface ActaProxy {
  readonly attorney: string;
  readonly grantor: string;
  readonly units: readonly string[];
  readonly writtenOn: LocalDate;
  /** How its attorney took it on: in so many words, or by attending. */
  readonly charge: string;
  /** Why it ended since; empty while it holds. */
  readonly ended: string;
}

/** The facts that only the secretary knows. An empty text stays as a mark to complete. */
export interface ActaDetails {
  readonly number: string;
  readonly kind: MeetingKind | null;
  readonly place: string;
  readonly caller: string;
  readonly noticeForm: string;
  readonly noticeDate: string;
  readonly chair: string;
  readonly secretary: string;
  /** Where they are kept; not said: nobody wrote it. */
  readonly book?: string | undefined;
  readonly folio?: string | undefined;
  /** Where the recording of the meeting is: an address, or a document; not said: nobody wrote it. */
  readonly recording?: string | undefined;
  /** SHA-256 of that recording, in hexadecimal, as it was typed or worked out. */
  readonly recordingDigest?: string | undefined;
  /** The consents to be recorded, and how (Ley 675, art. 42: unequivocal proof of what was said). */
  readonly recordingConsent?: string | undefined;
}

export const noDetails: ActaDetails = {
  number: '',
  kind: null,
  place: '',
  caller: '',
  noticeForm: '',
  noticeDate: '',
  chair: '',
  secretary: '',
};

/**
 * The facts noted before the meeting and during it, for the secretary to complete or correct. `notices`:
 * those that convened it, the first one first: a day on which one was to go out says nothing of one that did.
 */
export function knownDetails(
  { assembly, called, officers = noOfficers }: Pick<ActaRecord, 'assembly' | 'called' | 'officers'>,
  notices: readonly ActaNotice[],
): ActaDetails {
  const { sentOn = null, caller = called?.caller ?? null } = notices[0] ?? {};
  return {
    ...noDetails,
    chair: officers.chair,
    secretary: officers.secretary,
    number: assembly.actaNumber ?? '',
    kind: called?.kind ?? null,
    place: called?.place ?? '',
    caller: caller === null ? '' : uncapital(callerNames[caller]),
    noticeForm: sayNotices(notices),
    noticeDate: sentOn === null ? '' : sayDate(sentOn),
  };
}

/**
 * The mailed and the declared notices: other means are for the secretary to write.
 */
function sayNotices(notices: readonly ActaNotice[]): string {
  return notices
    .filter(({ mailed, kind }) => mailed > 0 || kind === 'outside')
    .map(({ kind, number, sentOn, means = '' }, i) => {
      if (kind === 'outside') return i === 0 ? means : `${means} (${sayDate(sentOn)})`;
      const name = convocationKindNames[kind].toLowerCase();
      const day = i === 0 ? '' : ` (${sayDate(sentOn)})`;
      return `${name} n.º ${number} por correo electrónico${day}`;
    })
    .join(' y ');
}
