import { actaVersionEndpoints, actaVersionSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { sendFile } from '../../kernel/files/sendFile.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import { fixWrittenActa } from './fixWrittenActa.ts';
import { readActaFile } from './readActaFile.ts';
import { readActaVersions } from './readActaVersions.ts';
import { reopenWrittenActa } from './reopenWrittenActa.ts';
import { of, writerOf } from './serveActa.ts';

export const serveActaVersions = () =>
  serve(actaVersionEndpoints, actaVersionSchemas, {
    readActaVersion: ({ assemblyId, asked }) => readActaVersions({ assemblyId, query: asked }),
    async readActaFile({ assemblyId, asked, http: { response } }): Promise<undefined> {
      sendFile(response, unwrap(await readActaFile({ assemblyId, query: asked })));
    },
    fixActa: (call) => fixWrittenActa({ ...of(call), writer: writerOf(call), request: call.asked }),
    reopenActa: (call) =>
      reopenWrittenActa({
        ...of(call),
        writer: writerOf(call),
        role: call.member.role,
        request: call.asked,
      }),
  });
