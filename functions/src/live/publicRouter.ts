import { createHash } from 'node:crypto';
import {
  type AssemblyBrand,
  accept,
  cotQuery,
  type LiveAnswer,
  labelsQuery,
  liveQuery,
  lookOf,
  type Projected,
  paths,
  type ResultsAnswer,
  type UnitsAnswer,
} from '@asamblea/domain';
import { type Response, Router } from 'express';
import { readDoor } from '../assemblies/readDoor.ts';
import { documents } from '../platform/documents.ts';
import { documentAt } from '../platform/firestore.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { unwrap } from '../platform/refused.ts';
import { readLabels } from './readLabels.ts';

/** What anyone may ask with the assembly's code. No cookie is read, so the edge may keep it. */
export function publicRouter(): Router {
  const router = Router();

  router.get(
    '/public/assembly',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const door = unwrap(await readDoor(cot));
      response.set('Cache-Control', 'public, max-age=0, s-maxage=60');
      const { name, timeZone, logoUrl, isArchived, isRehearsal, off = [] } = door;
      const state = {
        ...(isArchived === true ? { isArchived } : {}),
        ...(off.length > 0 ? { off } : {}),
        ...(isRehearsal === true ? { isRehearsal } : {}),
      };
      return accept<AssemblyBrand>({ name, timeZone, logoUrl, ...lookOf(door), ...state });
    }),
  );

  router.get(
    '/public/live',
    answering(async (request, response) => {
      const { cot, only } = parsed(liveQuery, request.query);
      const shown = await documentAt<Projected>(paths.live(cot, only)).get();
      const answer: LiveAnswer<Projected> = { live: shown.data() ?? null };
      return accept(keepASecond(response, answer));
    }),
  );

  router.get(
    '/public/missing',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const live = (await documents.liveMissing(cot).get()).data() ?? null;
      return accept<UnitsAnswer>(keepASecond(response, { live }));
    }),
  );

  router.get(
    '/public/results',
    answering(async (request, response) => {
      const { cot } = parsed(cotQuery, request.query);
      const live = (await documents.liveResults(cot).get()).data() ?? null;
      return accept<ResultsAnswer>(keepASecond(response, { live }));
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

/**
 * The edge answers for a second, and from then on whoever has it already is only told that it stands. The
 * tag is of what is said: the same in every instance, and weak, because the edge may compress it.
 */
function keepASecond<A extends object>(response: Response, answer: A): A {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  response.set('Cache-Control', 'public, max-age=0, s-maxage=1');
  response.set('ETag', `W/"${hash.slice(0, 22)}"`);
  return answer;
}
