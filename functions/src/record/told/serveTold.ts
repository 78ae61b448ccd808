import { accept, refuse, toldEndpoints, toldSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { ownOrigin } from '../../kernel/http/ownOrigin.ts';
import { answerActaObjection } from './answerActaObjection.ts';
import { communicateActa } from './communicateActa.ts';
import { mailActa } from './mailActa.ts';
import { objectActa } from './objectActa.ts';
import { readActaLetters } from './readActaLetters.ts';
import { readActaObjections } from './readActaObjections.ts';
import { readActaTold } from './readActaTold.ts';
import { readOwnActa } from './readOwnActa.ts';

/** The communicated minutes: the people notified, and the objections of owners. */
export const serveTold = () =>
  serve(toldEndpoints, toldSchemas, {
    async communicateActa({ assemblyId, uid, member, asked, now, http }) {
      const origin = ownOrigin(http.request) ?? '';
      const by = { by: uid, name: member.name };
      return communicateActa({ assemblyId, ...by, origin, request: asked, now });
    },
    readActaTold: ({ assemblyId, asked, now }) => readActaTold(assemblyId, asked, now),
    async mailActa({ assemblyId, uid, asked, now, http }) {
      const origin = ownOrigin(http.request) ?? '';
      return mailActa({ assemblyId, by: uid, origin, request: asked, now });
    },
    readActaLetters: ({ assemblyId, asked, now }) => readActaLetters(assemblyId, asked, now),
    readActaObjections: ({ assemblyId, asked, now }) => readActaObjections(assemblyId, asked, now),
    async noteActaObjection({ assemblyId, uid, asked, now }) {
      const { personId } = asked;
      const of = { assemblyId, personId, by: uid, isOwn: false };
      const taken = await objectActa({ ...of, request: asked, now });
      return taken.ok ? accept({ objection: taken.value }) : taken;
    },
    async answerActaObjection({ assemblyId, uid, member, asked, now }) {
      const by = { by: uid, name: member.name };
      const answered = await answerActaObjection({ assemblyId, ...by, request: asked, now });
      return answered.ok ? accept({ objection: answered.value }) : answered;
    },
    readOwnActa: ({ assemblyId, member, now }) => readOwnActa(assemblyId, member.personId, now),
    async objectActa({ assemblyId, uid, member, asked, now }) {
      const { personId } = member;
      if (personId === null) return refuse('notice-of-stranger');
      const of = { assemblyId, personId, by: uid, isOwn: true };
      const taken = await objectActa({ ...of, request: asked, now });
      return taken.ok ? readOwnActa(assemblyId, personId, now) : taken;
    },
  });
