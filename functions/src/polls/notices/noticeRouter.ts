import {
  convocationIdSchema,
  handNoticeRequest,
  mayDo,
  permissionsOf,
  refuse,
  undoHandNoticeRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { answering, parsed } from '../../kernel/platform/httpAnswers.ts';
import { readNoticeSubjects } from './readNoticeSubjects.ts';
import { readNotified } from './readNotified.ts';
import { openProxyForm, readProxyForms } from './readProxyForms.ts';
import { undoHandNotice } from './undoHandNotice.ts';
import { writeHandNotice } from './writeHandNotice.ts';

const formToken = z.string().regex(/^[0-9a-f]{20}$/u);

/** Who was told of each notice: the one table, and what staff write down in it by hand. */
export function noticeRouter(): Router {
  const router = Router();

  router.get(
    '/notices',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'readNotices');
      return readNoticeSubjects(assemblyId, mayDo(permissionsOf(member), 'readConsents'));
    }),
  );

  router.get(
    '/notices/forms',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readNotices');
      return readProxyForms(assemblyId, systemClock.now());
    }),
  );

  router.get(
    '/notices/forms/:token',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'openProxyForm');
      const token = parsed(formToken, request.params.token);
      const isDesk = mayDo(permissionsOf(member), 'receiveProxy');
      if (!isDesk && member.personId === null) return refuse('proxy-form-unknown');
      return openProxyForm(assemblyId, token, isDesk ? null : member.personId);
    }),
  );

  router.get(
    '/notices/:convocationId',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readNotices');
      const convocationId = parsed(convocationIdSchema, request.params.convocationId);
      return readNotified(assemblyId, convocationId, systemClock.now());
    }),
  );

  router.post(
    '/notices',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'noteNotices');
      const asked = parsed(handNoticeRequest, request.body);
      return writeHandNotice({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/notices/:noticeId/undo',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'noteNotices');
      const noticeId = parsed(z.uuid(), request.params.noticeId);
      const asked = parsed(undoHandNoticeRequest, request.body);
      return undoHandNotice({ assemblyId, noticeId, by, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
