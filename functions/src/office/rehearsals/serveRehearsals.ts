import { assemblyParams, rehearsalEndpoints, rehearsalSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { organiserOf } from '../organisations/organiser.ts';
import { discardRehearsal } from './discardRehearsal.ts';
import { startRehearsal } from './startRehearsal.ts';
import { startWork } from './startWork.ts';

/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 2_000;

export const serveRehearsals = () =>
  serve(rehearsalEndpoints, rehearsalSchemas, {
    async startRehearsal(call) {
      const { organisationId, assemblyId, uid } = await organiserOf(call);
      const { rehearsalId } = call.asked;
      const place = { organisationId, assemblyId, rehearsalId, by: uid, cot: newCot() };
      return startRehearsal({ ...place, clock: systemClock, budgetMillis });
    },
    startWork: ({ assemblyId, by, asked, now }) =>
      startWork({ assemblyId, by, request: asked, now }),
    async discardRehearsal(call) {
      const { organisationId, assemblyId, uid } = await organiserOf(call);
      const { assemblyId: rehearsalId } = parsed(assemblyParams, call.params);
      const outside = { files: openFiles(), keys: questionKeys() };
      const by = assemblyId === rehearsalId ? uid : null;
      const asked = { organisationId, rehearsalId, by, clock: systemClock, budgetMillis };
      return discardRehearsal({ ...asked, ...outside });
    },
  });
