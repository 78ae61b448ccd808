import type { OperationRow } from './operationRow.ts';

/** Reports name people: only those who answer for the assembly, or audit it, read them. */
const reporters = ['admin', 'moderator', 'auditor'] as const;
/** The minutes are written on their page, and during the meeting from where the questions are put. */
const writing = ['/reports/acta', '/votes/private'] as const;

/** What is left of a meeting, and its minutes. */
export const reportOperations = {
  readQuorumReport: { routes: ['/reports/quorum'], roles: reporters },
  readVotersReport: { routes: ['/reports/votersData'], roles: reporters },
  readVotesReport: { routes: ['/reports/votes'], roles: reporters },
  readActa: { routes: ['/reports/acta'], roles: reporters },
  /** The words of the minutes, and in which step of their life they are. */
  readActaDocument: { routes: writing, roles: reporters },
  /** Besides, only an administrator returns what was approved. */
  writeActa: { routes: writing, roles: ['admin', 'moderator'] },
  /** Makes the minutes known: mails, what is noted by hand, and what owners object on paper. */
  communicateActa: { routes: ['/reports/acta'], roles: ['admin', 'moderator'] },
  /** What was made known, by an owner, and what they object to it. */
  objectActa: { routes: ['/'], roles: ['voter'] },
} as const satisfies Record<string, OperationRow>;
