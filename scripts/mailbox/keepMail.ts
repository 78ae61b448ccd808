import PostalMime, { type Address } from 'postal-mime';

/** A message as it came, ready to be shown. */
export interface KeptMail {
  readonly id: number;
  readonly receivedAt: Date;
  readonly from: string;
  /** The addresses that the relay was asked to hand it to, whatever its headers say. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The HTML, with its pictures inside; null when it has none. */
  readonly html: string | null;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly attachments: readonly KeptAttachment[];
}

interface KeptAttachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The received message, parsed. A picture that the HTML names by `cid:` is put where it is named. */
export async function keepMail(
  raw: Uint8Array,
  about: Pick<KeptMail, 'id' | 'receivedAt' | 'recipients'>,
): Promise<KeptMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const parts = mail.attachments.map(({ filename, mimeType, content, contentId }, place) => ({
    name: filename ?? `adjunto-${place + 1}`,
    type: mimeType,
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    cid: contentId?.replaceAll(/^<|>$/gu, '') ?? null,
  }));
  return {
    ...about,
    from: sayAddress(mail.from),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === undefined ? null : parts.reduce(placePicture, mail.html),
    headers: mail.headers.map(({ originalKey, key, value }) => [originalKey ?? key, value]),
    attachments: parts.map(({ cid: _, ...attachment }) => attachment),
  };
}

function placePicture(
  html: string,
  part: KeptAttachment & { readonly cid: string | null },
): string {
  if (part.cid === null || !/^image\/(?:gif|jpeg|png)$/u.test(part.type)) return html;
  const inside = `data:${part.type};base64,${Buffer.from(part.bytes).toString('base64')}`;
  return html.replaceAll(`cid:${part.cid}`, inside);
}

function sayAddress(from: Address | undefined): string {
  if (from === undefined) return '';
  const { name, address = '' } = from;
  return name === '' ? address : `${name} <${address}>`;
}
