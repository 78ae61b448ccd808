import { fileEndpoints, fileSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { readMember } from '../../kernel/access/readMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { saveFile } from '../../kernel/files/saveFile.ts';
import { parsed } from '../../kernel/platform/httpAnswers.ts';
import { openFiles } from '../../kernel/platform/openFiles.ts';
import { Refused, unwrap } from '../../kernel/platform/refused.ts';
import { sendFile } from '../../kernel/platform/sendFile.ts';
import { readFile } from './readFile.ts';

export const serveFiles = () =>
  serve(fileEndpoints, fileSchemas, {
    saveFile: ({ assemblyId, by, asked, now }) =>
      saveFile({ assemblyId, by, request: asked, files: openFiles(), now }),
    async readFile({ claims, params, http: { response } }): Promise<undefined> {
      const member = await readMember(claims);
      if (member === null) throw new Refused({ code: 'not-signed-in' });
      const fileId = parsed(z.uuid(), params.fileId);
      const asked = { assemblyId: claims.assembly, fileId, member, files: openFiles() };
      const { file, bytes } = unwrap(await readFile(asked));
      sendFile(response, { name: file.name, type: file.type, bytes });
    },
  });
