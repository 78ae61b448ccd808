/** The fate of a collection of an assembly in its export: it goes, or it stays and a person reads why. */
type CollectionFate = 'goes' | CollectionLeft;

interface CollectionLeft {
  readonly what: string;
  readonly why: string;
}

const codes: CollectionLeft = {
  what: 'Los códigos, credenciales, PIN y enlaces que se entregaron',
  why: 'Abren la asamblea donde se hicieron. Donde se restaure se entregan otros.',
};
const work: CollectionLeft = {
  what: 'Los trabajos a medio hacer y lo que cada equipo avisaba de sí',
  why: 'No dicen nada de lo que ocurrió.',
};
const urns: CollectionLeft = {
  what: 'Las urnas selladas de las votaciones y de los sondeos',
  why: 'Solo servían para contar. Su llave se destruyó: nadie puede abrirlas, ni hace falta.',
};
const zoom: CollectionLeft = {
  what: 'Las reuniones de Zoom, con sus enlaces y sus inscritos',
  why: 'Son de una cuenta de Zoom: donde se restaure se conecta la suya.',
};

const identities: CollectionLeft = {
  what: 'La tabla de quiénes vinieron de otra instalación',
  why: 'Lo que dice va en «identidades.ndjson», que sirve en cualquiera.',
};

/** Secrets that are in documents which go, without them. */
const strippedSecrets: CollectionLeft = {
  what: 'La contraseña del correo, los secretos de Zoom y las sesiones abiertas de cada cuenta',
  why: 'Son llaves. Donde se restaure se escriben otra vez.',
};

/**
 * Every collection under an assembly, without the ids: `rosters/units`. One that is new has to say here whether
 * it goes; a test counts them.
 */
export const collectionFates = {
  settings: 'goes',
  members: 'goes',
  identities,
  rosters: 'goes',
  'rosters/units': 'goes',
  'rosters/people': 'goes',
  'rosters/packs': 'goes',
  'rosters/changes': 'goes',
  'rosters/places': 'goes',
  agenda: 'goes',
  pages: 'goes',
  convocations: 'goes',
  proxies: 'goes',
  doorPeople: 'goes',
  floor: 'goes',
  inquiries: 'goes',
  files: 'goes',
  drive: 'goes',
  driveUploads: work,
  driveLinks: codes,
  sessions: 'goes',
  'sessions/attendance': 'goes',
  'sessions/seatPacks': 'goes',
  'sessions/heads': 'goes',
  'sessions/plates': 'goes',
  'sessions/platePins': codes,
  'sessions/presence': 'goes',
  questions: 'goes',
  'questions/ballots': 'goes',
  'questions/rolls': 'goes',
  'questions/tallies': urns,
  'questions/participation': 'goes',
  'questions/headVotes': 'goes',
  'moods/answers': urns,
  'moods/tallies': urns,
  receipts: 'goes',
  closings: 'goes',
  keyDisposals: work,
  actas: 'goes',
  'actas/comments': 'goes',
  'actas/objections': 'goes',
  'actas/versions': 'goes',
  results: 'goes',
  consents: 'goes',
  'consents/notices': 'goes',
  'consents/rolls': 'goes',
  notices: 'goes',
  events: 'goes',
  seals: 'goes',
  timeStamps: 'goes',
  jobs: work,
  'jobs/parts': work,
  'jobs/results': work,
  ticks: work,
  signs: work,
  accessCodes: codes,
  invitations: codes,
  mail: 'goes',
  mailQueue: work,
  devices: codes,
  booths: codes,
  deskAnswers: work,
  zoomMeetings: zoom,
  zoomRegistrants: zoom,
  zoomParticipants: 'goes',
} as const satisfies Readonly<Record<string, CollectionFate>>;

const fates: ReadonlyMap<string, CollectionFate> = new Map(Object.entries(collectionFates));

/** The collections that stay, once each, in words. */
export function leftOut(): readonly CollectionLeft[] {
  const stays = [...fates.values()].flatMap((fate) => (fate === 'goes' ? [] : [fate]));
  return [...new Set([...stays, strippedSecrets])];
}

interface GoingCollection {
  readonly outer: string;
  /** Whether its own documents go. */
  readonly goes: boolean;
  /** The collections that go under each of them. */
  readonly inners: readonly string[];
}

/** The collections of which something goes. */
export function goingCollections(): readonly GoingCollection[] {
  const names = [...fates.keys()];
  const outers = [...new Set(names.map((name) => name.split('/')[0] ?? name))];
  return outers
    .map((outer) => ({
      outer,
      goes: fates.get(outer) === 'goes',
      inners: names.flatMap((name) => {
        const [of, inner] = name.split('/');
        return of === outer && inner !== undefined && fates.get(name) === 'goes' ? [inner] : [];
      }),
    }))
    .filter(({ goes, inners }) => goes || inners.length > 0);
}
