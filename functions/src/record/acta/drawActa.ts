import { type ActaDraft, type Assembly, actaPaper, type FixedFoot } from '@asamblea/domain';
import { picturePath } from '../../kernel/brand/setPicture.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { pdfFile } from '../../kernel/files/pdfFile.ts';
import { reportProblem } from '../../kernel/platform/reportProblem.ts';

/** A large meeting takes long; the caller waits a minute. */
const patienceMillis = 45_000;

/** The pages of a fixed version, with the logo of the assembly. One that cannot be drawn keeps no acta back. */
export async function drawActa(
  draft: ActaDraft,
  foot: FixedFoot,
  { organisationId, brand }: Pick<Assembly, 'organisationId' | 'brand'>,
): Promise<Uint8Array> {
  const logo = await readLogo(organisationId, brand?.logo?.version);
  if (logo !== null) {
    try {
      return await pdfFile(actaPaper(draft, foot), logo, patienceMillis);
    } catch (error) {
      reportProblem('acta not drawn with its logo', error);
    }
  }
  return pdfFile(actaPaper(draft, foot), null, patienceMillis);
}

async function readLogo(
  organisationId: string,
  version: string | undefined,
): Promise<Uint8Array | null> {
  if (version === undefined) return null;
  return openFiles()
    .get(picturePath(organisationId, version))
    .catch((error: unknown) => {
      reportProblem('logo of an acta not read', error);
      return null;
    });
}
