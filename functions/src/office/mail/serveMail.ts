import {
  accept,
  mailEndpoints,
  mailSchemas,
  mayDo,
  permissionsOf,
  refuse,
  usualPace,
  viewOfMailServer,
} from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { isOrganiser } from '../../kernel/assemblies/isOrganiser.ts';
import { documents } from '../../kernel/database/documents.ts';
import { ownOrigin } from '../../kernel/http/ownOrigin.ts';
import { openMailOf, readMailInForce, readMailServers } from '../../kernel/mail/mailServers.ts';
import { setMailServer } from '../../kernel/mail/setMailServer.ts';
import { testMail } from '../../kernel/mail/testMail.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { mailboxAddress } from '../../kernel/platform/environment.ts';
import { organiserOf } from '../organisations/organiser.ts';
import { deliverMail } from './deliverMail.ts';
import { queueCredential } from './queueCredential.ts';

export const serveMail = () =>
  serve(mailEndpoints, mailSchemas, {
    async mailCredential({ assemblyId, uid, asked, now, http }) {
      const send = await openMailOf(assemblyId);
      const origin = ownOrigin(http.request);
      if (send === null || origin === null) return refuse('mail-not-configured');
      const queued = await queueCredential({ assemblyId, by: uid, origin, request: asked, now });
      if (!queued.ok) return queued;
      return deliverMail({ assemblyId, mailId: asked.requestId, send, clock: systemClock });
    },
    async readMailSettings({ assemblyId, uid, member }) {
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
      return accept({
        own: own === null ? null : viewOfMailServer(own),
        organisation: organisation === null || !mayOrganise ? null : viewOfMailServer(organisation),
        mayOrganise,
        inForce: found?.source ?? null,
        mailbox: mailboxAddress(),
        pace: settings.data()?.mailPace ?? usualPace,
      });
    },
    setMail: ({ assemblyId, uid, asked, now }) =>
      setMailServer({ assemblyId, of: 'assembly', by: uid, request: asked, now }),
    async setOrganisationMail(call) {
      const { assemblyId, uid } = await organiserOf(call);
      const { asked, now } = call;
      return setMailServer({ assemblyId, of: 'organisation', by: uid, request: asked, now });
    },
    async testMail({ assemblyId, uid, asked, now, http }) {
      const origin = ownOrigin(http.request);
      if (origin === null) return refuse('mail-not-configured');
      return testMail({ assemblyId, by: uid, origin, request: asked, now });
    },
  });
