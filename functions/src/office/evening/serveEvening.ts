import { eveningEndpoints, eveningSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { noteCheck } from './noteCheck.ts';
import { readEvening } from './readEvening.ts';
import { showCode } from './showCode.ts';

export const serveEvening = () =>
  serve(eveningEndpoints, eveningSchemas, {
    readEvening: ({ assemblyId, now }) => readEvening(assemblyId, now),
    showCode: ({ assemblyId }) => showCode(assemblyId),
    noteCheck: ({ assemblyId, by, member, asked, now }) =>
      noteCheck({ assemblyId, by, byName: member.name, request: asked, now }),
  });
