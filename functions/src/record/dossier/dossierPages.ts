import {
  actaMarkup,
  convocationsTable,
  eventsTable,
  headingMarkup,
  linksMarkup,
  momentOnClock,
  type NoticeLine,
  pageFoot,
  pageHead,
  paragraphMarkup,
  proxiesTable,
  recordingOf,
  recordsMarkup,
  type SessionTables,
  sayDossierSession,
  saying,
  sayStampInstant,
  sealMark,
  sessionTables,
  tableMarkup,
  textMarkup,
  toldTable,
  versionsTable,
} from '@asamblea/domain';
import { unwrap } from '../../kernel/platform/refused.ts';
import { rowOfEvent } from '../../meeting/events/rowOfEvent.ts';
import { readSessionRecord } from '../reports/readSessionRecord.ts';
import { readTree } from '../versions/versionFiles.ts';
import { questionAsked } from './dossierAsked.ts';
import { eventsOf } from './dossierEvents.ts';
import { leftOutOf } from './dossierLeftOut.ts';
import { readDossierNames } from './dossierNames.ts';
import { noticeLines } from './dossierNotices.ts';
import { listPapers, versionPapers } from './dossierPapers.ts';
import { heldSessions, isLongDossier, pagesOf } from './dossierPlan.ts';
import type { DataSources, WholeActa } from './readDossierOutline.ts';

type Pieces = AsyncGenerator<string>;

/** A page of the ZIP by its path; null when there is no such page. */
export function pageOf(sources: DataSources, path: string): Pieces | null {
  if (path === 'index.html') return indexPage(sources);
  if (!pagesOf(sources.outline).includes(path)) return null;
  if (path === 'seccion-registro.html') {
    return sectionPage(sources, 'Registro de sucesos', events(sources));
  }
  const [, kind, session, call] =
    /^seccion-(asistencia|acta)-(\d+)(?:-(\d))?\.html$/u.exec(path) ?? [];
  if (kind === 'asistencia') {
    return sectionPage(
      sources,
      `Asistencia y votos de la sesión ${session}`,
      attendance(sources, Number(session)),
    );
  }
  const whole = sources.outline.actas.find(
    ({ acta }) => acta.session === Number(session) && acta.call === Number(call),
  );
  return whole === undefined
    ? null
    : sectionPage(sources, sayActa(whole), actaText(sources, whole));
}

async function* sectionPage({ outline }: DataSources, title: string, pieces: Pieces): Pieces {
  const links = [{ path: 'index.html', text: 'Expediente' }];
  yield pageHead({ title, about: [outline.assembly.name], links });
  yield* pieces;
  yield pageFoot();
}

function stampsSaid({ stamps }: DataSources['outline']): readonly string[] {
  const last = stamps.at(-1);
  if (last === undefined) return [];
  const { block, at, signer } = last;
  return [`Sello de tiempo del bloque ${block}: ${sayStampInstant(at)}, de ${signer}`];
}

async function* indexPage(sources: DataSources): Pieces {
  const { archive, outline } = sources;
  const { assembly, head } = outline;
  const { timeZone } = assembly;
  const questionId = questionAsked(archive);
  const [question] = questionId === undefined ? [] : outline.questions;
  yield pageHead({
    title: `Expediente de ${assembly.name}`,
    about: [
      ...(question === undefined ? [] : [`De una decisión: ${question.text}`]),
      `Hecho el ${momentOnClock(archive.madeAt, timeZone)}, con todo lo que había en ese momento.`,
      head === null ? 'Aún no había nada sellado.' : `Sello del registro: ${sealMark(head)}`,
      ...stampsSaid(outline),
      'Se abre sin internet. LEAME.txt dice cómo comprobarlo.',
    ],
    links: [...anchors, ...pagesOf(outline).map((path) => ({ path, text: nameOfPage(path) }))],
  });
  yield* sessions(sources);
  yield* calling(sources);
  yield* mandates(sources);
  yield* actas(sources);
  if (!isLongDossier(outline)) {
    yield headingMarkup(2, 'Registro de sucesos', 'registro');
    yield* events(sources);
  }
  yield headingMarkup(2, 'Archivos', 'archivos');
  const papers = await listPapers(archive.assemblyId, outline);
  yield papers.length === 0
    ? paragraphMarkup('No hay archivos.')
    : linksMarkup(papers.map(({ path }) => ({ path, text: path })));
  yield headingMarkup(2, 'Lo que no está, y por qué', 'fuera');
  for (const { what, why } of leftOutOf(sources)) yield paragraphMarkup(`${what} ${why}`);
  yield pageFoot();
}

const anchors = [
  { path: '#sesiones', text: 'Sesiones y decisiones' },
  { path: '#convocatoria', text: 'Convocatoria y avisos' },
  { path: '#poderes', text: 'Poderes' },
  { path: '#actas', text: 'Actas y grabaciones' },
  { path: '#archivos', text: 'Archivos' },
  { path: '#fuera', text: 'Lo que no está, y por qué' },
];

function nameOfPage(path: string): string {
  const [, kind, of] = /^seccion-(\w+?)(?:-([\d-]+))?\.html$/u.exec(path) ?? [];
  if (kind === 'registro') return 'Registro de sucesos';
  return kind === 'asistencia' ? `Asistencia y votos, sesión ${of}` : `Acta ${of}`;
}

/** The decisions, and the attendees: from the very reports that screens show. */
async function* sessions(sources: DataSources): Pieces {
  const { outline } = sources;
  const { timeZone } = outline.assembly;
  const isLong = isLongDossier(outline);
  yield headingMarkup(2, 'Sesiones y decisiones', 'sesiones');
  for (const session of heldSessions(outline)) {
    yield headingMarkup(3, sayDossierSession(session));
    yield paragraphMarkup(saying`Fijada para el ${momentOnClock(session.startsAt, timeZone)}.`);
    // Decisions come from the results: where choices have a page of their own, no ballot is read for this one.
    const { decisions, short, long } = await tablesOf(sources, session.session, !isLong);
    yield* recordsMarkup(decisions, timeZone);
    for (const table of short) yield* tableMarkup(table, timeZone);
    if (isLong) {
      const path = `seccion-asistencia-${session.session}.html`;
      yield linksMarkup([{ path, text: 'Asistencia, votos con nombre y movimientos' }]);
    } else for (const table of long) yield* tableMarkup(table, timeZone);
  }
}

async function* attendance(sources: DataSources, session: number): Pieces {
  const { timeZone } = sources.outline.assembly;
  const { long } = await tablesOf(sources, session, true);
  for (const table of long) yield* tableMarkup(table, timeZone);
}

async function tablesOf(
  { archive }: DataSources,
  session: number,
  ballots: boolean,
): Promise<SessionTables> {
  const { assemblyId, readAt, madeAt } = archive;
  const asked = { assemblyId, query: { session }, now: madeAt, readAt };
  const record = unwrap(await readSessionRecord(asked, { ballots }));
  return sessionTables(record, questionAsked(archive));
}

async function* calling(sources: DataSources): Pieces {
  const { convocations, assembly } = sources.outline;
  yield headingMarkup(2, 'Convocatoria y avisos', 'convocatoria');
  yield* tableMarkup(convocationsTable(convocations), assembly.timeZone);
  for (const { number, subject, text } of convocations) {
    yield headingMarkup(3, `${number}. ${subject}`);
    yield textMarkup(text);
  }
  const told: NoticeLine[] = [];
  for await (const lines of noticeLines(sources)) told.push(...lines);
  yield* tableMarkup(toldTable(told, convocations), assembly.timeZone);
  yield paragraphMarkup('Cada aviso, con su suerte y su prueba, está en datos/avisos.ndjson.');
}

async function* mandates(sources: DataSources): Pieces {
  const { outline } = sources;
  const { units } = await readDossierNames(sources);
  yield headingMarkup(2, 'Poderes', 'poderes');
  const nameOf = (unitId: string) => units.get(unitId) ?? unitId;
  yield* tableMarkup(proxiesTable(outline.proxies, nameOf), outline.assembly.timeZone);
}

async function* actas(sources: DataSources): Pieces {
  const { outline, archive } = sources;
  yield headingMarkup(2, 'Actas y grabaciones', 'actas');
  if (outline.actas.length === 0) yield paragraphMarkup('No hay actas.');
  for (const whole of outline.actas) {
    const { acta, versions } = whole;
    yield headingMarkup(3, sayActa(whole));
    yield* tableMarkup(versionsTable(versions), outline.assembly.timeZone);
    const recording = recordingOf(acta);
    if (recording !== null) yield paragraphMarkup(sayRecording(recording));
    const files = await Promise.all(versions.map((one) => versionPapers(archive.assemblyId, one)));
    yield linksMarkup(
      files
        .flatMap(({ pdf, sheet }) => [pdf, ...(sheet === null ? [] : [sheet])])
        .map((path) => ({ path, text: path })),
    );
    if (!isLongDossier(outline)) yield* actaText(sources, whole);
  }
}

function sayRecording({ place, digest, consent }: NonNullable<ReturnType<typeof recordingOf>>) {
  return [
    place === '' ? '' : saying`Grabación: ${place}.`,
    digest === '' ? '' : saying`Huella SHA-256: ${digest}.`,
    consent === '' ? '' : saying`Autorizó grabarla ${consent}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sayActa({ acta: { session, call, details } }: WholeActa): string {
  const number = details?.number.trim() ?? '';
  return `Acta ${number === '' ? '' : `n.º ${number} `}de la sesión ${session}, convocatoria ${call}`;
}

/** The last version that was fixed, whole. */
async function* actaText({ archive }: DataSources, { versions }: WholeActa): Pieces {
  const last = versions.at(-1);
  if (last === undefined) return;
  const tree = await readTree(archive.assemblyId, last);
  if (tree === null) yield paragraphMarkup('El texto de esta acta ya no está en el depósito.');
  else yield* actaMarkup(tree.draft);
}

async function* events(sources: DataSources): Pieces {
  const { timeZone } = sources.outline.assembly;
  const names = await readDossierNames(sources);
  for await (const page of eventsOf(sources)) {
    if (page.length === 0) continue;
    const rows = page.map(({ dated }) => rowOfEvent(dated, names));
    yield* tableMarkup(eventsTable(rows, timeZone), timeZone);
  }
}
