import { collectionReaders } from './collections.ts';
import type { OperationRow } from './operationRow.ts';
import { organisationOperations } from './organisationOperations.ts';
import { reportOperations } from './reportOperations.ts';
import { settingsOperations } from './settingsOperations.ts';

const desk = { routes: ['/register'], roles: ['admin', 'moderator', 'registrar'] } as const;
const chair = { routes: ['/votes/private'], roles: ['admin', 'moderator'] } as const;
/** The members who enter the named votes of others: plates, hands, papers, instructions. */
const scrutiny = { routes: ['/votes/private'], roles: ['admin', 'moderator', 'teller'] } as const;
const presiding = {
  routes: ['/dashboard', '/quorum/private'],
  roles: ['admin', 'moderator'],
} as const;
const boothKeepers = {
  routes: ['/quorum/private', '/register'],
  roles: ['admin', 'moderator', 'registrar', 'teller'],
} as const;
/**
 * The roles that a collection may open to, and that work with it; voters and attorneys follow the public
 * stage.
 */
const liveDesk = {
  routes: [...new Set<string>(Object.values(collectionReaders).flat())],
  roles: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  whenArchived: true,
} as const;
const seatReaders = ['/register', '/massive', '/mix', '/quorum/private', '/votes/private'] as const;
const vault = { routes: ['/protected'], roles: ['admin', 'auditor'], whenArchived: true } as const;
const recounting = { ...vault, roles: ['admin', 'teller', 'auditor'] } as const;

/**
 * The operations of the API that a member may do. The path alone never authorises: person, role and session
 * do.
 */
export const operations = {
  importRoster: {
    routes: ['/settings/database', '/settings/database/file', '/settings/database/copypaste'],
    roles: ['admin'],
  },
  editRoster: { routes: ['/settings/database'], roles: ['admin'] },
  restoreRoster: { routes: ['/settings/database'], roles: ['admin'] },
  /** The roster in packed parts: for everybody to whom the database shows its units… */
  readRoster: { routes: collectionReaders.rosters, roles: liveDesk.roles },
  /** …and, with their documents, its people. */
  readOwners: { ...desk, routes: collectionReaders.people },
  /**
   * The seats of a session in packed parts: for everybody to whom a page, without a part of it, shows them
   * there.
   */
  readSeats: { routes: seatReaders, roles: liveDesk.roles },
  /** The whole set of debtors, from the accounts: before the meeting and again at the door. */
  updateArrears: {
    routes: ['/settings/database', '/register'],
    roles: ['admin', 'moderator', 'registrar'],
  },
  accredit: desk,
  leave: desk,
  transfer: desk,
  clearArrears: desk,
  /** The causes that keep a person from voting: read by the people who face them, or asked from the chair. */
  explainVote: {
    routes: ['/register', '/votes/private'],
    roles: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  },
  moveChannel: { routes: ['/mix', '/register'], roles: ['admin', 'moderator', 'registrar'] },
  /** The person on the screen is recognised by the desk or the chair, who know them. */
  verifyIdentity: { routes: ['/mix'], roles: ['admin', 'moderator', 'registrar'] },
  /** The number of people in the remote room, and their names. */
  readRoom: { routes: ['/mix'], roles: ['admin', 'moderator', 'registrar'] },
  /** People who are not in the roster: the desk adds them and the chair decides. */
  addAtDoor: desk,
  decideDoor: chair,
  giveProxy: { routes: ['/'], roles: ['voter'] },
  /** To read what one represents, and take the mandate on or give it back. */
  answerMandate: {
    routes: ['/', '/votes/current', '/virtual/attorney'],
    roles: ['voter', 'attorney'],
  },
  receiveProxy: desk,
  /** The paper of a proxy, by the grantor or the desk that takes it in. */
  bringFile: { routes: ['/'], roles: ['admin', 'moderator', 'registrar', 'voter'] },
  acceptProxy: desk,
  rejectProxy: desk,
  revokeProxy: desk,
  substituteProxy: desk,
  readProxies: { routes: ['/register'], roles: ['admin', 'moderator', 'registrar', 'auditor'] },
  importProxies: { routes: ['/massive'], roles: ['admin', 'moderator', 'registrar'] },
  createPlates: desk,
  handOutPlate: desk,
  returnPlate: desk,
  losePlate: desk,
  replacePlate: desk,
  newPlatePin: desk,
  /** Many at once, on paper: with them, their printer could vote at a booth for the carriers of the plates. */
  printPlatePins: desk,
  /** Gives up the session of a tablet so that it only serves to vote with plate and PIN. */
  openBooth: { ...boothKeepers, routes: ['/quorum/private'] },
  /** Which tablets are booths, from elsewhere. */
  listBooths: boothKeepers,
  /** Forgets what was mistyped at a booth. */
  clearBooth: boothKeepers,
  endBooth: boothKeepers,
  runBulk: { routes: ['/massive'], roles: ['admin', 'moderator', 'registrar'] },
  /** The points of the agenda: written, moved, taken away. */
  writeAgenda: chair,
  treatPoint: chair,
  /** The work that hands plates out. */
  bulkPlates: { routes: ['/massive'], roles: ['admin', 'moderator', 'registrar'] },
  /** The notices of the meeting: the draft and the sent ones. */
  readConvocations: { routes: ['/notices'], roles: ['admin', 'moderator', 'auditor'] },
  sendConvocation: { routes: ['/notices'], roles: ['admin', 'moderator'] },
  /** Wherever the meeting is prepared, followed or installed: whether it is what people were called to. */
  compareNotice: {
    routes: ['/notices', '/settings/general', '/dashboard', '/quorum/private'],
    roles: ['admin', 'moderator', 'auditor'],
  },
  writeConvocation: { routes: ['/notices'], roles: ['admin', 'moderator'] },
  /** The people notified of a notice, and the notices that staff record by hand. */
  readNotices: { routes: ['/notices'], roles: ['admin', 'moderator', 'auditor'] },
  /** The code of a printed proxy form opens any form for the desk, and their own for an owner. */
  openProxyForm: {
    routes: ['/', '/register'],
    roles: ['admin', 'moderator', 'registrar', 'voter'],
  },
  noteNotices: { routes: ['/notices'], roles: ['admin', 'moderator'] },
  createQuestion: chair,
  editQuestion: chair,
  /** Besides writing or opening a question: that its votes are secret. */
  askSecret: chair,
  openQuestion: chair,
  openTogether: chair,
  extendQuestion: chair,
  annulQuestion: chair,
  closeQuestion: chair,
  /** A vote that the hall held on paper, written down with its two hours. */
  recordPaper: chair,
  showResult: chair,
  drawLot: chair,
  recountInHall: chair,
  setStage: chair,
  /** The queue to speak and the questions in writing, by every attendee… */
  askFloor: {
    routes: ['/virtual/current', '/virtual/attorney', '/votes/current'],
    roles: ['voter', 'attorney'],
  },
  /** …by the desk that faces them in the hall, and by the conductor of the meeting. */
  enterFloor: {
    routes: ['/register', '/votes/private', '/dashboard'],
    roles: ['admin', 'moderator', 'registrar'],
  },
  runFloor: { routes: ['/votes/private', '/dashboard'], roles: ['admin', 'moderator'] },
  askMood: chair,
  endMood: chair,
  readConsents: { routes: ['/votes/private'], roles: ['admin', 'moderator', 'auditor'] },
  noteConsents: chair,
  objectDecision: { routes: ['/'], roles: ['voter'] },
  listMissing: { routes: ['/votes/private'], roles: ['admin', 'moderator', 'teller', 'auditor'] },
  /** The vote of each unit, only in votes with name. */
  listVoted: { routes: ['/votes/private'], roles: ['admin', 'moderator', 'teller', 'auditor'] },
  captureVotes: scrutiny,
  /** Those that come by the number of a card. */
  capturePlates: scrutiny,
  correctVotes: scrutiny,
  readBallot: { routes: ['/votes/current'], roles: ['voter', 'attorney'] },
  issueCode: desk,
  inviteAtDesk: desk,
  /** Invitations for many at once: sent, printed, taken back, and their states. */
  inviteInBulk: { routes: ['/massive'], roles: ['admin', 'moderator', 'registrar'] },
  /** The outbox of the assembly: kept back, let go, tried again, and the fate of a message. */
  runMailQueue: { routes: ['/massive'], roles: ['admin', 'moderator', 'registrar'] },
  mailCredential: desk,
  resetDevice: desk,
  useDevice: { routes: ['/changedevice'], roles: ['voter', 'attorney'] },
  installSession: presiding,
  failCall: presiding,
  planNextCall: presiding,
  suspendSession: presiding,
  resumeSession: presiding,
  closeSession: presiding,
  /** The chair and the secretary. */
  noteOfficers: presiding,
  /** Also from where the questions are put. */
  verifyQuorum: { ...presiding, routes: [...presiding.routes, '/votes/private'] },
  readRecord: {
    routes: ['/quorum/private'],
    roles: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
    whenArchived: true,
  },
  ...reportOperations,
  /** The report of a session for each person called to it: their own presence, votes and receipts. */
  readOwnReport: { routes: ['/'], roles: ['voter', 'attorney'] },
  /** By typing the password again; it shows each role what that role may. */
  openProtected: recounting,
  readLog: vault,
  checkSeals: vault,
  recount: recounting,
  attendOnline: {
    routes: ['/virtual/current', '/virtual/attorney'],
    roles: ['voter', 'attorney'],
  },
  protestInterest: { routes: ['/votes/current'], roles: ['voter', 'attorney'] },
  castVote: { routes: ['/votes/current'], roles: ['voter', 'attorney'] },
  /** Another assembly of the same account, without typing the password again. */
  enterAssembly: {
    routes: ['/'],
    roles: ['admin', 'moderator', 'registrar', 'teller', 'auditor', 'voter', 'observer'],
    whenArchived: true,
  },
  /** The state of the assembly and the next step; each member is shown the steps that they take. */
  readGuide: {
    routes: ['/', '/dashboard'],
    roles: ['admin', 'moderator', 'registrar', 'teller', 'auditor'],
  },
  /** Signs the browser's own Firestore in. */
  openFirestore: liveDesk,
  ...organisationOperations,
  /** In a rehearsal, its owners come and vote by themselves. */
  rehearse: { routes: ['/dashboard'], roles: ['admin', 'moderator'] },
  /** The connections of everything, the progress of the vote by channel and group, and the latest events. */
  readCockpit: { routes: ['/dashboard'], roles: ['admin', 'moderator', 'auditor'] },
  /** That a device is there. It writes nothing of the assembly: one that was archived takes it. */
  signOn: {
    routes: [
      '/register',
      '/votes/private',
      '/votes/current',
      '/virtual/current',
      '/virtual/attorney',
    ],
    roles: ['admin', 'moderator', 'registrar', 'teller', 'voter', 'attorney'],
    whenArchived: true,
  },
  readEvening: { routes: ['/dashboard'], roles: ['admin', 'moderator', 'auditor'] },
  checkEvening: { routes: ['/dashboard'], roles: ['admin', 'moderator'] },
  ...settingsOperations,
} as const satisfies Record<string, OperationRow>;

export type Operation = keyof typeof operations;

/** Whether an archived assembly takes it: reads, and requests that change nothing in it. */
export function mayWhenArchived(operation: Operation, isReading: boolean): boolean {
  const row: OperationRow = operations[operation];
  return isReading || row.whenArchived === true;
}
