import {
  type AssemblyBrand,
  accept,
  cotQuery,
  type LiveAnswer,
  labelsQuery,
  type ResultsAnswer,
  refuse,
  type UnitsAnswer,
} from '@asamblea/domain';
import { Router } from 'express';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { readLabels } from './readLabels.ts';

/** What anyone may ask with the assembly's code. No cookie is read, so the edge may keep it. */
export function publicRouter(): Router {
  const router = Router();

  router.get(
    '/public/assembly',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const found = (await documents.publicAssembly(cot).get()).data();
      if (found === undefined) return refuse('assembly-unknown');
      response.set('Cache-Control', 'public, max-age=0, s-maxage=60');
      const { name, primary, logoUrl } = found;
      return accept<AssemblyBrand>({ name, primary, logoUrl });
    }),
  );

  router.get(
    '/public/live',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const [quorum, question] = await Promise.all([
        documents.liveQuorum(cot).get(),
        documents.liveQuestion(cot).get(),
      ]);
      response.set('Cache-Control', 'public, max-age=0, s-maxage=1');
      return accept<LiveAnswer>({
        quorum: quorum.data() ?? null,
        question: question.data() ?? null,
        serverNow: systemClock.now(),
      });
    }),
  );

  router.get(
    '/public/missing',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const missing = (await documents.liveMissing(cot).get()).data() ?? null;
      response.set('Cache-Control', 'public, max-age=0, s-maxage=1');
      return accept<UnitsAnswer>({ live: missing });
    }),
  );

  router.get(
    '/public/results',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const live = (await documents.liveResults(cot).get()).data() ?? null;
      response.set('Cache-Control', 'public, max-age=0, s-maxage=1');
      return accept<ResultsAnswer>({ live });
    }),
  );

  router.get(
    '/public/labels',
    answering(async (request, response) => {
      const { cot, question } = parsed(labelsQuery, request.query);
      const labels = await readLabels(cot, question);
      if (labels.ok) response.set('Cache-Control', 'public, max-age=60, s-maxage=300');
      return labels;
    }),
  );

  return router;
}
