import {
  accept,
  liveBlocks,
  type PageOutline,
  type PagesAnswer,
  pageParams,
  pageQuery,
  savePageRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { readSessionCookie } from '../access/sessionCookie.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { readOutline } from './readOutline.ts';
import { readWrittenPage } from './readWrittenPage.ts';
import { savePage } from './savePage.ts';

export function writtenPageRouter(): Router {
  const router = Router();

  router.get(
    '/pages',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'writePages');
      const [found, outline] = await Promise.all([
        documents.pages(assemblyId).get(),
        readWhole(assemblyId),
      ]);
      return accept<PagesAnswer>({ pages: found.docs.map((page) => page.data()), outline });
    }),
  );

  router.post(
    '/pages',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'writePages');
      const asked = parsed(savePageRequest, request.body);
      return savePage({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.get(
    '/pages/:pageId',
    answering(async (request) => {
      const { pageId } = parsed(pageParams, request.params);
      const { cot } = parsed(pageQuery, request.query);
      return readWrittenPage(pageId, cot ?? null, await readSessionCookie(request));
    }),
  );

  return router;
}

/** For the preview, all that any block could show. */
async function readWhole(assemblyId: string): Promise<PageOutline> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return { agenda: [], documents: [] };
  return readOutline({ assemblyId, assembly, blocks: liveBlocks, audience: 'attendees' });
}
