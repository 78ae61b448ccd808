import { type Brand, brandedTokens, type MailLook } from '@asamblea/domain';
import { picturePath } from '../brand/setPicture.ts';
import { openFiles } from '../files/openFiles.ts';
import { attempt } from '../platform/reportProblem.ts';
import type { MailMessage } from './mail.ts';

interface Dressing {
  readonly organisationId: string;
  readonly brand: Brand;
  readonly mailId: string;
}

interface Dressed {
  readonly look: MailLook;
  readonly logo: NonNullable<MailMessage['logo']> | null;
}

/** How tall a logo is drawn at the head of a message, in pixels. */
const logoHeight = 56;

/** A message looks as its assembly: its logo goes inside it. One that cannot be read keeps no message back. */
export async function dressMail({ organisationId, brand, mailId }: Dressing): Promise<Dressed> {
  const { logo, colours } = brand;
  const button =
    colours?.light === undefined ? null : brandedTokens('light', colours.light).primary;
  const look: MailLook = button === null ? {} : { button };
  if (logo === undefined) return { look, logo: null };
  let bytes: Uint8Array | null = null;
  await attempt('logo of a message not read', async () => {
    bytes = await openFiles().get(picturePath(organisationId, logo.version));
  });
  if (bytes === null) return { look, logo: null };
  const cid = `logo-${mailId}@asamblea`;
  const width = Math.round((logo.width * logoHeight) / logo.height);
  return { look: { ...look, logo: { cid, width, height: logoHeight } }, logo: { cid, bytes } };
}
