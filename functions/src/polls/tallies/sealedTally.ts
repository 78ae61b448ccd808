import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { nothing, type sealedSlots, type Tally } from '@asamblea/domain';

/** Where a box belongs: it opens nowhere else, nor in place of another version of itself. */
export interface BoxPlace {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly shard: string;
  readonly version: number;
}

/** Every sum that the question may have, always in the same order. */
type TallySlots = ReturnType<typeof sealedSlots>;

const nonceBytes = 12;
const tagBytes = 16;
const countBytes = 12;

/**
 * Seals every sum of a question at once: whatever was voted the box is as long, and no part of it
 * stays as it was. Weights take eight bytes, units four.
 */
export function sealTally(key: Buffer, place: BoxPlace, slots: TallySlots, tally: Tally): string {
  const plain = Buffer.alloc(slots.length * countBytes);
  slots.forEach(({ optionId }, i) => {
    const { weight, units } = tally[optionId] ?? nothing;
    plain.writeBigUInt64BE(BigInt(weight), i * countBytes);
    plain.writeUInt32BE(units, i * countBytes + 8);
  });
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', tallyKey(key), nonce);
  cipher.setAAD(boundTo(place));
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  plain.fill(0);
  return sealed.toString('base64');
}

/** Throws when the box is not the one that was sealed for this place. */
export function openTally(key: Buffer, place: BoxPlace, slots: TallySlots, box: string): Tally {
  const sealed = Buffer.from(box, 'base64');
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', tallyKey(key), sealed.subarray(0, nonceBytes));
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(sealed.subarray(end));
  const plain = Buffer.concat([
    decipher.update(sealed.subarray(nonceBytes, end)),
    decipher.final(),
  ]);
  return Object.fromEntries(
    slots.map(({ optionId }, i) => [
      optionId,
      {
        weight: Number(plain.readBigUInt64BE(i * countBytes)),
        units: plain.readUInt32BE(i * countBytes + 8),
      },
    ]),
  );
}

function tallyKey(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'tally', 32));
}

function boundTo({ assemblyId, questionId, shard, version }: BoxPlace): Buffer {
  return Buffer.from(JSON.stringify([assemblyId, questionId, shard, version]));
}
