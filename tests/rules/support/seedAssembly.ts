import { paths } from '@asamblea/domain';
import { assemblyId, members, memberWith, otherAssemblyId } from './personas.ts';

interface Writable {
  doc(path: string): { set(body: object): Promise<unknown> };
}

/** One document of each kind, with what the rules look at. Ana holds a unit and Luis another. */
export async function seedAssembly(db: Writable): Promise<void> {
  const a = assemblyId;
  const documents: Record<string, object> = {
    [paths.assembly(a)]: { name: 'Torres' },
    [paths.settings(a, 'general')]: { redirects: {} },
    [paths.roster(a, 'v1')]: { state: 'ready' },
    [`${paths.units(a, 'v1')}/T1-101`]: { label: 'T1-101' },
    [`${paths.people(a, 'v1')}/ana`]: { name: 'Ana' },
    [`${paths.unitChanges(a, 'v1')}/edit-1`]: { unitId: 'T1-101' },
    [`${paths.proxies(a)}/poder-1`]: { state: 'accepted' },
    [paths.doorPerson(a, 'd1')]: { state: 'provisional' },
    [paths.session(a, 1)]: { state: 'open' },
    [paths.attendanceOf(a, 1, 'T1-101')]: { personId: 'ana', present: true },
    [paths.attendanceOf(a, 1, 'T1-102')]: { personId: 'luis', present: true },
    [`${paths.heads(a, 1)}/digest`]: { units: 1, weight: 1, owes: false },
    [`${paths.plates(a, 1)}/14`]: { number: 14, state: 'out', personId: 'ana' },
    [`${paths.platePins(a, 1)}/14`]: { personId: 'ana', hash: 'h', issuedAt: 0 },
    [`${paths.presences(a, 1)}/ana`]: { seenAt: 0 },
    [paths.question(a, 'q1')]: { state: 'open' },
    [paths.ballot(a, 'q1', 'T1-101')]: { optionId: 'favour', castBy: 'voter' },
    [paths.tally(a, 'q1', '0')]: { tally: {} },
    [paths.roll(a, 'q1', 0)]: { parts: 1, json: '[]' },
    [paths.rosterPlaces(a, 'v1', 0)]: { parts: 1, edits: 0, json: '[]' },
    [paths.participation(a, 'q1', 'T1-101')]: { castBy: 'voter' },
    [paths.receiptsOf(a, 'q1')]: { codes: ['0000-0000'] },
    [paths.keyDisposal(a, 'q1')]: { questionId: 'q1' },
    [paths.agendaPoint(a, 'p1')]: { number: 1 },
    [paths.convocation(a, 'n1')]: { number: 1 },
    [paths.floor(a, 1)]: { session: 1 },
    [`${paths.inquiries(a)}/i1`]: { inquiryId: 'i1' },
    [paths.migrationState()]: { version: 4 },
    [paths.organisation('firma')]: { name: 'Firma' },
    [paths.organisationMember('firma', 'ana')]: {
      uid: 'ana',
      name: 'Ana',
      email: 'ana@firma.test',
    },
    [paths.closing(a, 'q1')]: { step: 'counting' },
    [paths.consent(a, 'q1')]: { state: 'open' },
    [`${paths.consentNotices(a, 'q1')}/U0`]: { notice: null },
    [paths.consentRoll(a, 'q1', 0)]: { json: '[]' },
    [`${paths.moodAnswers(a, 'm1')}/0`]: { ttl: 0 },
    [`${paths.moodTallies(a, 'm1')}/0`]: { tally: {} },
    [paths.result(a, 'q0')]: { shownAt: null },
    [paths.event(a, 'e1')]: { kind: 'unit-entered' },
    [paths.seal(a, 1)]: { block: 1 },
    [paths.accessCode(a, 'c1')]: { personId: 'ana' },
    [paths.invitation(a, 'i1')]: { personId: 'ana' },
    [paths.mail(a, 'm1')]: { personId: 'ana' },
    [paths.mailQueue(a)]: { dueAt: 1 },
    [paths.device(a, 'ana')]: { uid: 'voter', sid: 'sid-1' },
    [paths.booth(a, 'b1')]: { name: 'Puesto 1' },
    [paths.deskAnswer(a, 'registrar.s1')]: { results: [] },
    [paths.page(a, 'reglamento')]: { version: 1 },
    [paths.limit('l1')]: { failures: 1 },
    [paths.file(a, 'f1')]: { uploadedBy: 'a' },
    [paths.driveUpload(a, 'u1')]: { state: 'arriving' },
    [paths.driveLink(a, 'l1')]: { entryId: 'd1' },
    [paths.driveEntry(a, 'd1')]: { kind: 'folder', visibility: 'public' },
    [paths.job(a, 'j1')]: { progress: 0 },
    [`${paths.jobParts(a, 'j1')}/00000`]: { json: '{}' },
    [`${paths.jobResults(a, 'j1')}/00000`]: { json: '[]' },
    [paths.signsOf(a, 'instance')]: { at: 0, heard: '[]' },
    [paths.tick(a, 'question_1')]: { owner: 'event' },
    [paths.publicAssembly('llave')]: { assemblyId: a },
    [paths.live('llave', 'question')]: { asOf: '' },
    [paths.live('llave', 'missing')]: { asOf: '' },
    [paths.live('llave', 'stage')]: { asOf: '' },
    [paths.assembly(otherAssemblyId)]: { name: 'Jardines' },
    [paths.member(otherAssemblyId, 'admin')]: memberWith('admin', 'admin'),
  };
  for (const member of members) documents[paths.member(a, member.uid)] = member;
  await Promise.all(Object.entries(documents).map(([path, body]) => db.doc(path).set(body)));
}
