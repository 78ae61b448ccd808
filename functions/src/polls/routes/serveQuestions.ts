import { isSecret, questionEndpoints, questionSchemas } from '@asamblea/domain';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { RefreshScreens } from '../../meeting/sessions/wakeScreens.ts';
import { annulQuestion } from '../closing/annulQuestion.ts';
import { closeQuestions } from '../closing/closeQuestions.ts';
import { drawLot } from '../closing/drawLot.ts';
import { listMissing } from '../closing/listMissing.ts';
import type { FindAwaited } from '../closing/reachLine.ts';
import { recountInHall } from '../closing/recountInHall.ts';
import { forecastQuestion } from '../forecasts/forecastQuestion.ts';
import { createQuestion } from '../questions/createQuestion.ts';
import { createRunoff } from '../questions/createRunoff.ts';
import { discardQuestion } from '../questions/discardQuestion.ts';
import { editQuestion } from '../questions/editQuestion.ts';
import { extendQuestions } from '../questions/extendQuestions.ts';
import { listVoted } from '../questions/listVoted.ts';
import { moveQuestion } from '../questions/moveQuestion.ts';
import { openQuestions } from '../questions/openQuestions.ts';
import { ballotActionOf, questionActionOf } from '../questions/questionActionOf.ts';
import { showResults } from '../questions/showResults.ts';

export const serveQuestions = (refresh: RefreshScreens, findAwaited: FindAwaited) =>
  serve(questionEndpoints, questionSchemas, {
    async createQuestion({ assemblyId, uid, asked, now, http }) {
      if (isSecret(asked)) await requireMember(http.request, 'askSecret');
      return createQuestion({ assemblyId, by: uid, request: asked, now });
    },
    async editQuestion(call) {
      if (isSecret(call.asked)) await requireMember(call.http.request, 'askSecret');
      return editQuestion({ ...questionActionOf(call), terms: call.asked });
    },
    moveQuestion: async (call) => moveQuestion({ ...questionActionOf(call), ...call.asked }),
    discardQuestion: async (call) => discardQuestion(questionActionOf(call)),
    async openQuestions(call) {
      const isSeveral = call.asked.questionIds.length > 1;
      if (isSeveral) await requireMember(call.http.request, 'openTogether');
      return openQuestions(ballotActionOf(call));
    },
    extendQuestions: (call) => extendQuestions(ballotActionOf(call)),
    closeQuestions: (call) => closeQuestions(ballotActionOf(call), questionKeys(), { findAwaited }),
    showResults: (call) => showResults(ballotActionOf(call), refresh),
    annulQuestion: async (call) => annulQuestion({ ...questionActionOf(call), ...call.asked }),
    drawLot: async (call) => drawLot(questionActionOf(call)),
    recountInHall: (call) =>
      recountInHall({ ...questionActionOf(call), asked: call.asked }, refresh),
    createRunoff: async (call) =>
      createRunoff({ ...questionActionOf(call), runoffId: call.asked.questionId }),
    forecastSecret: async ({ assemblyId, asked }) => forecastQuestion(assemblyId, asked),
    async listMissing(call) {
      const { assemblyId, questionId } = questionActionOf(call);
      return listMissing(assemblyId, questionId);
    },
    async listVoted(call) {
      const { assemblyId, questionId } = questionActionOf(call);
      return listVoted(assemblyId, questionId);
    },
  });
