import {
  documentIdSchema,
  mayDo,
  noticeEndpoints,
  noticeSchemas,
  permissionsOf,
} from '@asamblea/domain';
import * as z from 'zod';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { readNoticeSubjects } from './readNoticeSubjects.ts';
import { readNotified } from './readNotified.ts';
import { undoHandNotice } from './undoHandNotice.ts';
import { writeHandNotice } from './writeHandNotice.ts';

const convocationParams = z.object({ convocationId: documentIdSchema });
const noticeParams = z.object({ noticeId: z.uuid() });

export const serveNotices = () =>
  serve(noticeEndpoints, noticeSchemas, {
    readNoticeSubjects: ({ assemblyId, member }) =>
      readNoticeSubjects(assemblyId, mayDo(permissionsOf(member), 'readConsents')),
    async readNotified({ assemblyId, params, now }) {
      const { convocationId } = parsed(convocationParams, params);
      return readNotified(assemblyId, convocationId, now);
    },
    writeHandNotice: ({ assemblyId, by, asked, now }) =>
      writeHandNotice({ assemblyId, by, request: asked, now }),
    async undoHandNotice({ assemblyId, by, asked, params, now }) {
      const { noticeId } = parsed(noticeParams, params);
      return undoHandNotice({ assemblyId, noticeId, by, request: asked, now });
    },
  });
