import { bulkEndpoints, bulkOperations, bulkSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { listBulk, readBulk } from './readBulk.ts';
import { startBulk } from './startBulk.ts';

const bulkParams = z.object({ jobId: z.uuid() });

export const serveBulk = () =>
  serve(bulkEndpoints, bulkSchemas, {
    async startBulk({ assemblyId, uid, asked, now, http }) {
      await requireMember(http.request, bulkOperations[asked.work]);
      return startBulk({ assemblyId, by: uid, request: asked, now });
    },
    listBulk: ({ assemblyId }) => listBulk(assemblyId),
    readBulk: async ({ assemblyId, params }) =>
      readBulk(assemblyId, parsed(bulkParams, params).jobId),
  });
