import { stageEndpoints, stageSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { setStage } from './setStage.ts';

export const serveStage = () =>
  serve(stageEndpoints, stageSchemas, {
    setStage: ({ assemblyId, uid, asked, now }) =>
      setStage({ assemblyId, by: uid, request: asked, now }),
  });
