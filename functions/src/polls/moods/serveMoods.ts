import { moodEndpoints, moodSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { askMood } from './askMood.ts';
import { createMoodAnswerer } from './createMoodAnswerer.ts';
import { endMood } from './endMood.ts';

export const serveMoods = () => {
  const answer = createMoodAnswerer(systemClock);
  return serve(moodEndpoints, moodSchemas, {
    answerMood: ({ claims, asked }) => answer(claims, asked),
    askMood: ({ assemblyId, uid, asked, now }) =>
      askMood({ assemblyId, by: uid, request: asked, now }),
    endMood: ({ assemblyId, asked: { moodId }, now }) => endMood({ assemblyId, moodId, now }),
  });
};
