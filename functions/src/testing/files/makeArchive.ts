import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip file, right unless it says otherwise. */
interface MadePart {
  readonly name: string;
  readonly text: string;
  /** How many times the text is repeated. */
  readonly times?: number;
  /** The name in its own header, where the directory has another. */
  readonly localName?: string;
  /** The unpacked size that the directory states. */
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
  /** In the directory it begins where the first one does. */
  readonly overlaps?: boolean;
}

export interface MadeArchive {
  readonly parts: readonly MadePart[];
  readonly before?: string;
  readonly after?: string;
  readonly comment?: string;
  /** How many parts the end says that there are. */
  readonly count?: number;
  readonly split?: boolean;
}

/** The bytes of a zip file as asked, whatever is wrong with it. */
export function makeArchive({ parts, before = '', after = '', ...more }: MadeArchive): Buffer {
  const body: Buffer[] = [Buffer.from(before, 'latin1')];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const part of parts) {
    const made = makePart(part);
    directory.push(entryOf(part, made, part.overlaps === true ? before.length : at));
    body.push(made.bytes);
    at += made.bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(more.split === true ? 1 : 0, 4);
  const count = more.count ?? parts.length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  const comment = Buffer.from(more.comment ?? '', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...body, listed, end, comment, Buffer.from(after, 'latin1')]);
}

type Made = ReturnType<typeof makePart>;

function makePart(part: MadePart) {
  const content = Buffer.from(part.text.repeat(part.times ?? 1), 'latin1');
  const method = part.method ?? 8;
  const packed = method === 8 ? deflateRawSync(content) : content;
  const name = Buffer.from(part.localName ?? part.name, 'latin1');
  const size = part.size ?? content.length;
  const crc = part.crc ?? crc32(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(part.flags ?? 0, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return { bytes: Buffer.concat([head, name, packed]), method, crc, size, packed: packed.length };
}

function entryOf(part: MadePart, { method, crc, size, packed }: Made, from: number): Buffer {
  const name = Buffer.from(part.name, 'latin1');
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(part.flags ?? 0, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(from, 42);
  return Buffer.concat([entry, name]);
}
