/** The head of everything that is printed. */
export interface Letterhead {
  readonly bytes: Uint8Array;
  /** The same, as an address that a document can carry inside. */
  readonly dataUrl: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

let logoUrl: string | null = null;
let read: Promise<Letterhead | null> | null = null;

/** From now on papers bear the logo that is there; none when it is null. */
export function setLetterhead(url: string | null): void {
  if (url === logoUrl) return;
  logoUrl = url;
  read = null;
}

/** Where the logo is that papers bear; null for none. */
export function letterheadAddress(): string | null {
  return logoUrl;
}

/** The logo that papers bear; null where there is none, or it does not come: a paper without it is a paper. */
export function readLetterhead(): Promise<Letterhead | null> {
  if (logoUrl === null) return Promise.resolve(null);
  read ??= fetchLogo(logoUrl).catch(() => {
    read = null;
    return null;
  });
  return read;
}

async function fetchLogo(url: string): Promise<Letterhead | null> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = new DataView(bytes.buffer);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return {
    bytes,
    dataUrl: `data:image/png;base64,${btoa(text)}`,
    // A PNG says its size at the same place always.
    width: size.getUint32(16),
    height: size.getUint32(20),
  };
}
