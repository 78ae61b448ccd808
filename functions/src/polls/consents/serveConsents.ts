import { consentEndpoints, consentSchemas, refuse } from '@asamblea/domain';
import * as z from 'zod';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { listConsents } from './listConsents.ts';
import { notifyAbsentees } from './notifyAbsentees.ts';
import { objectOwn } from './objectOwn.ts';
import { readConsent } from './readConsent.ts';
import { readOwnConsents } from './readOwnConsents.ts';
import { recordObjection } from './recordObjection.ts';
import { undoNotice } from './undoNotice.ts';

const consentParams = z.object({ questionId: z.uuid() });

export const serveConsents = () =>
  serve(consentEndpoints, consentSchemas, {
    listConsents: ({ assemblyId, now }) => listConsents(assemblyId, now),
    readOwnConsents: ({ assemblyId, member, now }) =>
      readOwnConsents(assemblyId, member.personId, now),
    async readConsent(call) {
      const { assemblyId, questionId, now } = actionOf(call);
      return readConsent(assemblyId, questionId, now);
    },
    notifyAbsentees: async (call) => notifyAbsentees({ ...actionOf(call), request: call.asked }),
    recordObjection: async (call) => recordObjection({ ...actionOf(call), request: call.asked }),
    undoNotice: async (call) => undoNotice({ ...actionOf(call), request: call.asked }),
    async objectOwn(call) {
      const { personId } = call.member;
      if (personId === null) return refuse('absentee-unknown');
      return objectOwn({ ...actionOf(call), personId, request: call.asked });
    },
  });

function actionOf(call: Requester & { readonly params: object; readonly now: number }) {
  const { assemblyId, by, member, now } = call;
  const { questionId } = parsed(consentParams, call.params);
  return { assemblyId, questionId, by, now, member };
}
