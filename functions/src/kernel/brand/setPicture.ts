import { createHash } from 'node:crypto';
import {
  accept,
  type Brand,
  type BrandAnswer,
  type BrandPictureKind,
  type BrandPictureRequest,
  type Outcome,
  pictureLimits,
  refuse,
} from '@asamblea/domain';
import { type ChangeAsked, changeAssembly } from '../assemblies/changeAssembly.ts';
import { documents } from '../database/documents.ts';
import type { Files } from '../files/files.ts';
import { brandChange } from './brandChange.ts';
import { type CleanPng, cleanPng } from './cleanPng.ts';

export interface PictureChange extends ChangeAsked {
  readonly request: BrandPictureRequest;
  readonly files: Files;
}

/**
 * Sets or takes away the logo of the assembly, or the background of its projector. Only a PNG is kept, and
 * only its pixels. First its bytes are in their place, then everybody is told: what is cut in between leaves
 * nothing to be seen. The same again changes nothing.
 */
export async function setPicture(asked: PictureChange): Promise<Outcome<BrandAnswer>> {
  const { assemblyId, request, files } = asked;
  const { kind } = request;
  const read = readPictures(request);
  if (!read.ok) return read;
  const whose = (await documents.assembly(assemblyId).get()).data();
  if (whose === undefined) return refuse('assembly-unknown');
  const kept = read.value;
  for (const { version, bytes } of kept) {
    await files.put(picturePath(whose.organisationId, version), bytes);
  }
  return changeAssembly<BrandAnswer>(asked, ({ brand: known = {}, cot }) => {
    const { [kind]: _before, ...others } = known;
    const { icon: _its, ...withoutIcon } = others;
    const brand: Brand = {
      ...(kind === 'logo' ? withoutIcon : others),
      ...Object.fromEntries(
        kept.map(({ as, version, width, height }) => [as, { version, width, height }]),
      ),
    };
    if (versionsOf(brand) === versionsOf(known)) return accept({ change: null, answer: known });
    return accept({ change: brandChange(cot, brand), answer: brand });
  });
}

interface ReadPicture extends CleanPng {
  readonly as: BrandPictureKind | 'icon';
  readonly version: string;
}

/** The sent pictures, written anew: none to be without, one, or a logo and its square. */
function readPictures(request: BrandPictureRequest): Outcome<readonly ReadPicture[]> {
  const { kind, content, icon } = request;
  const sent = [
    ...(content === null ? [] : [{ as: kind, text: content }]),
    ...(content === null || kind !== 'logo' || icon === undefined
      ? []
      : [{ as: 'icon' as const, text: icon }]),
  ];
  const read: ReadPicture[] = [];
  for (const { as, text } of sent) {
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length > pictureLimits[as].bytes) return refuse('picture-too-large');
    const clean = cleanPng(bytes, pictureLimits[as]);
    if (clean === null) return refuse('picture-not-kept');
    read.push({ ...clean, as, version: versionOf(clean) });
  }
  return accept(read);
}

function versionsOf({ logo, icon, hall }: Brand): string {
  return [logo, icon, hall].map((one) => one?.version ?? '').join('/');
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
