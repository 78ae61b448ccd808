import { nominationEndpoints, nominationSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { amendQuestion } from '../questions/amendQuestion.ts';
import { questionActionOf } from '../questions/questionActionOf.ts';
import { askSecrecy } from './askSecrecy.ts';
import { closeNominations } from './closeNominations.ts';
import { nominate, withdrawNomination } from './nominate.ts';
import { openNominations } from './openNominations.ts';

export const serveNominations = () =>
  serve(nominationEndpoints, nominationSchemas, {
    openNominations: ({ assemblyId, uid, asked, now }) =>
      openNominations({ assemblyId, by: uid, request: asked, now }),
    nominate: async (call) => nominate({ ...questionActionOf(call), request: call.asked }),
    withdrawNomination: async (call) =>
      withdrawNomination({ ...questionActionOf(call), ...call.asked }),
    closeNominations: async (call) => closeNominations(questionActionOf(call)),
    askSecrecy: async (call) => askSecrecy({ ...questionActionOf(call), asked: call.asked }),
    amendQuestion: async (call) => amendQuestion({ ...questionActionOf(call), ...call.asked }),
  });
