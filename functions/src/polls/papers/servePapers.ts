import { paperEndpoints, paperSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import type { FindAwaited } from '../closing/reachLine.ts';
import { checkPaper } from './checkPaper.ts';
import { recordPaper } from './recordPaper.ts';

export const servePapers = (findAwaited: FindAwaited) =>
  serve(paperEndpoints, paperSchemas, {
    checkPaper: ({ assemblyId, uid, asked, now }) =>
      checkPaper({ assemblyId, by: uid, asked, now }),
    recordPaper: ({ assemblyId, uid, asked, now }) =>
      recordPaper({ assemblyId, by: uid, asked, now }, findAwaited),
  });
