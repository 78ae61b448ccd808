import { guideEndpoints } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readGuide } from './readGuide.ts';

export const serveGuide = () =>
  serve(guideEndpoints, {}, { readGuide: ({ assemblyId, now }) => readGuide(assemblyId, now) });
