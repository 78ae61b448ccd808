import type {
  AccessCode,
  Assembly,
  GeneralSettings,
  IntegrationSettings,
  KnownQuestion,
  MailQueue,
  Member,
  Organisation,
  OrganisationMember,
  OutgoingMail,
  PermissionSettings,
  PublicAssembly,
  Seal,
  SealHead,
  StoredEvent,
  StoredFile,
  TimeStamp,
  VotingDevice,
} from '@asamblea/domain';
import { collectionAt, documentAt, everywhere } from './firestore.ts';
import type { MigrationState } from './migrationState.ts';
import { paths } from './paths.ts';
import type { Forgotten } from './retention.ts';
import type { JobPart, StoredJob } from './storedJob.ts';
import type { KeyDisposal, SpentToken, StoredAttempts, StoredSession } from './storedTypes.ts';

/** The documents that every chapter knows, with their types. */
export const documents = {
  /** How far the migrations came. */
  migrationState: () => documentAt<MigrationState>(paths.migrationState()),
  organisation: (id: string) => documentAt<Organisation>(paths.organisation(id)),
  organisationMembers: (id: string) =>
    collectionAt<OrganisationMember>(paths.organisationMembers(id)),
  organisationMember: (id: string, uid: string) =>
    documentAt<OrganisationMember>(paths.organisationMember(id, uid)),
  assemblies: () => collectionAt<Assembly>(paths.assemblies()),
  assembly: (id: string) => documentAt<Assembly>(paths.assembly(id)),
  integrationSettings: (id: string) =>
    documentAt<IntegrationSettings>(paths.settings(id, 'integrations')),
  generalSettings: (id: string) => documentAt<GeneralSettings>(paths.settings(id, 'general')),
  permissionSettings: (id: string) =>
    documentAt<PermissionSettings>(paths.settings(id, 'permissions')),
  member: (id: string, uid: string) => documentAt<Member>(paths.member(id, uid)),
  members: (id: string) => collectionAt<Member>(paths.members(id)),
  /** Of every assembly, and of organisations those who administer them. */
  everyMember: () => everywhere<Pick<Member, 'uid' | 'accessUntil'>>('members'),
  files: (id: string) => collectionAt<StoredFile>(paths.files(id)),
  file: (id: string, fileId: string) => documentAt<StoredFile>(paths.file(id, fileId)),
  everyFile: () => everywhere<StoredFile>('files'),
  session: (id: string, session: number) => documentAt<StoredSession>(paths.session(id, session)),
  /** As the chapters before the vote know them: `pollDocuments` has all of them. */
  questions: (id: string) => collectionAt<KnownQuestion>(paths.questions(id)),
  question: (id: string, questionId: string) =>
    documentAt<KnownQuestion>(paths.question(id, questionId)),
  keyDisposal: (id: string, questionId: string) =>
    documentAt<KeyDisposal>(paths.keyDisposal(id, questionId)),
  everyKeyDisposal: () => everywhere<KeyDisposal>('keyDisposals'),
  events: (id: string) => collectionAt<StoredEvent>(paths.events(id)),
  everyEvent: () => everywhere<StoredEvent>('events'),
  seals: (id: string) => collectionAt<Seal>(paths.seals(id)),
  seal: (id: string, block: number) => documentAt<Seal>(paths.seal(id, block)),
  sealHead: (id: string) => documentAt<SealHead>(paths.seal(id, 'head')),
  timeStamps: (id: string) => collectionAt<TimeStamp>(paths.timeStamps(id)),
  timeStamp: (id: string, block: number) => documentAt<TimeStamp>(paths.timeStamp(id, block)),
  everyTimeStamp: () => everywhere<TimeStamp>('timeStamps'),
  job: (id: string, jobId: string) => documentAt<StoredJob>(paths.job(id, jobId)),
  jobs: (id: string) => collectionAt<StoredJob>(paths.jobs(id)),
  jobResults: (id: string, jobId: string) => collectionAt<JobPart>(paths.jobResults(id, jobId)),
  jobParts: (id: string, jobId: string) => collectionAt<JobPart>(paths.jobParts(id, jobId)),
  everyJob: () => everywhere<StoredJob>('jobs'),
  accessCodes: (id: string) => collectionAt<Forgotten<AccessCode>>(paths.accessCodes(id)),
  accessCode: (id: string, key: string) =>
    documentAt<Forgotten<AccessCode>>(paths.accessCode(id, key)),
  mails: (id: string) => collectionAt<OutgoingMail>(paths.mails(id)),
  mail: (id: string, mailId: string) => documentAt<OutgoingMail>(paths.mail(id, mailId)),
  mailQueue: (id: string) => documentAt<MailQueue>(paths.mailQueue(id)),
  everyMailQueue: () => everywhere<MailQueue>('mailQueue'),
  everyMail: () => everywhere<OutgoingMail>('mail'),
  device: (id: string, personId: string) =>
    documentAt<Forgotten<VotingDevice>>(paths.device(id, personId)),
  mailToken: (key: string) => documentAt<SpentToken>(paths.mailToken(key)),
  limit: (key: string) => documentAt<StoredAttempts>(paths.limit(key)),
  everySession: () => everywhere<StoredSession>('sessions'),
  publicAssembly: (cot: string) => documentAt<PublicAssembly>(paths.publicAssembly(cot)),
} as const;
