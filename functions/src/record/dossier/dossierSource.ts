import {
  type DossierManifest,
  dossierManifest,
  dossierReadme,
  dossierVersion,
  instantOf,
  leftOutLost,
  sealMark,
  stampPath,
} from '@asamblea/domain';
import type { Archive, ArchivedFile, ArchiveSource } from '../../kernel/archives/archiveSource.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { questionAsked } from './dossierAsked.ts';
import { dataOf } from './dossierData.ts';
import { leftOutOf } from './dossierLeftOut.ts';
import { pageOf } from './dossierPages.ts';
import { listPapers } from './dossierPapers.ts';
import { planDossier } from './dossierPlan.ts';
import { type DataSources, readDossierOutline } from './readDossierOutline.ts';

/** The small documents of the archive in progress: each of its entries asks for them. */
let kept: { readonly key: string; readonly sources: Promise<DataSources> } | null = null;

/** The file of an assembly, or of one decision, as a ZIP. */
export const dossierSource: ArchiveSource = {
  operation: 'makeDossier',
  plan: async (archive) => planDossier(archive, (await sourcesOf(archive)).outline),
  read: readEntry,
  last: { path: 'expediente.json', make: makeManifest },
};

/** @internal A test takes each step as another process would. */
export function forgetDossier(): void {
  kept = null;
}

function sourcesOf(archive: Archive): Promise<DataSources> {
  const key = `${archive.assemblyId}/${archive.jobId}`;
  if (kept?.key !== key) {
    const sources = readDossierOutline(archive).then((outline) => ({ archive, outline }));
    kept = { key, sources };
    // A failed read is repeated.
    sources.catch(() => {
      kept = null;
    });
  }
  return kept.sources;
}

async function* readEntry(archive: Archive, path: string): AsyncGenerator<Uint8Array> {
  const sources = await sourcesOf(archive);
  if (path.startsWith('archivos/')) {
    yield* readPaper(sources, path);
    return;
  }
  const stamp = sources.outline.stamps.find(({ block }) => stampPath(block) === path);
  if (stamp !== undefined) {
    yield Buffer.from(stamp.reply, 'base64');
    return;
  }
  const text =
    path === 'LEAME.txt' ? [readme(sources)] : (pageOf(sources, path) ?? dataOf(sources, path));
  if (text === null) throw new Error('There is no such file in the archive.');
  for await (const piece of text) if (piece !== '') yield Buffer.from(piece);
}

/** A file that the store has lost is an empty file, and the manifest says so. */
async function* readPaper({ archive, outline }: DataSources, path: string) {
  const papers = await listPapers(archive.assemblyId, outline);
  const paper = papers.find((one) => one.path === path);
  if (paper === undefined) throw new Error('There is no such paper in the archive.');
  yield* (await openFiles().read(paper.stored)) ?? [];
}

function readme({ archive, outline: { assembly, head, stamps } }: DataSources): string {
  const kind = questionAsked(archive) === undefined ? 'assembly' : 'decision';
  const mark = head === null ? null : sealMark(head);
  return dossierReadme({ name: assembly.name, kind, mark, stamps });
}

async function makeManifest(archive: Archive, files: readonly ArchivedFile[]): Promise<Uint8Array> {
  const sources = await sourcesOf(archive);
  const { assembly, head } = sources.outline;
  const questionId = questionAsked(archive);
  const lost = files.filter(({ path, bytes }) => path.startsWith('archivos/') && bytes === 0);
  const manifest: DossierManifest = {
    ...{ format: 'asamblea-expediente', version: dossierVersion },
    ...{ assemblyId: archive.assemblyId, name: assembly.name, madeAt: archive.madeAt },
    kind: questionId === undefined ? 'assembly' : 'decision',
    readAt: instantOf(archive.readAt),
    ...{ head, mark: head === null ? null : sealMark(head) },
    ...(questionId === undefined ? {} : { questionId }),
    files: files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    leftOut: [...leftOutOf(sources), ...lost.map(({ path }) => leftOutLost(path))],
  };
  return Buffer.from(`${JSON.stringify(dossierManifest.parse(manifest), null, 2)}\n`);
}
