import { pageParams, pageQuery } from '@asamblea/domain';
import { Router } from 'express';
import { readSessionCookie } from '../access/sessionCookie.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { readWrittenPage } from './readWrittenPage.ts';

export function writtenPageRouter(): Router {
  const router = Router();

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
