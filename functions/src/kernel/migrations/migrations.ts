import type { Fields } from './fields.ts';
import { giveActa } from './giveActa.ts';
import { giveNotices } from './giveNotices.ts';
import { giveRecount } from './giveRecount.ts';
import { giveSigning } from './giveSigning.ts';
import { listBallotMarks } from './listBallotMarks.ts';
import { listBallots } from './listBallots.ts';
import { listVotings } from './listVotings.ts';

export interface Migration {
  /** The version that it leaves. */
  readonly to: number;
  /**
   * The changed fields of a document of the version before, by its path; fields to delete are
   * `FieldValue.delete()`. Its answer depends on nothing else: it may be asked again.
   */
  readonly change: (path: string, fields: Fields) => Fields;
}

/** Each version after the oldest, in order. */
export const migrations: readonly Migration[] = [
  // From 4 on each document says its version, and nothing else changes.
  { to: 4, change: () => ({}) },
  // Members from before `/notices` came.
  { to: 5, change: giveNotices },
  // A question that opened alone said so in other fields than several.
  { to: 6, change: listBallots },
  // One mark is a list of one.
  { to: 7, change: listBallotMarks },
  // The votings on stage are one list.
  { to: 8, change: listVotings },
  // Tellers recount the votes.
  { to: 9, change: giveRecount },
  // Members who prepared the minutes have the page where they are written.
  { to: 10, change: giveActa },
  // Everybody may be asked to sign the minutes, and reads those that they were told of.
  { to: 11, change: giveSigning },
];

/**
 * Collections that no migration touches: the instants of their own commits are their content (`recount` reads
 * when the line was drawn from the last of them), and one more write would move them.
 * @internal A test counts every collection in one of the lists.
 */
export const untouchedCollections: readonly string[] = ['closings'];

/** The names of the collections whose documents are migrated, of every assembly and of none. */
export const stampedCollections: readonly string[] = [
  ...[
    'organisations',
    'erasures',
    'assemblies',
    'settings',
    'members',
    'identities',
    'rosters',
    'units',
    'people',
    'places',
    'packs',
  ],
  ...['changes', 'proxies', 'doorPeople', 'sessions', 'attendance', 'seatPacks', 'heads'],
  ...['plates', 'platePins'],
  ...[
    'presence',
    'actas',
    'versions',
    'objections',
    'comments',
    'agenda',
    'convocations',
    'floor',
    'inquiries',
    'questions',
    'ballots',
    'rolls',
    'participation',
    'headVotes',
    'results',
    'consents',
  ],
  ...['notices', 'receipts', 'keyDisposals', 'events', 'seals', 'timeStamps', 'accessCodes'],
  ...[
    'invitations',
    'mail',
    'mailQueue',
    'devices',
    'booths',
    'deskAnswers',
    'files',
    'drive',
    'driveUploads',
    'driveLinks',
    'pages',
    'jobs',
    'parts',
  ],
  ...['zoomMeetings', 'zoomRegistrants', 'zoomParticipants', 'zoomHooks'],
  ...['mailTokens', 'limits', 'public', 'live'],
];
