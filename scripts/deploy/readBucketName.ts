import * as z from 'zod';
import type { Look } from './look.ts';

const answer = z.object({ bucket: z.object({ name: z.string() }) });

/** The bucket of files by its name, which Google chose. */
export async function readBucketName({ google, place }: Look): Promise<string> {
  const found = await google(
    `firebasestorage.googleapis.com/v1beta/projects/${place.project}/defaultBucket`,
  );
  return answer.parse(found).bucket.name.split('/').at(-1) ?? '';
}
