import { convocationEndpoints, convocationSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { serve } from '../../kernel/access/serve.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { ownOrigin } from '../../kernel/http/ownOrigin.ts';
import { callOff } from './callOff.ts';
import { declareOutside } from './declareOutside.ts';
import { mailMissing } from './mailMissing.ts';
import { readConvocations } from './readConvocations.ts';
import { readRecipients } from './readRecipients.ts';
import { readUnmailed } from './readUnmailed.ts';
import { remindPeople } from './remindPeople.ts';
import { saveDraft } from './saveDraft.ts';
import { sendConvocation } from './sendConvocation.ts';
import { verifyConvocation } from './verifyConvocation.ts';

export const serveConvocations = () =>
  serve(convocationEndpoints, convocationSchemas, {
    readConvocations: ({ assemblyId, now }) => readConvocations(assemblyId, now),
    saveDraft: ({ assemblyId, uid, asked, now }) =>
      saveDraft({ assemblyId, by: uid, request: asked, now }),
    async sendConvocation({ assemblyId, uid, asked, now, http }) {
      const origin = ownOrigin(http.request) ?? '';
      return sendConvocation({ assemblyId, by: uid, origin, request: asked, now });
    },
    async callOff({ assemblyId, uid, asked, now, http }) {
      const origin = ownOrigin(http.request) ?? '';
      return callOff({ assemblyId, by: uid, origin, request: asked, now });
    },
    declareOutside: ({ assemblyId, uid, asked, now }) =>
      declareOutside({ assemblyId, by: uid, request: asked, now }),
    readRecipients: ({ assemblyId }) => readRecipients(assemblyId),
    checkConvocation: async ({ assemblyId, params }) =>
      verifyConvocation(assemblyId, noticeIn(params), openFiles()),
    readUnmailed: async ({ assemblyId, params }) => readUnmailed(assemblyId, noticeIn(params)),
    mailMissing: async ({ assemblyId, uid, params, now }) =>
      mailMissing({ assemblyId, convocationId: noticeIn(params), by: uid, now }),
    async remindPeople({ assemblyId, uid, asked, params, now }) {
      const { requestId } = asked;
      const convocationId = noticeIn(params);
      return remindPeople({ assemblyId, convocationId, requestId, by: uid, now });
    },
  });

function noticeIn({ convocationId }: { readonly convocationId: string }): string {
  return parsed(z.uuid(), convocationId);
}
