import {
  accept,
  liveBlocks,
  type PageOutline,
  pageEndpoints,
  pageParams,
  pageSchemas,
} from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readSessionCookie } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';
import { readPageOutline } from './readPageOutline.ts';
import { readWrittenPage } from './readWrittenPage.ts';
import { savePage } from './savePage.ts';

export const servePages = () =>
  serve(pageEndpoints, pageSchemas, {
    async listPages({ assemblyId }) {
      const [found, outline] = await Promise.all([
        liveDocuments.pages(assemblyId).get(),
        readWhole(assemblyId),
      ]);
      return accept({ pages: found.docs.map((page) => page.data()), outline });
    },
    savePage: ({ assemblyId, uid, asked, now }) =>
      savePage({ assemblyId, by: uid, request: asked, now }),
    async readPage({ asked, params, http }) {
      const { pageId } = parsed(pageParams, params);
      return readWrittenPage(pageId, asked.cot ?? null, await readSessionCookie(http.request));
    },
  });

/** For the preview, all that any block could show. */
async function readWhole(assemblyId: string): Promise<PageOutline> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return { agenda: [], documents: [] };
  return readPageOutline({ assemblyId, assembly, blocks: liveBlocks, audience: 'attendees' });
}
