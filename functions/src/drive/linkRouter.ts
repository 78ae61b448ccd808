import { linkParams, linkToken, newLinkRequest } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { sendFile } from '../platform/sendFile.ts';
import { makeLink } from './makeLink.ts';
import { readLink, readLinked } from './readLinked.ts';
import { revokeLink } from './revokeLink.ts';

/** Links that open one document to whoever has them. */
export function linkRouter(): Router {
  const router = Router();

  router.post(
    '/drive/links',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const asked = parsed(newLinkRequest, request.body);
      return makeLink({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/drive/links/:linkId/revoke',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const { linkId } = parsed(linkParams, request.params);
      return revokeLink({ assemblyId, by, linkId, now: systemClock.now() });
    }),
  );

  router.get(
    '/public/links',
    answering((request) => readLink({ token: tokenOf(request), now: systemClock.now() })),
  );

  router.get('/public/links/document', async (request, response) => {
    const asked = { token: tokenOf(request), now: systemClock.now(), files: openFiles() };
    const { document, version, bytes } = unwrap(await readLinked(asked));
    sendFile(response, { name: document.name, type: version.type, bytes });
  });

  return router;
}

/** In a header: addresses end in logs. */
function tokenOf(request: Request): string {
  const read = linkToken.safeParse(request.get('x-document-link'));
  if (!read.success) throw new Refused({ code: 'document-link-unknown' });
  return read.data;
}
