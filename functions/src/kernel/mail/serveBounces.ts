import { bounceEndpoints, mailgunNotice } from '@asamblea/domain';
import { Router } from 'express';
import { sendRefusal } from '../http/httpAnswers.ts';
import { jsonUpTo } from '../http/requestGuards.ts';
import { systemClock } from '../platform/clock.ts';
import { hearMailgun } from './hearMailgun.ts';
import { isSignedByMailgun, mailgunKeys } from './mailgunSignature.ts';

/** A notice is of a few kilobytes. */
const noticeBytes = 100_000;

/**
 * The door for mail servers that send mail back: no cookie and no page, only the content that a signing key
 * signs.
 */
export function serveBounces(): Router {
  const router = Router();
  const { path } = bounceEndpoints.hearMailgun;

  router.post(path, ...jsonUpTo(noticeBytes), async (request, response) => {
    const keys = mailgunKeys();
    if (keys.length === 0) {
      sendRefusal(response, { code: 'not-found' });
      return;
    }
    const notice = mailgunNotice.safeParse(request.body);
    if (!notice.success) {
      sendRefusal(response, { code: 'bad-request' });
      return;
    }
    const now = systemClock.now();
    if (!isSignedByMailgun(keys, notice.data.signature, now)) {
      sendRefusal(response, { code: 'bounce-unsigned' });
      return;
    }
    const heard = await hearMailgun(notice.data, now);
    if (heard.ok) response.json(heard.value);
    else sendRefusal(response, heard.refusal);
  });

  return router;
}
