import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import {
  type ArchivePart,
  accept,
  contentTypeOf,
  contentTypesPart,
  type DocumentType,
  type Outcome,
  readArchive,
  readOffice,
  refuse,
} from '@asamblea/domain';

const unpack = promisify(inflateRaw);

/**
 * The type of a content, where it may be kept: its name and the claim of the browser may lie. Each part of a
 * document of Office is unpacked, one at a time and no further than its directory says.
 */
export async function checkContent(
  bytes: Uint8Array,
  name: string,
): Promise<Outcome<DocumentType>> {
  const type = contentTypeOf(bytes, name);
  if (type === null) return refuse('document-not-kept');
  return type === 'archive' ? checkOffice(bytes) : accept(type);
}

async function checkOffice(bytes: Uint8Array): Promise<Outcome<DocumentType>> {
  const parts = readArchive(bytes);
  if (parts === null) return refuse('archive-unsafe');
  let contentTypes = '';
  const relations: string[] = [];
  for (const part of parts) {
    const content = await readPart(bytes, part);
    if (content === null) return refuse('archive-unsafe');
    if (part.name === contentTypesPart) contentTypes = textOf(content);
    if (part.name.toLowerCase().endsWith('.rels')) relations.push(textOf(content));
  }
  const read = readOffice({ parts, contentTypes, relations });
  return 'type' in read ? accept(read.type) : refuse(read.refused);
}

/** The unpacked content of a part; null where it is not as the directory said. */
async function readPart(bytes: Uint8Array, part: ArchivePart): Promise<Buffer | null> {
  const packed = bytes.subarray(part.at, part.at + part.packed);
  const content = part.isPacked ? await unpackTo(packed, part.size) : Buffer.from(packed);
  return content?.length === part.size && crc32(content) === part.crc ? content : null;
}

async function unpackTo(packed: Uint8Array, size: number): Promise<Buffer | null> {
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return null;
  }
}

/** Markup in another alphabet is read without its zeros: what it says is looked for, not shown. */
function textOf(content: Buffer): string {
  return content.toString('utf8').replaceAll('\u0000', '');
}
