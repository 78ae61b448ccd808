/**
 * The treatment of a collection when a person is erased. `scrubbed`: marks replace the data that name them. `own`: their
 * documents are deleted. `packed`: copies made from other collections, deleted whole. `ids`: it holds ids and names
 * nobody. `kept`: it was signed, sent or voted, and stays; people are told what it is.
 */
type PersonFate = 'scrubbed' | 'own' | 'packed' | 'ids' | { readonly kept: string };

const signed = { kept: 'Las actas que se fijaron para la firma, con sus firmas' };
const sent = { kept: 'Las convocatorias que se enviaron' };
const voted = { kept: 'Lo que se votó: textos, candidatos y resultados' };
const frozen = { kept: 'Los listados con que se contó el silencio de los ausentes' };

/**
 * Every collection under an assembly, without the ids. One that is new has to say here what becomes of it; a test
 * counts them. The last are those from which it is known what names somebody, so that a run that was cut short
 * can begin again.
 */
export const personFates = {
  settings: 'scrubbed',
  identities: 'ids',
  rosters: 'scrubbed',
  'rosters/changes': 'scrubbed',
  'rosters/places': 'ids',
  agenda: 'scrubbed',
  pages: 'scrubbed',
  convocations: sent,
  floor: 'scrubbed',
  inquiries: 'scrubbed',
  files: 'scrubbed',
  drive: 'scrubbed',
  driveUploads: 'scrubbed',
  driveLinks: 'scrubbed',
  sessions: 'scrubbed',
  'sessions/attendance': 'scrubbed',
  'sessions/seatPacks': 'packed',
  'sessions/heads': 'scrubbed',
  'sessions/plates': 'scrubbed',
  'sessions/platePins': 'ids',
  'sessions/presence': 'own',
  questions: voted,
  'questions/ballots': 'ids',
  'questions/rolls': 'ids',
  'questions/tallies': 'ids',
  'questions/participation': 'ids',
  'questions/headVotes': 'ids',
  'moods/answers': 'ids',
  'moods/tallies': 'ids',
  receipts: 'ids',
  closings: 'ids',
  keyDisposals: 'ids',
  actas: 'scrubbed',
  'actas/comments': 'scrubbed',
  'actas/objections': 'scrubbed',
  'actas/versions': signed,
  results: voted,
  consents: 'scrubbed',
  'consents/notices': 'scrubbed',
  'consents/rolls': frozen,
  notices: 'scrubbed',
  // Apart: an event that changes loses its salt.
  events: 'ids',
  seals: 'ids',
  jobs: 'scrubbed',
  'jobs/parts': 'scrubbed',
  'jobs/results': 'scrubbed',
  ticks: 'ids',
  timeStamps: 'ids',
  signs: 'ids',
  accessCodes: 'own',
  invitations: 'own',
  mail: 'scrubbed',
  mailQueue: 'ids',
  devices: 'own',
  booths: 'scrubbed',
  deskAnswers: 'scrubbed',
  zoomMeetings: 'ids',
  zoomRegistrants: 'own',
  zoomParticipants: 'scrubbed',
  'rosters/units': 'scrubbed',
  members: 'own',
  doorPeople: 'scrubbed',
  proxies: 'scrubbed',
  'rosters/people': 'scrubbed',
  'rosters/packs': 'packed',
} as const satisfies Readonly<Record<string, PersonFate>>;

/** The treatment of each collection, in the order of the work. */
export const personFatesInOrder: readonly (readonly [name: string, fate: PersonFate])[] =
  Object.entries(personFates);
