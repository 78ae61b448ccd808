import {
  type AssemblyEvent,
  accept,
  logRequest,
  openProtectedRequest,
  recordQuery,
  replayQuery,
} from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { dropProof, requirePassword, requireProof } from '../access/requirePassword.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { recountAll } from '../questions/recountAll.ts';
import { replayQuorum } from '../quorum/replayQuorum.ts';
import { readRecord } from './readRecord.ts';
import { verifySeals } from './verifySeals.ts';

/** What happened: for the staff, the hall and the session; in the protected area, everything. */
export function recordRouter(): Router {
  const router = Router();

  router.post(
    '/record',
    answering(async (request) => {
      const { assemblyId } = await requireMember(request, 'readRecord');
      return accept(await readRecord(assemblyId, parsed(recordQuery, request.body), isOfHall));
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
    '/protected/open',
    answering(async (request) => {
      const caller = await requireMember(request, 'readLog');
      const { token } = parsed(openProtectedRequest, request.body);
      const serverNow = systemClock.now();
      return accept({ until: await requirePassword(caller, token, serverNow), serverNow });
    }),
  );
  router.post(
    '/protected/close',
    answering(async (request) => {
      await dropProof(await requireMember(request, 'readLog'), systemClock.now());
      return accept({});
    }),
  );
  router.post(
    '/protected/log',
    answering(async (request) => {
      const caller = await requireMember(request, 'readLog');
      requireProof(caller, systemClock.now());
      const query = parsed(logRequest, request.body);
      return accept(await readRecord(caller.assemblyId, query, () => true));
    }),
  );
  router.post(
    '/protected/seals',
    answering(async (request) => {
      const caller = await requireMember(request, 'checkSeals');
      const now = systemClock.now();
      requireProof(caller, now);
      return verifySeals(caller.assemblyId, now);
    }),
  );
  router.post(
    '/protected/recount',
    answering(async (request) => {
      const caller = await requireMember(request, 'recount');
      const now = systemClock.now();
      requireProof(caller, now);
      return recountAll(caller.assemblyId, now);
    }),
  );

  return router;
}

/** Entries, exits and what the chair did with the session. */
function isOfHall({ session }: AssemblyEvent): boolean {
  return session !== undefined;
}
