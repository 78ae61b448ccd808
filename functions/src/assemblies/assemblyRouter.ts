import {
  attorneySwitchRequest,
  describeAssemblyRequest,
  documentStepRequest,
  modalityRequest,
  replaceCodeRequest,
  setLawRequest,
  setMajorityRequest,
  setNoticeBylawsRequest,
  setOfficesRequest,
  setProxyBylawsRequest,
  setRedirectRequest,
  switchRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { newCot } from '../platform/ids.ts';
import { ownOrigin } from '../platform/ownOrigin.ts';
import { changeDescription } from './changeDescription.ts';
import { replaceCode } from './replaceCode.ts';
import { setAttorneyEntry } from './setAttorneyEntry.ts';
import { setDocumentStep } from './setDocumentStep.ts';
import { setLaw } from './setLaw.ts';
import { setMajority } from './setMajority.ts';
import { setModality } from './setModality.ts';
import { setNoticeBylaws } from './setNoticeBylaws.ts';
import { setOffices } from './setOffices.ts';
import { setProxyBylaws } from './setProxyBylaws.ts';
import { setRedirect } from './setRedirect.ts';
import { switchPlugin } from './switchPlugin.ts';

export function assemblyRouter(): Router {
  const router = Router();

  router.post(
    '/settings/general',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'describeAssembly');
      const asked = parsed(describeAssemblyRequest, request.body);
      return changeDescription({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/modality',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setModality');
      const asked = parsed(modalityRequest, request.body);
      return setModality({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/identity',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setModality');
      const asked = parsed(documentStepRequest, request.body);
      return setDocumentStep({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/attorneys',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setAttorneyEntry');
      const asked = parsed(attorneySwitchRequest, request.body);
      return setAttorneyEntry({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/proxies',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setProxyBylaws');
      const asked = parsed(setProxyBylawsRequest, request.body);
      return setProxyBylaws({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/notice',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setNoticeBylaws');
      const asked = parsed(setNoticeBylawsRequest, request.body);
      return setNoticeBylaws({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/majorities',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setMajority');
      const asked = parsed(setMajorityRequest, request.body);
      return setMajority({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/law',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setLaw');
      const asked = parsed(setLawRequest, request.body);
      return setLaw({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/offices',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setOffices');
      const asked = parsed(setOfficesRequest, request.body);
      return setOffices({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/redirects',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setRedirect');
      const asked = parsed(setRedirectRequest, request.body);
      const change = { assemblyId, by: uid, request: asked, ownOrigin: ownOrigin(request) };
      return setRedirect({ ...change, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/code',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'replaceCode');
      const asked = parsed(replaceCodeRequest, request.body);
      const change = { assemblyId, by: uid, request: asked, drawn: newCot() };
      return replaceCode({ ...change, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/plugins',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'switchPlugins');
      const asked = parsed(switchRequest, request.body);
      return switchPlugin({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
