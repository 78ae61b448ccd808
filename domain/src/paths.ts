import type { LiveName } from './kernel/access/liveNames.ts';

/** The only place where a Firestore path is spelled in TypeScript. */
export const paths = {
  migrationState: () => 'migrations/state',
  presenceWatch: () => 'watches/presence',
  organisation: (organisationId: string) => `organisations/${organisationId}`,
  organisationMembers: (organisationId: string) => `organisations/${organisationId}/members`,
  organisationMember: (organisationId: string, uid: string) =>
    `organisations/${organisationId}/members/${uid}`,
  assemblies: () => 'assemblies',
  erasures: (organisationId: string) => `organisations/${organisationId}/erasures`,
  /** The record that an assembly was erased, the author and its content. */
  erasure: (organisationId: string, assemblyId: string) =>
    `organisations/${organisationId}/erasures/${assemblyId}`,
  assembly: (assemblyId: string) => `assemblies/${assemblyId}`,
  settings: (assemblyId: string, name: string) => `assemblies/${assemblyId}/settings/${name}`,
  /** The facts that told people apart where the assembly was before, by the present keys. */
  identities: (assemblyId: string) => `assemblies/${assemblyId}/identities`,
  members: (assemblyId: string) => `assemblies/${assemblyId}/members`,
  member: (assemblyId: string, uid: string) => `assemblies/${assemblyId}/members/${uid}`,
  rosters: (assemblyId: string) => `assemblies/${assemblyId}/rosters`,
  roster: (assemblyId: string, version: string) => `assemblies/${assemblyId}/rosters/${version}`,
  units: (assemblyId: string, version: string) =>
    `assemblies/${assemblyId}/rosters/${version}/units`,
  people: (assemblyId: string, version: string) =>
    `assemblies/${assemblyId}/rosters/${version}/people`,
  unitChanges: (assemblyId: string, version: string) =>
    `assemblies/${assemblyId}/rosters/${version}/changes`,
  unitIndexes: (assemblyId: string, version: string, part: number) =>
    `assemblies/${assemblyId}/rosters/${version}/places/${part}`,
  rosterPacks: (assemblyId: string, version: string) =>
    `assemblies/${assemblyId}/rosters/${version}/packs`,
  zoomMeeting: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/zoomMeetings/${session}`,
  zoomRegistrants: (assemblyId: string) => `assemblies/${assemblyId}/zoomRegistrants`,
  zoomRegistrant: (assemblyId: string, key: string) =>
    `assemblies/${assemblyId}/zoomRegistrants/${key}`,
  zoomParticipants: (assemblyId: string) => `assemblies/${assemblyId}/zoomParticipants`,
  zoomParticipant: (assemblyId: string, key: string) =>
    `assemblies/${assemblyId}/zoomParticipants/${key}`,
  /** The assembly whose events come to that address. */
  zoomHook: (hookKey: string) => `zoomHooks/${hookKey}`,
  proxies: (assemblyId: string) => `assemblies/${assemblyId}/proxies`,
  proxy: (assemblyId: string, proxyId: string) => `assemblies/${assemblyId}/proxies/${proxyId}`,
  files: (assemblyId: string) => `assemblies/${assemblyId}/files`,
  file: (assemblyId: string, fileId: string) => `assemblies/${assemblyId}/files/${fileId}`,
  drive: (assemblyId: string) => `assemblies/${assemblyId}/drive`,
  driveItem: (assemblyId: string, entryId: string) => `assemblies/${assemblyId}/drive/${entryId}`,
  driveUploads: (assemblyId: string) => `assemblies/${assemblyId}/driveUploads`,
  driveUpload: (assemblyId: string, uploadId: string) =>
    `assemblies/${assemblyId}/driveUploads/${uploadId}`,
  driveLinks: (assemblyId: string) => `assemblies/${assemblyId}/driveLinks`,
  driveLink: (assemblyId: string, linkId: string) =>
    `assemblies/${assemblyId}/driveLinks/${linkId}`,
  doorPeople: (assemblyId: string) => `assemblies/${assemblyId}/doorPeople`,
  doorPerson: (assemblyId: string, doorId: string) =>
    `assemblies/${assemblyId}/doorPeople/${doorId}`,
  session: (assemblyId: string, session: number) => `assemblies/${assemblyId}/sessions/${session}`,
  actas: (assemblyId: string) => `assemblies/${assemblyId}/actas`,
  /** The minutes of a call. */
  acta: (assemblyId: string, session: number, call: number) =>
    `assemblies/${assemblyId}/actas/${session}-${call}`,
  /** The version fixed to be signed, under each number. */
  actaVersion: (assemblyId: string, session: number, call: number, number: number) =>
    `assemblies/${assemblyId}/actas/${session}-${call}/versions/${number}`,
  /** The objections of owners, once the minutes were communicated. */
  actaObjections: (assemblyId: string, session: number, call: number) =>
    `assemblies/${assemblyId}/actas/${session}-${call}/objections`,
  actaObjection: (assemblyId: string, session: number, call: number, objectionId: string) =>
    `assemblies/${assemblyId}/actas/${session}-${call}/objections/${objectionId}`,
  /** The comments on their paragraphs while they are in review. */
  actaComments: (assemblyId: string, session: number, call: number) =>
    `assemblies/${assemblyId}/actas/${session}-${call}/comments`,
  actaComment: (assemblyId: string, session: number, call: number, commentId: string) =>
    `assemblies/${assemblyId}/actas/${session}-${call}/comments/${commentId}`,
  attendance: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/sessions/${session}/attendance`,
  attendanceOf: (assemblyId: string, session: number, unitId: string) =>
    `assemblies/${assemblyId}/sessions/${session}/attendance/${unitId}`,
  seatPacks: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/sessions/${session}/seatPacks`,
  heads: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/sessions/${session}/heads`,
  plates: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/sessions/${session}/plates`,
  platePins: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/sessions/${session}/platePins`,
  presences: (assemblyId: string, session: number) =>
    `assemblies/${assemblyId}/sessions/${session}/presence`,
  presence: (assemblyId: string, session: number, personId: string) =>
    `assemblies/${assemblyId}/sessions/${session}/presence/${personId}`,
  agenda: (assemblyId: string) => `assemblies/${assemblyId}/agenda`,
  agendaPoint: (assemblyId: string, pointId: string) =>
    `assemblies/${assemblyId}/agenda/${pointId}`,
  convocations: (assemblyId: string) => `assemblies/${assemblyId}/convocations`,
  convocation: (assemblyId: string, convocationId: string) =>
    `assemblies/${assemblyId}/convocations/${convocationId}`,
  floor: (assemblyId: string, session: number) => `assemblies/${assemblyId}/floor/${session}`,
  inquiries: (assemblyId: string) => `assemblies/${assemblyId}/inquiries`,
  questions: (assemblyId: string) => `assemblies/${assemblyId}/questions`,
  question: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}`,
  ballots: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/ballots`,
  ballot: (assemblyId: string, questionId: string, unitId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/ballots/${unitId}`,
  roll: (assemblyId: string, questionId: string, part: number) =>
    `assemblies/${assemblyId}/questions/${questionId}/rolls/${part}`,
  tallies: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/tallies`,
  tally: (assemblyId: string, questionId: string, shard: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/tallies/${shard}`,
  participations: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/participation`,
  headVotes: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/headVotes`,
  participation: (assemblyId: string, questionId: string, unitId: string) =>
    `assemblies/${assemblyId}/questions/${questionId}/participation/${unitId}`,
  moodAnswers: (assemblyId: string, moodId: string) =>
    `assemblies/${assemblyId}/moods/${moodId}/answers`,
  moodTallies: (assemblyId: string, moodId: string) =>
    `assemblies/${assemblyId}/moods/${moodId}/tallies`,
  receipts: (assemblyId: string) => `assemblies/${assemblyId}/receipts`,
  receiptsOf: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/receipts/${questionId}`,
  closing: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/closings/${questionId}`,
  keyDisposal: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/keyDisposals/${questionId}`,
  results: (assemblyId: string) => `assemblies/${assemblyId}/results`,
  result: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/results/${questionId}`,
  consents: (assemblyId: string) => `assemblies/${assemblyId}/consents`,
  consent: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/consents/${questionId}`,
  consentNotices: (assemblyId: string, questionId: string) =>
    `assemblies/${assemblyId}/consents/${questionId}/notices`,
  consentRoll: (assemblyId: string, questionId: string, part: number) =>
    `assemblies/${assemblyId}/consents/${questionId}/rolls/${part}`,
  events: (assemblyId: string) => `assemblies/${assemblyId}/events`,
  notices: (assemblyId: string) => `assemblies/${assemblyId}/notices`,
  notice: (assemblyId: string, noticeId: string) => `assemblies/${assemblyId}/notices/${noticeId}`,
  event: (assemblyId: string, eventId: string) => `assemblies/${assemblyId}/events/${eventId}`,
  pages: (assemblyId: string) => `assemblies/${assemblyId}/pages`,
  seals: (assemblyId: string) => `assemblies/${assemblyId}/seals`,
  seal: (assemblyId: string, block: number | 'head') => `assemblies/${assemblyId}/seals/${block}`,
  timeStamps: (assemblyId: string) => `assemblies/${assemblyId}/timeStamps`,
  timeStamp: (assemblyId: string, block: number) => `assemblies/${assemblyId}/timeStamps/${block}`,
  page: (assemblyId: string, pageId: string) => `assemblies/${assemblyId}/pages/${pageId}`,
  jobs: (assemblyId: string) => `assemblies/${assemblyId}/jobs`,
  jobResults: (assemblyId: string, jobId: string) =>
    `assemblies/${assemblyId}/jobs/${jobId}/results`,
  job: (assemblyId: string, jobId: string) => `assemblies/${assemblyId}/jobs/${jobId}`,
  jobParts: (assemblyId: string, jobId: string) => `assemblies/${assemblyId}/jobs/${jobId}/parts`,
  tick: (assemblyId: string, tickId: string) => `assemblies/${assemblyId}/ticks/${tickId}`,
  accessCodes: (assemblyId: string) => `assemblies/${assemblyId}/accessCodes`,
  accessCode: (assemblyId: string, key: string) => `assemblies/${assemblyId}/accessCodes/${key}`,
  invitations: (assemblyId: string) => `assemblies/${assemblyId}/invitations`,
  invitation: (assemblyId: string, key: string) => `assemblies/${assemblyId}/invitations/${key}`,
  mails: (assemblyId: string) => `assemblies/${assemblyId}/mail`,
  mailQueue: (assemblyId: string) => `assemblies/${assemblyId}/mailQueue/current`,
  mail: (assemblyId: string, mailId: string) => `assemblies/${assemblyId}/mail/${mailId}`,
  signs: (assemblyId: string) => `assemblies/${assemblyId}/signs`,
  signsOf: (assemblyId: string, instance: string) => `assemblies/${assemblyId}/signs/${instance}`,
  device: (assemblyId: string, personId: string) => `assemblies/${assemblyId}/devices/${personId}`,
  booths: (assemblyId: string) => `assemblies/${assemblyId}/booths`,
  booth: (assemblyId: string, boothId: string) => `assemblies/${assemblyId}/booths/${boothId}`,
  deskAnswer: (assemblyId: string, sending: string) =>
    `assemblies/${assemblyId}/deskAnswers/${sending}`,
  mailToken: (key: string) => `mailTokens/${key}`,
  limit: (key: string) => `limits/${key}`,
  publicAssembly: (cot: string) => `public/${cot}`,
  lives: (cot: string) => `public/${cot}/live`,
  live: (cot: string, name: LiveName) => `public/${cot}/live/${name}`,
} as const;
