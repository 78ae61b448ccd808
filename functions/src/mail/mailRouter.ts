import {
  accept,
  credentialRequest,
  type MailSettingsAnswer,
  mayDo,
  permissionsOf,
  refuse,
  setMailRequest,
  testMailRequest,
  usualPace,
  viewOfMailServer,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { isOrganiser, requireOrganiser } from '../organisations/organiser.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { mailboxAddress } from '../platform/environment.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { ownOrigin } from '../platform/ownOrigin.ts';
import { deliverMail } from './deliverMail.ts';
import { openMailOf, readMailInForce, readMailServers } from './mailServers.ts';
import { queueCredential } from './queueCredential.ts';
import { setMailServer } from './setMailServer.ts';
import { testMail } from './testMail.ts';

export function mailRouter(): Router {
  const router = Router();

  router.post(
    '/mail/credential',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'mailCredential');
      const asked = parsed(credentialRequest, request.body);
      const send = await openMailOf(assemblyId);
      const origin = ownOrigin(request);
      if (send === null || origin === null) return refuse('mail-not-configured');
      const now = systemClock.now();
      const queued = await queueCredential({ assemblyId, by: uid, origin, request: asked, now });
      if (!queued.ok) return queued;
      return deliverMail({ assemblyId, mailId: asked.requestId, send, clock: systemClock });
    }),
  );

  router.get(
    '/settings/mail',
    answering(async (request) => {
      const { assemblyId, uid, member } = await requireMember(request, 'setMail');
      const [servers, found, assembly, settings] = await Promise.all([
        readMailServers(assemblyId),
        readMailInForce(assemblyId),
        documents.assembly(assemblyId).get(),
        documents.integrationSettings(assemblyId).get(),
      ]);
      const { organisationId = '' } = assembly.data() ?? {};
      const mayOrganise =
        mayDo(permissionsOf(member), 'setOrganisationMail') &&
        (await isOrganiser(organisationId, uid));
      const { own, organisation } = servers;
      return accept<MailSettingsAnswer>({
        own: own === null ? null : viewOfMailServer(own),
        organisation: organisation === null || !mayOrganise ? null : viewOfMailServer(organisation),
        ...{ mayOrganise, inForce: found?.source ?? null, mailbox: mailboxAddress() },
        pace: settings.data()?.mailPace ?? usualPace,
      });
    }),
  );

  router.post(
    '/settings/mail',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'setMail');
      const asked = parsed(setMailRequest, request.body);
      const now = systemClock.now();
      return setMailServer({ assemblyId, of: 'assembly', by, request: asked, now });
    }),
  );

  router.post(
    '/assemblies/mail',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireOrganiser(request, 'setOrganisationMail');
      const asked = parsed(setMailRequest, request.body);
      const now = systemClock.now();
      return setMailServer({ assemblyId, of: 'organisation', by, request: asked, now });
    }),
  );

  router.post(
    '/settings/mail/test',
    answering(async (request) => {
      const { assemblyId, uid: by } = await requireMember(request, 'setMail');
      const asked = parsed(testMailRequest, request.body);
      const origin = ownOrigin(request);
      if (origin === null) return refuse('mail-not-configured');
      return testMail({ assemblyId, by, origin, request: asked, now: systemClock.now() });
    }),
  );

  return router;
}
