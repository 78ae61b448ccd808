import {
  accept,
  createZoomRequest,
  endZoomRequest,
  isArchived,
  matchZoomRequest,
  setZoomRequest,
  viewOfZoomAccount,
  type ZoomSettingsAnswer,
  zoomPeopleRequest,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused } from '../platform/refused.ts';
import { createMeeting } from './createMeeting.ts';
import { endMeeting } from './endMeeting.ts';
import { identifyStay } from './identifyStay.ts';
import { joinVideo, type VideoJoining } from './joinVideo.ts';
import { lookUpPeople, readConsole } from './readConsole.ts';
import { setZoomAccount } from './setZoomAccount.ts';
import { signVideo } from './signVideo.ts';
import { startMeeting, tellMeeting } from './startMeeting.ts';
import { testZoom } from './testZoom.ts';
import { readZoomAccount } from './zoomAccounts.ts';

/** The meeting at Zoom: its account, its console, and each person's way in. */
export function zoomRouter(): Router {
  const router = Router();

  router.get(
    '/settings/zoom',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'setZoom');
      const account = await readZoomAccount(assemblyId);
      const view = account === null ? null : viewOfZoomAccount(account);
      return accept<ZoomSettingsAnswer>({ account: view });
    }),
  );

  router.post(
    '/settings/zoom',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'setZoom');
      const asked = parsed(setZoomRequest, request.body);
      return setZoomAccount({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/zoom/test',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'setZoom');
      return testZoom(assemblyId, by, systemClock.now());
    }),
  );

  router.get(
    '/zoom/console',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'runZoom');
      return readConsole(assemblyId, systemClock.now());
    }),
  );

  router.post(
    '/zoom/people',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'runZoom');
      return lookUpPeople(assemblyId, parsed(zoomPeopleRequest, request.body).text);
    }),
  );

  router.post(
    '/zoom/meeting',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'runZoom');
      const { requestId } = parsed(createZoomRequest, request.body);
      return createMeeting({ assemblyId, by, requestId, now: systemClock.now() });
    }),
  );

  router.post(
    '/zoom/meeting/start',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'runZoom');
      return startMeeting(assemblyId);
    }),
  );

  router.post(
    '/zoom/meeting/join',
    answering(async (request) => {
      const { assemblyId, uid, member } = await requireMember(request, 'runZoom');
      const { name } = member;
      return joinVideo({ assemblyId, personId: null, uid, name, now: systemClock.now() });
    }),
  );

  router.post(
    '/zoom/meeting/end',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'runZoom');
      parsed(endZoomRequest, request.body);
      return endMeeting({ assemblyId, by, now: systemClock.now() });
    }),
  );

  router.post(
    '/zoom/match',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'runZoom');
      const asked = parsed(matchZoomRequest, request.body);
      return identifyStay({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.get(
    '/zoom/own',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'joinZoom');
      return tellMeeting(assemblyId);
    }),
  );

  router.get(
    '/zoom/join',
    answering(async (request) => joinVideo(await joiningOf(request))),
  );

  router.get(
    '/zoom/signature',
    answering(async (request) => signVideo(await joiningOf(request))),
  );

  return router;
}

/** Asked for by reading, it inscribes whoever asks: an assembly that was archived takes nobody more. */
async function joiningOf(request: Request): Promise<VideoJoining> {
  const { assemblyId, uid, member } = await requireMember(request, 'joinZoom');
  const { personId, name } = member;
  if (personId === null) throw new Refused({ code: 'person-unknown' });
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined || isArchived(assembly)) throw new Refused({ code: 'zoom-over' });
  return { assemblyId, personId, uid, name, now: systemClock.now() };
}
