import {
  actaOfDossier,
  assemblyOf,
  type Ballot,
  dossierJsonSchema,
  participantOf,
  personOf,
  proxyOfDossier,
  type Question,
  recordingOf,
  type Seal,
  stampPath,
} from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type DocumentReference, type Query, readAsOf } from '../../kernel/database/firestore.ts';
import { byName, pagesAsOf } from '../../kernel/database/pagesAsOf.ts';
import { readMended } from '../../meeting/quorum/readMended.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { keepBallots } from '../reports/readBallotArchives.ts';
import { closingsOf, debtorsOf } from './dossierClosings.ts';
import { eventsOf } from './dossierEvents.ts';
import { noticeLines } from './dossierNotices.ts';
import { asciiName, paperOfFile, versionPapers } from './dossierPapers.ts';
import { questionsWithVotes } from './dossierPlan.ts';
import type { DataSources } from './readDossierOutline.ts';

type Chunks = AsyncIterable<string> | Iterable<string>;

/** The text of a file of data by its path; null when there is no such file. */
export function dataOf(sources: DataSources, path: string): Chunks | null {
  const write = fixed.get(path);
  if (write !== undefined) return write(sources);
  const [, kind = '', id = ''] =
    /^datos\/(asistencia-|votos\/|participacion\/)([\w-]+)\.ndjson$/u.exec(path) ?? [];
  return linesById(sources, kind, id);
}

const files = {
  'esquema.json': () => whole(dossierJsonSchema()),
  'datos/asamblea.json': ({ archive, outline }) =>
    whole(assemblyOf(archive.assemblyId, outline.assembly, outline)),
  'datos/eventos.ndjson': async function* (sources) {
    for await (const events of eventsOf(sources)) yield linesOf(events.map(({ line }) => line));
  },
  'datos/sellos.json': async function* ({ archive, outline }) {
    const blocks: Seal[] = [];
    const { assemblyId, readAt } = archive;
    for await (const page of pagesAsOf(readAt, byName(documents.seals(assemblyId)))) {
      blocks.push(...page.filter(({ id }) => id !== 'head').map((one) => one.data()));
    }
    yield* whole({ head: outline.head, blocks: blocks.sort((a, b) => a.block - b.block) });
  },
  'datos/sellos-de-tiempo.json': ({ outline }) =>
    whole(
      outline.stamps.map(({ block, hash, at, authority, signer, serial }) => ({
        ...{ block, hash, at, authority, signer, serial, file: stampPath(block) },
      })),
    ),
  'datos/sesiones.json': ({ outline }) => whole(outline.sessions),
  'datos/unidades.ndjson': async function* ({ archive, outline }) {
    const { activeRoster } = outline.assembly;
    if (activeRoster === null) return;
    const units = peopleDocuments.units(archive.assemblyId, activeRoster).orderBy('order');
    yield* pagesOfLines({ archive, outline }, units, (unit) => unit);
  },
  'datos/unidades-antes.ndjson': async function* ({ archive, outline }) {
    const { activeRoster } = outline.assembly;
    if (activeRoster === null) return;
    const { assemblyId, readAt } = archive;
    yield linesOf(await readAsOf(readAt, (tx) => readMended(tx, assemblyId, activeRoster)));
  },
  'datos/personas.ndjson': async function* ({ archive, outline }) {
    const { activeRoster } = outline.assembly;
    if (activeRoster === null) return;
    const people = peopleDocuments.people(archive.assemblyId, activeRoster);
    yield* pagesOfLines({ archive, outline }, byName(people), personOf);
  },
  'datos/morosos.json': async function* (sources) {
    yield* whole(await debtorsOf(sources));
  },
  'datos/poderes.ndjson': ({ outline }) =>
    once(
      linesOf(
        outline.proxies.map((one) => proxyOfDossier(one, paperOfFile(outline, one.file?.fileId))),
      ),
    ),
  'datos/orden.json': ({ outline }) => whole(outline.points),
  'datos/preguntas.ndjson': ({ outline }) => once(linesOf(outline.questions)),
  'datos/resultados.ndjson': (sources) =>
    ofQuestions(sources, ({ assemblyId }, id) => pollDocuments.result(assemblyId, id)),
  'datos/comprobantes.ndjson': (sources) =>
    ofQuestions(sources, ({ assemblyId }, id) => pollDocuments.receiptsOf(assemblyId, id)),
  'datos/cierres.ndjson': async function* (sources) {
    yield linesOf(await closingsOf(sources));
  },
  'datos/convocatorias.json': ({ outline }) => whole(outline.convocations),
  'datos/avisos.ndjson': async function* (sources) {
    for await (const lines of noticeLines(sources)) yield linesOf(lines);
  },
  'datos/actas.json': async function* ({ archive, outline }) {
    const actas = outline.actas.map(async ({ acta, versions, objections }) => ({
      ...actaOfDossier(acta),
      versions: await Promise.all(
        versions.map(async (one) => ({
          ...one,
          files: await versionPapers(archive.assemblyId, one),
        })),
      ),
      objections,
    }));
    yield* whole(await Promise.all(actas));
  },
  'datos/grabaciones.json': ({ outline }) =>
    whole(outline.actas.flatMap(({ acta }) => recordingOf(acta) ?? [])),
} satisfies Readonly<Record<string, (sources: DataSources) => Chunks>>;

/** By any path that is asked for. */
const fixed = new Map<string, (sources: DataSources) => Chunks>(Object.entries(files));

/** Seats of a session, ballots of a named question, or who took part in a secret one; null of any other. */
function linesById(sources: DataSources, kind: string, id: string): Chunks | null {
  const { assemblyId } = sources.archive;
  const { named, secret } = questionsWithVotes(sources.outline);
  const idIn = (questions: typeof named) =>
    questions.find(({ questionId }) => asciiName(questionId) === id);
  const [ofNamed, ofSecret] = [idIn(named), idIn(secret)];
  if (kind === 'asistencia-') {
    const seats = peopleDocuments.attendance(assemblyId, Number(id));
    return pagesOfLines(sources, byName(seats), (seat) => seat);
  }
  if (kind === 'votos/' && ofNamed !== undefined) return ballotsOf(sources, ofNamed);
  if (kind === 'participacion/' && ofSecret !== undefined) {
    const tookPart = pollDocuments.participations(assemblyId, ofSecret.questionId);
    return pagesOfLines(sources, byName(tookPart), participantOf);
  }
  return null;
}

/** Every ballot of a named question. Those of a closed one are left together for the pages that follow. */
async function* ballotsOf(sources: DataSources, { questionId, state }: Question) {
  const { assemblyId } = sources.archive;
  const ballots: Ballot[] = [];
  const cast = byName(pollDocuments.ballots(assemblyId, questionId));
  yield* pagesOfLines(sources, cast, (ballot) => {
    ballots.push(ballot);
    return ballot;
  });
  if (state !== 'closed') return;
  const first = await pollDocuments.roll(assemblyId, questionId, 0).get();
  if (!first.exists) await keepBallots({ assemblyId, questionId }, ballots);
}

/** The stored documents of each question, in their order. */
async function* ofQuestions<T>(
  { archive, outline }: DataSources,
  at: (archive: Archive, questionId: string) => DocumentReference<T>,
): AsyncGenerator<string> {
  for (const { questionId } of outline.questions) {
    const found = await readAsOf(archive.readAt, (tx) => tx.get(at(archive, questionId)));
    const value = found.data();
    if (value !== undefined) yield linesOf([{ questionId, ...value }]);
  }
}

/** Lines of a collection that has at most some small documents for each unit. */
async function* pagesOfLines<T>(
  { archive, outline }: Pick<DataSources, 'archive' | 'outline'>,
  query: Query<T>,
  project: (value: T) => unknown,
): AsyncGenerator<string> {
  for await (const page of pagesAsOf(archive.readAt, query, outline.units)) {
    yield linesOf(page.map((one) => project(one.data())));
  }
}

function linesOf(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

function* whole(value: unknown): Generator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

function* once(text: string): Generator<string> {
  yield text;
}
