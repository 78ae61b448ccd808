import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Hall } from '../seeds/seedHall.ts';
import { postJson } from './postJson.ts';

/** The moderator's part, through the API. */
export function conductQuestions(api: string, hall: Hall) {
  const press = async (path: string, body: object): Promise<unknown> => {
    const answer = await postJson(api, path, hall.moderator, body);
    if (answer.status !== 200) {
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  };
  return {
    open: async (): Promise<string> => {
      const questionId = randomUUID();
      await press('/questions', {
        questionId,
        text: '¿Aprueba el presupuesto?',
        blank: true,
        abstention: true,
        liveBars: true,
        durationSeconds: null,
      });
      await press('/questions/open', openingOf(questionId));
      return questionId;
    },
    close: (questionId: string) => press('/questions/close', { questionIds: [questionId] }),
  };
}
