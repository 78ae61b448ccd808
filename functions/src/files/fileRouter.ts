import { fileRequest } from '@asamblea/domain';
import { Router } from 'express';
import { z } from 'zod';
import { readMember } from '../access/readMember.ts';
import { requireCookie, requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { sendFile } from '../platform/sendFile.ts';
import { readFile } from './readFile.ts';
import { saveFile } from './saveFile.ts';

/** Owners and desks bring papers of proxies; each is read by who may see its proxy. */
export function fileRouter(): Router {
  const router = Router();

  router.post(
    '/files',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'bringFile');
      const asked = parsed(fileRequest, request.body);
      const files = openFiles();
      return saveFile({ assemblyId, by, request: asked, files, now: systemClock.now() });
    }),
  );

  router.get('/files/:fileId', async (request, response) => {
    const claims = await requireCookie(request);
    const member = await readMember(claims);
    if (member === null) throw new Refused({ code: 'not-signed-in' });
    const fileId = parsed(z.uuid(), request.params.fileId);
    const asked = { assemblyId: claims.assembly, fileId, member, files: openFiles() };
    const { file, bytes } = unwrap(await readFile(asked));
    sendFile(response, { name: file.name, type: file.type, bytes });
  });

  return router;
}
