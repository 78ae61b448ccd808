export interface ReadMessage {
  /** By name in small letters, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly { readonly cid: string; readonly bytes: Buffer }[];
  /** The meeting for a calendar; empty when there is none. */
  readonly calendar: string;
  /** The files beside the text. */
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: Buffer;
  }[];
}

/** Reads a message as a mail program does, as far as ours go. Its bytes come one letter each. */
export function readMessage(raw: string): ReadMessage {
  const leaves = leavesOf(raw);
  const textOf = (type: string) =>
    leaves.find(({ headers }) => headers.get('content-type')?.startsWith(type))?.bytes.toString() ??
    '';
  return {
    headers: split(raw).headers,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    calendar: textOf('text/calendar'),
    files: leaves.flatMap(({ headers, bytes }) => {
      const [type = ''] = (headers.get('content-type') ?? '').split(';');
      const isBeside = headers.get('content-disposition')?.startsWith('attachment') === true;
      const name = /filename="?([^";]+)/u.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
      return isBeside ? [{ name, type, bytes }] : [];
    }),
    pictures: leaves.flatMap(({ headers, bytes }) =>
      headers.has('content-id') ? [{ cid: headers.get('content-id') ?? '', bytes }] : [],
    ),
  };
}

interface Leaf {
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Buffer;
}

function leavesOf(raw: string): readonly Leaf[] {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/u.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, bytes: decode(body, headers) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => leavesOf(part.replace(/^\r\n/u, '')));
}

function split(raw: string) {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/gu, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...rest] = line.split(':');
    return [name.toLowerCase(), decodeWords(rest.join(':').trim())];
  });
  return { headers: new Map(headers), body: raw.slice(at + 4) };
}

function decode(body: string, headers: ReadonlyMap<string, string>): Buffer {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return quoted(body.replace(/=\r\n/gu, ''));
  return Buffer.from(body, 'latin1');
}

/** `=?UTF-8?Q?Pe=C3=B1a?=`, and its like in base64. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/gu, '?==?');
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/giu, (_, way: string, word: string) => {
    if (way.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString();
    return quoted(word.replaceAll('_', ' ')).toString();
  });
}

function quoted(text: string): Buffer {
  const letters = text.replace(/=([\dA-F]{2})/giu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(letters, 'latin1');
}
