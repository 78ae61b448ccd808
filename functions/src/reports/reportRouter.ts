import { type Operation, reportQuery } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { readActa } from './readActa.ts';
import { readOwnReport } from './readOwnReport.ts';
import { readQuorumReport, readVotersReport, readVotesReport } from './readReports.ts';

/** What is left of a session, for those who answer for it. */
export function reportRouter(): Router {
  const router = Router();

  router.get(
    '/reports/quorum',
    answering(async (request) => readQuorumReport(await askedOf(request, 'readQuorumReport'))),
  );
  router.get(
    '/reports/voters',
    answering(async (request) => readVotersReport(await askedOf(request, 'readVotersReport'))),
  );
  router.get(
    '/reports/votes',
    answering(async (request) => readVotesReport(await askedOf(request, 'readVotesReport'))),
  );
  router.get(
    '/reports/acta',
    answering(async (request) => readActa(await askedOf(request, 'readActa'))),
  );
  router.get(
    '/reports/own',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'readOwnReport');
      const { personId } = member;
      const query = parsed(reportQuery, request.query);
      return readOwnReport({ assemblyId, personId, query, now: systemClock.now() });
    }),
  );

  return router;
}

async function askedOf(request: Request, operation: Operation) {
  const { assemblyId } = await requireMember(request, operation);
  return { assemblyId, query: parsed(reportQuery, request.query), now: systemClock.now() };
}
