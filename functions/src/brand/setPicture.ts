import { createHash } from 'node:crypto';
import {
  accept,
  type Brand,
  type BrandAnswer,
  type BrandPictureRequest,
  doorBrandOf,
  type Outcome,
  pictureLimits,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import type { Files } from '../platform/files.ts';
import { transact } from '../platform/firestore.ts';
import { type CleanPng, cleanPng } from './cleanPng.ts';

export interface PictureChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: BrandPictureRequest;
  readonly files: Files;
  readonly now: number;
}

/**
 * Sets or takes away the logo of the assembly, or what is behind its projector. Only a PNG is kept, and only
 * what of it is painted. First its bytes are in their place, then everybody is told: what is cut in between
 * leaves nothing to be seen. The same again changes nothing.
 */
export async function setPicture(asked: PictureChange): Promise<Outcome<BrandAnswer>> {
  const { assemblyId, by, request, files, now } = asked;
  const { kind, content } = request;
  const limits = pictureLimits[kind];
  const sent = content === null ? null : Buffer.from(content, 'base64');
  if (sent !== null && sent.length > limits.bytes) return refuse('picture-too-large');
  const picture = sent === null ? null : cleanPng(sent, limits);
  if (sent !== null && picture === null) return refuse('picture-not-kept');
  const reference = documents.assembly(assemblyId);
  const whose = (await reference.get()).data();
  if (whose === undefined) return refuse('assembly-unknown');
  const version = picture === null ? null : versionOf(picture);
  if (picture !== null && version !== null) {
    await files.put(picturePath(whose.organisationId, version), picture.bytes);
  }
  return transact(async (tx) => {
    const assembly = (await tx.get(reference)).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const { brand: known = {}, cot } = assembly;
    if ((known[kind]?.version ?? null) === version) return accept(known);
    const { [kind]: _before, ...rest } = known;
    const brand: Brand =
      picture === null || version === null
        ? rest
        : { ...rest, [kind]: { version, width: picture.width, height: picture.height } };
    tx.update(reference, { brand });
    tx.update(documents.publicAssembly(cot), { ...doorBrandOf(cot, brand) });
    recordEvent(tx, assemblyId, { kind: 'brand-changed', by, at: now });
    return accept(brand);
  });
}

function versionOf({ bytes }: CleanPng): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/**
 * Of the organisation and by its content: assemblies that come from one another, rehearsals and the usual
 * brand of the organisation share the bytes, and none of them takes away those of another.
 */
export function picturePath(organisationId: string, version: string): string {
  return `brands/${organisationId}/${version}`;
}
