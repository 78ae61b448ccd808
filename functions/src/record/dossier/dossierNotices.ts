import { actaNoticeId, handOfDossier, mailOfDossier, type NoticeLine } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { byName, pagesAsOf } from '../../kernel/database/pagesAsOf.ts';
import { paperOfFile } from './dossierPapers.ts';
import type { DataSources } from './readDossierOutline.ts';

/** How each was told of the notices and of the minutes: what was noted by hand, and then the mails. */
export async function* noticeLines({
  archive,
  outline,
}: DataSources): AsyncGenerator<readonly NoticeLine[]> {
  const { convocations, actas, notices } = outline;
  const known = new Set([
    ...convocations.map(({ convocationId }) => convocationId),
    ...actas.flatMap(({ versions }) => versions.map(actaNoticeId)),
  ]);
  yield notices.map((one) => handOfDossier(one, paperOfFile(outline, one.fileId)));
  const mails = byName(documents.mails(archive.assemblyId));
  for await (const page of pagesAsOf(archive.readAt, mails)) {
    const lines = page.flatMap((one) => mailOfDossier(one.id, one.data()) ?? []);
    yield lines.filter((line) => line.source === 'mail' && known.has(line.about));
  }
}
