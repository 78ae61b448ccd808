import { recountEndpoints } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
import { auditCounts } from './auditCounts.ts';

export const serveRecount = () =>
  serve(
    recountEndpoints,
    {},
    {
      async recount(call) {
        requireProof(call, call.now);
        const counted = await auditCounts(call.assemblyId, call.now);
        await noteReading({ ...call, kind: 'votes-recounted' });
        return counted;
      },
    },
  );
