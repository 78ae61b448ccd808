import {
  accept,
  logRequest,
  recordQuery,
  recountRequest,
  replayQuery,
  type StoredEvent,
  sealCheckRequest,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { requirePassword } from '../access/requirePassword.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { recountAll } from '../questions/recountAll.ts';
import { replayQuorum } from '../quorum/replayQuorum.ts';
import { readRecord } from './readRecord.ts';
import { verifySeals } from './verifySeals.ts';

/** What happened: for the staff, the hall and the session; in the protected area, everything. */
export function recordRouter(): Router {
  const router = Router();

  router.get(
    '/record',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readRecord');
      return accept(await readRecord(assemblyId, parsed(recordQuery, request.query), isOfHall));
    }),
  );
  router.get(
    '/record/quorum',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readRecord');
      return replayQuorum(assemblyId, parsed(replayQuery, request.query), systemClock.now());
    }),
  );
  router.post(
    '/protected/log',
    answering(async (request) => {
      const caller = await requireMember(request, 'readLog');
      const { token, ...query } = parsed(logRequest, request.body);
      await requirePassword(caller.uid, token, systemClock.now());
      return accept(await readRecord(caller.assemblyId, query, () => true));
    }),
  );
  router.post(
    '/protected/seals',
    answering(async (request) => {
      const caller = await requireMember(request, 'checkSeals');
      const { token } = parsed(sealCheckRequest, request.body);
      const now = systemClock.now();
      await requirePassword(caller.uid, token, now);
      return verifySeals(caller.assemblyId, now);
    }),
  );
  router.post(
    '/protected/recount',
    answering(async (request) => {
      const caller = await requireMember(request, 'recount');
      const { token } = parsed(recountRequest, request.body);
      const now = systemClock.now();
      await requirePassword(caller.uid, token, now);
      return recountAll(caller.assemblyId, now);
    }),
  );

  return router;
}

/** Entries, exits and what the chair did with the session. */
function isOfHall({ session }: StoredEvent): boolean {
  return session !== undefined;
}
