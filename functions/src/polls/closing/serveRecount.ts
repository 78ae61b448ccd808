import { recountEndpoints } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { auditCounts } from './auditCounts.ts';

export const serveRecount = () =>
  serve(
    recountEndpoints,
    {},
    {
      async recount(call) {
        requireProof(call, call.now);
        return auditCounts(call.assemblyId, call.now);
      },
    },
  );
