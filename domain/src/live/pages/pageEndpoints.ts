import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type PageQuery,
  type PagesAnswer,
  pageQuery,
  type SavedPage,
  type SavePageRequest,
  savePageRequest,
  type WrittenPageAnswer,
} from './writtenPage.ts';

/** The pages that an assembly writes: for their writers, and for readers of one. */
export const pageEndpoints = {
  listPages: get('/pages', 'writePages').of<undefined, PagesAnswer>(),
  savePage: post('/pages', 'writePages').of<SavePageRequest, SavedPage>(),
  /** Open pages are read with the assembly's code, the others with a session. */
  readPage: get('/pages/:pageId', 'anybody').of<PageQuery, WrittenPageAnswer>(),
};

export const pageSchemas: SchemasOf<typeof pageEndpoints> = {
  savePage: savePageRequest,
  readPage: pageQuery,
};
