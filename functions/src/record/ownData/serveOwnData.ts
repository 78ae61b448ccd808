import { ownDataEndpoints, ownDataSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readOwnData } from './readOwnData.ts';

/** What the assembly holds of whoever asks. */
export const serveOwnData = () =>
  serve(ownDataEndpoints, ownDataSchemas, {
    readOwnData: ({ assemblyId, member, now }) => readOwnData({ assemblyId, member, now }),
  });
