import { dossierFiles, isSecret, type Question, stampPath } from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { asciiName, listPapers } from './dossierPapers.ts';
import type { Outline } from './readDossierOutline.ts';

/** So many cells are some five megabytes of page: from there on each long table has a page of its own. */
const cellsOfAPage = 60_000;

/** Questions whose votes are in the ZIP: of those still open nothing is told. */
export function questionsWithVotes({ questions }: Pick<Outline, 'questions'>): {
  readonly named: readonly Question[];
  readonly secret: readonly Question[];
} {
  const over = questions.filter(({ state }) => state === 'closed' || state === 'annulled');
  return {
    named: over.filter((one) => !isSecret(one)),
    secret: over.filter(isSecret),
  };
}

/** Whether there is too much for one page. */
export function isLongDossier({ units, questions, head }: Outline): boolean {
  return units * (questions.length + 8) + (head?.count ?? 0) * 5 > cellsOfAPage;
}

/** The pages beside `index.html`, in their order; none where all fits in it. */
export function pagesOf(outline: Outline): readonly string[] {
  if (!isLongDossier(outline)) return [];
  return [
    ...heldSessions(outline).map(({ session }) => `seccion-asistencia-${session}.html`),
    ...outline.actas
      .filter(({ versions }) => versions.length > 0)
      .map(({ acta: { session, call } }) => `seccion-acta-${session}-${call}.html`),
    'seccion-registro.html',
  ];
}

/** Those that began, or were called and failed. */
export function heldSessions({ sessions }: Pick<Outline, 'sessions'>) {
  return sessions.filter(({ state }) => state !== 'planned');
}

/** The names of everything in the ZIP, but `expediente.json`. */
export async function planDossier(archive: Archive, outline: Outline): Promise<readonly string[]> {
  const fixed = Object.keys(dossierFiles).filter(
    (path) => path.startsWith('datos/') && !path.includes('*'),
  );
  const { named, secret } = questionsWithVotes(outline);
  const papers = await listPapers(archive.assemblyId, outline);
  return [
    ...['LEAME.txt', 'esquema.json', ...fixed],
    ...outline.sessions.map(({ session }) => `datos/asistencia-${session}.ndjson`),
    ...named.map(({ questionId }) => `datos/votos/${asciiName(questionId)}.ndjson`),
    ...secret.map(({ questionId }) => `datos/participacion/${asciiName(questionId)}.ndjson`),
    ...outline.stamps.map(({ block }) => stampPath(block)),
    // After the votes, which leave what the pages read together.
    ...['index.html', ...pagesOf(outline)],
    ...papers.map(({ path }) => path),
  ];
}
