import { z } from 'zod';
import { cotSchema } from '../access/authRequests.ts';
import { pageIdOf } from '../access/pageId.ts';

/** `assemblies/{id}/pages/{pageId}`: a page that the assembly wrote. */
export interface WrittenPage {
  readonly pageId: string;
  readonly title: string;
  /** As written: it is shown in a frame where nothing runs. */
  readonly html: string;
  readonly css: string;
  /** A draft is seen by nobody but who edits it. */
  readonly state: 'draft' | 'published';
}

/** `GET /api/pages/{pageId}?cot=`: the code is read for open pages only. */
export const pageParams = z.strictObject({
  pageId: z.string().refine((id) => pageIdOf(id) !== null),
});
export const pageQuery = z.strictObject({ cot: cotSchema.optional() });

export type WrittenPageAnswer = Pick<WrittenPage, 'title' | 'html' | 'css'>;
