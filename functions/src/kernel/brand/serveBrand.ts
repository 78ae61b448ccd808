import { accept, brandEndpoints, brandSchemas, type Outcome, refuse } from '@asamblea/domain';
import { serve } from '../access/serve.ts';
import { readPublicAssembly } from '../assemblies/readPublicAssembly.ts';
import { documents } from '../database/documents.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/openFiles.ts';
import { unwrap } from '../platform/refused.ts';
import { manifestOf } from './manifestOf.ts';
import { setColours } from './setColours.ts';
import { picturePath, setPicture } from './setPicture.ts';

export const serveBrand = () =>
  serve(brandEndpoints, brandSchemas, {
    setColours: ({ assemblyId, uid, asked, now }) =>
      setColours({ assemblyId, by: uid, request: asked, now }),
    setPicture: ({ assemblyId, uid, asked, now }) =>
      setPicture({ assemblyId, by: uid, request: asked, files: openFiles(), now }),
    async readManifest({ asked: { cot }, http: { response } }): Promise<undefined> {
      const door = unwrap(await readPublicAssembly(cot));
      response.set('Cache-Control', 'public, max-age=0, s-maxage=60');
      response.type('application/manifest+json').send(JSON.stringify(manifestOf(cot, door)));
    },
    async readPicture({ asked: { cot, v }, http: { response } }): Promise<undefined> {
      const bytes = unwrap(await readPicture({ cot, version: v, files: openFiles() }));
      // The address changes with the content: a client that has it never asks again.
      response.set({
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      });
      response.send(Buffer.from(bytes));
    },
  });

interface ReadingPicture {
  readonly cot: string;
  readonly version: string;
  readonly files: Files;
}

/** A picture of the brand of an assembly, for anybody with its code; one it had before, while somebody shows it. */
async function readPicture(asked: ReadingPicture): Promise<Outcome<Uint8Array>> {
  const door = await readPublicAssembly(asked.cot);
  if (!door.ok) return door;
  const assembly = (await documents.assembly(door.value.assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const bytes = await asked.files.get(picturePath(assembly.organisationId, asked.version));
  return bytes === null ? refuse('file-unknown') : accept(bytes);
}
