import {
  deflated,
  headerBytes,
  sumsBytes,
  type ZipSums,
  zipDate,
  zipEntryAtMost,
  zipFlags,
} from './zipEntry.ts';

/**
 * The end of a ZIP: where each entry begins, in the order in which they were put together. Past four
 * gigabytes or 65,535 entries it says so in the longer form, which readers of this century know.
 */
export function zipDirectory(entries: readonly ZipSums[]): Buffer {
  const rows: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path, 'utf8');
    rows.push(rowOf(entry, name, offset));
    offset += headerBytes + name.length + entry.packed + sumsBytes;
  }
  const directory = Buffer.concat(rows);
  return Buffer.concat([directory, endOf(entries.length, directory.length, offset)]);
}

function rowOf({ crc, packed, bytes }: ZipSums, name: Buffer, offset: number): Buffer {
  const isFar = offset >= zipEntryAtMost;
  const row = Buffer.alloc(46);
  row.writeUInt32LE(0x0201_4b50, 0);
  row.writeUInt16LE(isFar ? 45 : 20, 4);
  row.writeUInt16LE(isFar ? 45 : 20, 6);
  row.writeUInt16LE(zipFlags, 8);
  row.writeUInt16LE(deflated, 10);
  row.writeUInt16LE(zipDate, 14);
  row.writeUInt32LE(crc, 16);
  row.writeUInt32LE(packed, 20);
  row.writeUInt32LE(bytes, 24);
  row.writeUInt16LE(name.length, 28);
  row.writeUInt16LE(isFar ? 12 : 0, 30);
  row.writeUInt32LE(isFar ? zipEntryAtMost : offset, 42);
  if (!isFar) return Buffer.concat([row, name]);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(1, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(offset), 4);
  return Buffer.concat([row, name, far]);
}

const countedAtMost = 0xffff;

function endOf(count: number, size: number, offset: number): Buffer {
  const isLong = count >= countedAtMost || offset + size >= zipEntryAtMost;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(isLong ? countedAtMost : count, 8);
  end.writeUInt16LE(isLong ? countedAtMost : count, 10);
  end.writeUInt32LE(isLong ? zipEntryAtMost : size, 12);
  end.writeUInt32LE(isLong ? zipEntryAtMost : offset, 16);
  return isLong ? Buffer.concat([longEndOf(count, size, offset), end]) : end;
}

function longEndOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x0606_4b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x0706_4b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
