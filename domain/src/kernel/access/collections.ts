/**
 * Which routes open each collection of an assembly to direct reading. Firestore rules are generated
 * from this (`npm run fix`), so the table and the rules cannot drift. Writes go through the API.
 * `rosters` is versions and units, with the names of their owners; documents, e-mails and phones are in
 * `people`.
 */
export const collectionReaders = {
  settings: ['/settings/general'],
  members: ['/settings/permissions'],
  rosters: ['/register', '/massive', '/settings/database', '/quorum/private', '/votes/private'],
  people: ['/register', '/massive', '/settings/database'],
  proxies: ['/register', '/massive'],
  doorPeople: ['/register', '/votes/private'],
  attendance: [
    '/register',
    '/massive',
    '/mix',
    '/quorum/private',
    '/votes/private',
    '/reports/votersData',
  ],
  plates: ['/register', '/massive', '/quorum/private', '/dashboard'],
  agenda: ['/votes/private'],
  convocations: ['/notices'],
  floor: ['/votes/private', '/dashboard', '/register'],
  inquiries: ['/votes/private', '/dashboard'],
  questions: ['/votes/private', '/reports/votes'],
  results: ['/votes/private', '/reports/votes'],
  consents: ['/votes/private'],
  events: ['/protected'],
  seals: ['/protected'],
} as const satisfies Record<string, readonly string[]>;

export type ReadableCollection = keyof typeof collectionReaders;

/** Of those, the ones that ask besides for the password, typed again in the same session a while ago. */
export const collectionsBehindPassword: readonly ReadableCollection[] = ['events', 'seals'];
