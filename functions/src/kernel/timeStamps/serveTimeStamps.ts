import { accept, timeStampEndpoints, timeStampSchemas } from '@asamblea/domain';
import { requireProof } from '../access/requirePassword.ts';
import { serve } from '../access/serve.ts';
import { documents } from '../database/documents.ts';
import { readTimeStamps } from './readTimeStamps.ts';
import { setTimeAuthority } from './setTimeAuthority.ts';
import { tryTimeAuthority } from './tryTimeAuthority.ts';

export const serveTimeStamps = () =>
  serve(
    timeStampEndpoints,
    timeStampSchemas,
    {
      async readTimeAuthority({ assemblyId }) {
        const settings = (await documents.integrationSettings(assemblyId).get()).data();
        return accept({ authority: settings?.timeAuthority ?? null });
      },
      setTimeAuthority: ({ assemblyId, uid, asked, now }) =>
        setTimeAuthority({ assemblyId, by: uid, address: asked.address, now }),
      tryTimeAuthority: ({ asked }) => tryTimeAuthority(asked.address),
      readTimeStamps: async ({ assemblyId }) => accept(await readTimeStamps(assemblyId)),
    },
    { guards: { readTimeStamps: requireProof } },
  );
