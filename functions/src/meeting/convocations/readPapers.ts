import { type Convocation, type PrintedForm, proxyFormPaper } from '@asamblea/domain';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { pdfFile } from '../../kernel/files/pdfFile.ts';
import type { MailAttachment } from '../../kernel/mail/mail.ts';
import { reportProblem } from '../../kernel/platform/reportProblem.ts';
import { bytesPath } from '../drive/drivePaths.ts';
import type { PapersRead } from '../mail/composing.ts';
import { readAbout } from '../proxyForms/readProxyForms.ts';

export interface Papers {
  readonly assemblyId: string;
  readonly notice: Convocation;
  /** Those of the person who gets it. */
  readonly forms: readonly PrintedForm[];
  /** How they are called. */
  readonly formName: string;
  readonly origin: string;
  readonly logo: Uint8Array | null;
  readonly now: number;
}

/**
 * The papers that travel with a notice: its annexes, and the printed proxy form of its person. Throws what
 * the store and the database throw, which may pass.
 */
export async function readPapers(asked: Papers): Promise<PapersRead> {
  const annexes = await readAnnexes(asked.assemblyId, asked.notice);
  if (annexes === null) return 'annex-gone';
  if (asked.forms.length === 0) return annexes;
  const form = await drawForms(asked);
  return form === null ? 'not-composed' : [...annexes, form];
}

/** All of them or none: a notice without its annexes is not that notice. */
async function readAnnexes(
  assemblyId: string,
  { annexes }: Convocation,
): Promise<readonly MailAttachment[] | null> {
  const files = openFiles();
  const read = await Promise.all(
    annexes.map(async ({ name, type, versionId }) => {
      const bytes = await files.get(bytesPath(assemblyId, versionId));
      return bytes === null ? [] : [{ name, type, bytes }];
    }),
  );
  const found = read.flat();
  return found.length === annexes.length ? found : null;
}

/** Of the meeting that the notice calls to; null when it cannot be drawn. */
async function drawForms(asked: Papers) {
  const { assemblyId, notice, forms, formName, origin, logo, now } = asked;
  const read = await readAbout(assemblyId, now);
  if (read === null) return null;
  const { startsAt, timeZone, place } = notice;
  const about = { ...read, startsAt, timeZone, place, forms };
  // A logo that cannot be drawn keeps no form back.
  for (const head of logo === null ? [null] : [logo, null]) {
    try {
      const bytes = await pdfFile(proxyFormPaper(about, forms, origin), head);
      return { name: formName, type: 'application/pdf', bytes };
    } catch (error) {
      reportProblem('proxy form not drawn', error);
    }
  }
  return null;
}
