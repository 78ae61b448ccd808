import {
  type AccessCode,
  type AgendaPoint,
  type Assembly,
  type Attendance,
  type Ballot,
  type Booth,
  type Convocation,
  type DocumentLink,
  type DoorPerson,
  type DriveItem,
  type DriveUpload,
  type EveningSettings,
  type Floor,
  type GeneralSettings,
  type HandNotice,
  type HeadPresence,
  type Inquiry,
  type IntegrationSettings,
  type Invitation,
  isSecret,
  type KeptVote,
  type LiveAgenda,
  type LiveMissing,
  type LiveQuestion,
  type LiveQuorum,
  type LiveResults,
  type LiveRoom,
  type LiveStage,
  type MailQueue,
  type Member,
  type OrganisationMember,
  type OrganisationRecord,
  type OutgoingMail,
  type Participation,
  type PermissionSettings,
  type Person,
  type Plate,
  type PlatePin,
  type Presence,
  type Projected,
  type ProxyRecord,
  type PublicAssembly,
  paths,
  type Question,
  type ReceiptList,
  type ReminderSettings,
  type SavedDraft,
  type Seal,
  type SealHead,
  type StoredEvent,
  type StoredFile,
  type StoredResult,
  type Unit,
  type VotingDevice,
  type WrittenPage,
} from '@asamblea/domain';
import type { SealedShard, StoredPlaces, TallyShard } from '../../polls/ballots/voteDocuments.ts';
import type { JobPart, StoredJob } from '../jobs/storedJob.ts';
import type { MigrationState } from '../migrations/migrationState.ts';
import { collectionAt, documentAt, everywhere } from './firestore.ts';
import type { BulkJob, ProxyImportJob, RehearsalJob, RosterJob } from './storedJobs.ts';
import type {
  ClosingMark,
  KeyDisposal,
  StoredAttempts,
  StoredDeskAnswer,
  StoredRoll,
  StoredRosterVersion,
  StoredSession,
  StoredSigns,
  Tick,
  UnitChangeRecord,
} from './storedTypes.ts';

/** Every document the server reads or writes, with its type. */
export const documents = {
  /** How far the migrations came. */
  migrationState: () => documentAt<MigrationState>(paths.migrationState()),
  organisation: (id: string) => documentAt<OrganisationRecord>(paths.organisation(id)),
  organisationMembers: (id: string) =>
    collectionAt<OrganisationMember>(paths.organisationMembers(id)),
  organisationMember: (id: string, uid: string) =>
    documentAt<OrganisationMember>(paths.organisationMember(id, uid)),
  assemblies: () => collectionAt<Assembly>(paths.assemblies()),
  assembly: (id: string) => documentAt<Assembly>(paths.assembly(id)),
  integrationSettings: (id: string) =>
    documentAt<IntegrationSettings>(paths.settings(id, 'integrations')),
  generalSettings: (id: string) => documentAt<GeneralSettings>(paths.settings(id, 'general')),
  eveningSettings: (id: string) => documentAt<EveningSettings>(paths.settings(id, 'evening')),
  permissionSettings: (id: string) =>
    documentAt<PermissionSettings>(paths.settings(id, 'permissions')),
  member: (id: string, uid: string) => documentAt<Member>(paths.member(id, uid)),
  members: (id: string) => collectionAt<Member>(paths.members(id)),
  /** Of every assembly, and of organisations those who administer them. */
  everyMember: () => everywhere<Pick<Member, 'uid' | 'accessUntil'>>('members'),
  roster: (id: string, version: string) =>
    documentAt<StoredRosterVersion>(paths.roster(id, version)),
  units: (id: string, version: string) => collectionAt<Unit>(paths.units(id, version)),
  people: (id: string, version: string) => collectionAt<Person>(paths.people(id, version)),
  rosterPlaces: (id: string, version: string, part: number) =>
    documentAt<StoredPlaces>(paths.rosterPlaces(id, version, part)),
  unitChanges: (id: string, version: string) =>
    collectionAt<UnitChangeRecord>(paths.unitChanges(id, version)),
  proxies: (id: string) => collectionAt<ProxyRecord>(paths.proxies(id)),
  proxy: (id: string, proxyId: string) => documentAt<ProxyRecord>(paths.proxy(id, proxyId)),
  doorPeople: (id: string) => collectionAt<DoorPerson>(paths.doorPeople(id)),
  doorPerson: (id: string, doorId: string) => documentAt<DoorPerson>(paths.doorPerson(id, doorId)),
  drive: (id: string) => collectionAt<DriveItem>(paths.drive(id)),
  driveItem: (id: string, entryId: string) => documentAt<DriveItem>(paths.driveItem(id, entryId)),
  driveUploads: (id: string) => collectionAt<DriveUpload>(paths.driveUploads(id)),
  driveUpload: (id: string, uploadId: string) =>
    documentAt<DriveUpload>(paths.driveUpload(id, uploadId)),
  everyDriveUpload: () => everywhere<DriveUpload>('driveUploads'),
  driveLinks: (id: string) => collectionAt<DocumentLink>(paths.driveLinks(id)),
  driveLink: (id: string, linkId: string) => documentAt<DocumentLink>(paths.driveLink(id, linkId)),
  files: (id: string) => collectionAt<StoredFile>(paths.files(id)),
  file: (id: string, fileId: string) => documentAt<StoredFile>(paths.file(id, fileId)),
  everyFile: () => everywhere<StoredFile>('files'),
  session: (id: string, session: number) => documentAt<StoredSession>(paths.session(id, session)),
  attendance: (id: string, session: number) =>
    collectionAt<Attendance>(paths.attendance(id, session)),
  heads: (id: string, session: number) => collectionAt<HeadPresence>(paths.heads(id, session)),
  plates: (id: string, session: number) => collectionAt<Plate>(paths.plates(id, session)),
  platePins: (id: string, session: number) => collectionAt<PlatePin>(paths.platePins(id, session)),
  agenda: (id: string) => collectionAt<AgendaPoint>(paths.agenda(id)),
  agendaPoint: (id: string, pointId: string) =>
    documentAt<AgendaPoint>(paths.agendaPoint(id, pointId)),
  convocationSettings: (id: string) => documentAt<SavedDraft>(paths.settings(id, 'convocation')),
  reminderSettings: (id: string) => documentAt<ReminderSettings>(paths.settings(id, 'reminders')),
  convocations: (id: string) => collectionAt<Convocation>(paths.convocations(id)),
  everyConvocation: () => everywhere<Convocation>('convocations'),
  convocation: (id: string, convocationId: string) =>
    documentAt<Convocation>(paths.convocation(id, convocationId)),
  floor: (id: string, session: number) => documentAt<Floor>(paths.floor(id, session)),
  inquiries: (id: string) => collectionAt<Inquiry>(paths.inquiries(id)),
  questions: (id: string) => collectionAt<Question>(paths.questions(id)),
  question: (id: string, questionId: string) =>
    documentAt<Question>(paths.question(id, questionId)),
  ballots: (id: string, questionId: string) => collectionAt<Ballot>(paths.ballots(id, questionId)),
  roll: (id: string, questionId: string, part: number) =>
    documentAt<StoredRoll>(paths.roll(id, questionId, part)),
  tallies: (id: string, questionId: string) =>
    collectionAt<TallyShard>(paths.tallies(id, questionId)),
  tally: (id: string, questionId: string, shard: string) =>
    documentAt<TallyShard>(paths.tally(id, questionId, shard)),
  participations: (id: string, questionId: string) =>
    collectionAt<Participation>(paths.participations(id, questionId)),
  /** Where a vote leaves that its unit voted, whichever kind it is. */
  keptVotes: (id: string, question: Pick<Question, 'questionId' | 'disclosure'>) =>
    collectionAt<KeptVote & Pick<Participation, 'weight' | 'personId'>>(
      isSecret(question)
        ? paths.participations(id, question.questionId)
        : paths.ballots(id, question.questionId),
    ),
  sealedShards: (id: string, questionId: string) =>
    collectionAt<SealedShard>(paths.tallies(id, questionId)),
  receipts: (id: string) => collectionAt<ReceiptList>(paths.receipts(id)),
  receiptsOf: (id: string, questionId: string) =>
    documentAt<ReceiptList>(paths.receiptsOf(id, questionId)),
  closing: (id: string, questionId: string) =>
    documentAt<ClosingMark>(paths.closing(id, questionId)),
  keyDisposal: (id: string, questionId: string) =>
    documentAt<KeyDisposal>(paths.keyDisposal(id, questionId)),
  everyKeyDisposal: () => everywhere<KeyDisposal>('keyDisposals'),
  results: (id: string) => collectionAt<StoredResult>(paths.results(id)),
  result: (id: string, questionId: string) =>
    documentAt<StoredResult>(paths.result(id, questionId)),
  notices: (id: string) => collectionAt<HandNotice>(paths.notices(id)),
  notice: (id: string, noticeId: string) => documentAt<HandNotice>(paths.notice(id, noticeId)),
  events: (id: string) => collectionAt<StoredEvent>(paths.events(id)),
  pages: (id: string) => collectionAt<WrittenPage>(paths.pages(id)),
  everyEvent: () => everywhere<StoredEvent>('events'),
  seals: (id: string) => collectionAt<Seal>(paths.seals(id)),
  seal: (id: string, block: number) => documentAt<Seal>(paths.seal(id, block)),
  sealHead: (id: string) => documentAt<SealHead>(paths.seal(id, 'head')),
  page: (id: string, pageId: string) => documentAt<WrittenPage>(paths.page(id, pageId)),
  job: (id: string, jobId: string) => documentAt<StoredJob>(paths.job(id, jobId)),
  rosterJob: (id: string, jobId: string) => documentAt<RosterJob>(paths.job(id, jobId)),
  proxyImportJobs: (id: string) =>
    collectionAt<ProxyImportJob>(paths.jobs(id)).where('kind', '==', 'proxy-import'),
  proxyImportJob: (id: string, jobId: string) => documentAt<ProxyImportJob>(paths.job(id, jobId)),
  rehearsalJob: (id: string, jobId: string) => documentAt<RehearsalJob>(paths.job(id, jobId)),
  bulkJobs: (id: string) => collectionAt<BulkJob>(paths.jobs(id)).where('kind', '==', 'bulk'),
  bulkJob: (id: string, jobId: string) => documentAt<BulkJob>(paths.job(id, jobId)),
  jobs: (id: string) => collectionAt<StoredJob>(paths.jobs(id)),
  jobResults: (id: string, jobId: string) => collectionAt<JobPart>(paths.jobResults(id, jobId)),
  jobParts: (id: string, jobId: string) => collectionAt<JobPart>(paths.jobParts(id, jobId)),
  presence: (id: string, session: number, personId: string) =>
    documentAt<Presence>(paths.presence(id, session, personId)),
  presences: (id: string, session: number) => collectionAt<Presence>(paths.presences(id, session)),
  everyPresence: () => everywhere<Presence>('presence'),
  everyJob: () => everywhere<StoredJob>('jobs'),
  tick: (id: string, tickId: string) => documentAt<Tick>(paths.tick(id, tickId)),
  accessCodes: (id: string) => collectionAt<AccessCode>(paths.accessCodes(id)),
  accessCode: (id: string, key: string) => documentAt<AccessCode>(paths.accessCode(id, key)),
  invitations: (id: string) => collectionAt<Invitation>(paths.invitations(id)),
  invitation: (id: string, key: string) => documentAt<Invitation>(paths.invitation(id, key)),
  mails: (id: string) => collectionAt<OutgoingMail>(paths.mails(id)),
  mail: (id: string, mailId: string) => documentAt<OutgoingMail>(paths.mail(id, mailId)),
  mailQueue: (id: string) => documentAt<MailQueue>(paths.mailQueue(id)),
  everyMailQueue: () => everywhere<MailQueue>('mailQueue'),
  everyMail: () => everywhere<OutgoingMail>('mail'),
  device: (id: string, personId: string) => documentAt<VotingDevice>(paths.device(id, personId)),
  signs: (id: string) => collectionAt<StoredSigns>(paths.signs(id)),
  signsOf: (id: string, instance: string) => documentAt<StoredSigns>(paths.signsOf(id, instance)),
  everySigns: () => everywhere<StoredSigns>('signs'),
  booths: (id: string) => collectionAt<Booth>(paths.booths(id)),
  booth: (id: string, boothId: string) => documentAt<Booth>(paths.booth(id, boothId)),
  deskAnswer: (id: string, sending: string) =>
    documentAt<StoredDeskAnswer>(paths.deskAnswer(id, sending)),
  limit: (key: string) => documentAt<StoredAttempts>(paths.limit(key)),
  everyTick: () => everywhere<Tick>('ticks'),
  everySession: () => everywhere<StoredSession>('sessions'),
  /** What its public screens show. */
  live: (cot: string) => collectionAt<Projected>(paths.lives(cot)),
  liveQuorum: (cot: string) => documentAt<LiveQuorum>(paths.live(cot, 'quorum')),
  liveAgenda: (cot: string) => documentAt<LiveAgenda>(paths.live(cot, 'agenda')),
  liveQuestion: (cot: string) => documentAt<LiveQuestion>(paths.live(cot, 'question')),
  liveStage: (cot: string) => documentAt<LiveStage>(paths.live(cot, 'stage')),
  liveRoom: (cot: string) => documentAt<LiveRoom>(paths.live(cot, 'room')),
  liveResults: (cot: string) => documentAt<LiveResults>(paths.live(cot, 'results')),
  liveMissing: (cot: string) => documentAt<LiveMissing>(paths.live(cot, 'missing')),
  publicAssembly: (cot: string) => documentAt<PublicAssembly>(paths.publicAssembly(cot)),
} as const;
