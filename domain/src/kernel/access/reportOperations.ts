import type { OperationRow } from './operationRow.ts';
import { roles as everyone } from './role.ts';

/** Reports name people: only those who answer for the assembly, or audit it, read them. */
const reporters = ['admin', 'moderator', 'auditor'] as const;
/** The minutes are written on their page, and during the meeting from where the questions are put. */
const writing = ['/reports/acta', '/votes/private'] as const;

/** The records of a meeting, and its minutes. */
export const reportOperations = {
  /** Everything of the assembly, or of one decision, in a ZIP that opens without us. */
  makeDossier: { routes: ['/protected'], roles: ['admin', 'auditor'], whenArchived: true },
  /** Takes somebody who left out of everything but what was signed, sent and voted. */
  erasePerson: { routes: ['/protected'], roles: ['admin'], whenArchived: true },
  readQuorumReport: { routes: ['/reports/quorum'], roles: reporters },
  readVotersReport: { routes: ['/reports/votersData'], roles: reporters },
  readVotesReport: { routes: ['/reports/votes'], roles: reporters },
  readActa: { routes: ['/reports/acta'], roles: reporters },
  /** The words of the minutes, and in which step of their life they are. */
  readActaDocument: { routes: writing, roles: reporters },
  /** Besides, only an administrator returns what was approved. */
  /**
   * The minutes that a person was asked to sign, or notified of: the operation lets them ask, and each
   * version says to whom it shows.
   */
  readOwnActa: { routes: ['/acta'], roles: everyone },
  /** Besides, only in the place that the version gives them. */
  signActa: { routes: ['/acta'], roles: everyone },
  /** Paper that was signed by hand, and signatures made outside. */
  handInSigned: { routes: ['/reports/acta'], roles: ['admin', 'moderator'] },
  withdrawSignature: { routes: ['/reports/acta'], roles: ['admin'] },
  writeActa: { routes: writing, roles: ['admin', 'moderator'] },
  /** The comments on a paragraph in review: the reviewer need not be the writer. */
  commentActa: { routes: ['/reports/acta'], roles: ['admin', 'moderator'] },
  /** Communicates the minutes: mails, notices by hand, and objections of owners on paper. */
  communicateActa: { routes: ['/reports/acta'], roles: ['admin', 'moderator'] },
  /** The communicated minutes, for an owner, and their objection to them. */
  objectActa: { routes: ['/', '/acta'], roles: ['voter'] },
} as const satisfies Record<string, OperationRow>;
