import { linkEndpoints, linkParams, linkSchemas, linkToken } from '@asamblea/domain';
import type { Request } from 'express';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { Refused, unwrap } from '../../kernel/platform/refused.ts';
import { makeLink } from './makeLink.ts';
import { readLink, readLinked } from './readLinked.ts';
import { revokeLink } from './revokeLink.ts';
import { sendDriveDocument } from './sendDriveDocument.ts';

export const serveLinks = () =>
  serve(linkEndpoints, linkSchemas, {
    makeLink: ({ assemblyId, by, asked, now }) => makeLink({ assemblyId, by, request: asked, now }),
    async revokeLink({ assemblyId, by, params, now }) {
      const { linkId } = parsed(linkParams, params);
      return revokeLink({ assemblyId, by, linkId, now });
    },
    readLink: async ({ now, http }) => readLink({ token: tokenOf(http.request), now }),
    async readLinked({ now, http: { request, response } }): Promise<undefined> {
      await sendDriveDocument(response, unwrap(await readLinked({ token: tokenOf(request), now })));
    },
  });

/** In a header: addresses end in logs. */
function tokenOf(request: Request): string {
  const read = linkToken.safeParse(request.get('x-document-link'));
  if (!read.success) throw new Refused({ code: 'document-link-unknown' });
  return read.data;
}
