import { fileEndpoints, fileSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { readMember } from '../../kernel/access/readMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { saveFile } from '../../kernel/files/saveFile.ts';
import { sendStored } from '../../kernel/files/sendFile.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { Refused, unwrap } from '../../kernel/platform/refused.ts';
import { readFile } from './readFile.ts';

export const serveFiles = () =>
  serve(fileEndpoints, fileSchemas, {
    saveFile: ({ assemblyId, by, asked, now }) =>
      saveFile({ assemblyId, by, request: asked, files: openFiles(), now }),
    async readFile({ claims, params, http: { response } }): Promise<undefined> {
      const member = await readMember(claims);
      if (member === null) throw new Refused({ code: 'not-signed-in' });
      const fileId = parsed(z.uuid(), params.fileId);
      const { assembly: assemblyId } = claims;
      const { file, path } = unwrap(await readFile({ assemblyId, fileId, member }));
      const sent = { name: file.name, type: file.type, path, tag: fileId };
      const isSent = await sendStored(response, sent, openFiles());
      if (!isSent) throw new Refused({ code: 'file-unknown' });
    },
  });
