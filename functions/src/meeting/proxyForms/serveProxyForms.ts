import { mayDo, permissionsOf, proxyFormEndpoints, refuse } from '@asamblea/domain';
import * as z from 'zod';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { openProxyForm, readProxyForms } from './readProxyForms.ts';

const formParams = z.object({ token: z.string().regex(/^[0-9a-f]{20}$/u) });

export const serveProxyForms = () =>
  serve(
    proxyFormEndpoints,
    {},
    {
      readProxyForms: ({ assemblyId, now }) => readProxyForms(assemblyId, now),
      async openProxyForm({ assemblyId, member, params }) {
        const { token } = parsed(formParams, params);
        const isDesk = mayDo(permissionsOf(member), 'receiveProxy');
        if (!isDesk && member.personId === null) return refuse('proxy-form-unknown');
        return openProxyForm(assemblyId, token, isDesk ? null : member.personId);
      },
    },
  );
