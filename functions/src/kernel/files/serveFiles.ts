import { fileEndpoints, fileSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { readMember } from '../access/readMember.ts';
import { serve } from '../access/serve.ts';
import { parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { sendFile } from '../platform/sendFile.ts';
import { readFile } from './readFile.ts';
import { saveFile } from './saveFile.ts';

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
