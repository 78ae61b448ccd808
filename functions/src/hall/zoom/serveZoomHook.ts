import { zoomHookEndpoints } from '@asamblea/domain';
import express, { type Request, Router } from 'express';
import { sendRefusal } from '../../kernel/http/httpAnswers.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { hearZoomEvent } from './hearZoomEvent.ts';

/** An event of Zoom is of a few kilobytes. */
const eventBytes = 100_000;

/** The door of Zoom's events: no cookie and no page, only bodies that its secret signs, as they came. */
export function serveZoomHook(): Router {
  const router = Router();

  router.post(
    zoomHookEndpoints.hearZoomEvent.path,
    express.raw({ type: () => true, limit: eventBytes }),
    async (request, response) => {
      const body = rawBodyOf(request);
      if (body === null) {
        sendRefusal(response, { code: 'bad-request' });
        return;
      }
      const timestamp = request.get('x-zm-request-timestamp') ?? '';
      const signature = request.get('x-zm-signature') ?? '';
      const event = { timestamp, signature, body };
      const heard = await hearZoomEvent(request.params.hookKey, event, systemClock.now());
      if (heard.kind === 'heard') response.json(heard.answer);
      else sendRefusal(response, { code: refusalOf[heard.kind] });
    },
  );

  return router;
}

const refusalOf = {
  unsigned: 'zoom-unsigned',
  unreadable: 'bad-request',
  unknown: 'not-found',
} as const;

/** The platform reads it before us and keeps it; by ourselves, it was just read. */
function rawBodyOf(request: Request): Buffer | null {
  const kept: unknown = 'rawBody' in request ? request.rawBody : request.body;
  return Buffer.isBuffer(kept) && kept.length <= eventBytes ? kept : null;
}
