import * as z from 'zod';
import { pageIdOf, pageRoute } from '../../kernel/access/pageId.ts';
import { routeOf } from '../../kernel/access/routes.ts';
import { cotSchema } from '../../kernel/identity/cot.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/** `assemblies/{id}/pages/{pageId}`: a page that the assembly wrote. */
export interface WrittenPage {
  readonly pageId: string;
  readonly title: string;
  /** The text as it was written, without forbidden parts. It is shown in a frame where nothing of it runs. */
  readonly html: string;
  readonly css: string;
  /** A draft is seen only by its editors. */
  readonly state: PageState;
  /** Counts its savings: a person who saves over a later version is told. */
  readonly version: number;
}

const pageStates = ['draft', 'published'] as const;
type PageState = (typeof pageStates)[number];

/** `GET /api/pages/{pageId}?cot=`: the code is read for open pages only. */
const pageId = z.string().refine((id) => pageIdOf(id) !== null);
export const pageParams = z.strictObject({ pageId });
export const pageQuery = z.object({ cot: cotSchema.optional() });
export type PageQuery = z.infer<typeof pageQuery>;

/** The data that live blocks show besides the public screens: read when the page is opened. */
export interface PageOutline {
  /** The texts of the points, in their order. */
  readonly agenda: readonly string[];
  readonly documents: readonly { readonly name: string; readonly address: string }[];
}

export interface WrittenPageAnswer extends Pick<WrittenPage, 'title' | 'html' | 'css'> {
  /** Of whose screens its blocks show; not said: it has none. */
  readonly cot?: string;
  readonly timeZone?: string;
  readonly outline?: PageOutline;
}

/** `POST /api/pages`: `version` is that of the page it was written on; 0 for a new one. */
export const savePageRequest = z.strictObject({
  pageId: pageId.refine((id) => routeOf(`/${id}`)?.path === pageRoute),
  title: z.string().trim().min(1).max(120),
  html: z.string().max(60_000),
  css: z.string().max(20_000),
  state: z.enum(pageStates),
  version: z.int().min(0),
});
export type SavePageRequest = z.infer<typeof savePageRequest>;

/** The answer of `POST /api/pages`: the stored page, and the parts that were removed. */
export interface SavedPage {
  readonly page: WrittenPage;
  readonly removed: readonly string[];
}

/** `GET /api/pages`: every page, for their writers. */
export interface PagesAnswer {
  readonly pages: readonly WrittenPage[];
  /** For the preview. */
  readonly outline: PageOutline;
}

/** The page after saving, or why not. Saving the same again changes nothing. */
export function decideSavePage(
  request: SavePageRequest,
  current: WrittenPage | null,
): Outcome<WrittenPage> {
  const saved = { ...request, version: request.version + 1 };
  if (current === null) return request.version === 0 ? accept(saved) : refuse('page-changed');
  if (current.version === request.version) return accept(saved);
  return isSame(current, saved) ? accept(current) : refuse('page-changed');
}

function isSame(one: WrittenPage, other: WrittenPage): boolean {
  return (
    one.version === other.version &&
    one.title === other.title &&
    one.html === other.html &&
    one.css === other.css &&
    one.state === other.state
  );
}
