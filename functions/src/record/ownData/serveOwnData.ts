import { ownDataEndpoints, ownDataSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readOwnData } from './readOwnData.ts';

/** The data that the assembly holds about the person who asks. */
export const serveOwnData = () =>
  serve(ownDataEndpoints, ownDataSchemas, {
    readOwnData: ({ assemblyId, member, now }) => readOwnData({ assemblyId, member, now }),
  });
