import {
  accept,
  enterAssemblyRequest,
  type FirestoreAnswer,
  generateRequest,
  loginRequest,
  loginStatusCode,
  type OwnAssembliesAnswer,
  redirectQuery,
  successCode,
} from '@asamblea/domain';
import { type Request, Router } from 'express';
import { addressOf } from '../platform/addressOf.ts';
import { createFirestoreToken } from '../platform/auth.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { comesFromAnotherSite } from '../platform/requestGuards.ts';
import { answerSession } from './answerSession.ts';
import { deviceOf } from './deviceOf.ts';
import { enterAssembly } from './enterAssembly.ts';
import { generateClaims } from './generateClaims.ts';
import { listOwnAssemblies } from './listOwnAssemblies.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { lookUpRedirect } from './lookUpRedirect.ts';
import { requireMember } from './requireMember.ts';
import {
  assemblyNamedIn,
  giveSession,
  readSessionCookie,
  readSessions,
  setSessions,
} from './sessionCookie.ts';
import { readSignIn, type SignInTicket, signSignIn } from './signInTickets.ts';

/** What the first step of signing in gives a tab, to be brought to the second. */
const ticketHeader = 'X-Sign-In';

export function accessRouter(): Router {
  const router = Router();

  router.post(
    '/auth/generate',
    answering(async (request, response) => {
      const asked = parsed(generateRequest, request.body);
      const from = addressOf(request);
      const now = systemClock.now();
      const ticket = unwrap(await generateClaims(asked, { from, now }));
      response.set(ticketHeader, await signSignIn(ticket, now));
      return accept({ code: successCode });
    }),
  );

  router.post(
    '/auth/login',
    answering(async (request, response) => {
      const { token } = parsed(loginRequest, request.body);
      const device = deviceOf(request, systemClock.now());
      const { claims, remember } = unwrap(await logIn(token, device, await ticketIn(request)));
      await giveSession(request, response, { claims, remember, now: device.since });
      return accept({ statusCode: loginStatusCode });
    }),
  );

  router.get(
    '/auth/logout',
    answering(async (request, response) => {
      if (comesFromAnotherSite(request)) throw new Refused({ code: 'cross-site' });
      const now = systemClock.now();
      const held = await readSessions(request);
      const named = assemblyNamedIn(request);
      const left = held.filter(({ assembly }) => named !== null && assembly !== named);
      for (const one of held) if (!left.includes(one)) await logOut(one, now);
      await setSessions(response, left, now);
      return accept({ code: successCode });
    }),
  );

  router.get(
    '/auth/assemblies',
    answering(async (request) => {
      const { uid } = await requireMember(request, 'enterAssembly');
      const held = await readSessions(request);
      const assemblies = await listOwnAssemblies(uid, held, systemClock.now());
      return accept<OwnAssembliesAnswer>({ assemblies });
    }),
  );

  router.post(
    '/auth/enter',
    answering(async (request, response) => {
      const { assemblyId: from, member, sid } = await requireMember(request, 'enterAssembly');
      const { assemblyId } = parsed(enterAssemblyRequest, request.body);
      const now = systemClock.now();
      const { signedInAt } = member.sessions?.[sid] ?? {};
      const device = { ...deviceOf(request, now), ...(signedInAt && { signedInAt }) };
      const claims = unwrap(await enterAssembly(assemblyId, member, device));
      const held = await readSessions(request);
      const remember = held.some((one) => one.assembly === from && one.remember);
      await giveSession(request, response, { claims, remember, now });
      return accept({});
    }),
  );

  router.get(
    '/auth/session',
    answering(async (request) => {
      if (request.get('x-requested-with') !== 'fetch') throw new Refused({ code: 'cross-site' });
      const held = await readSessions(request);
      return accept(await answerSession(await readSessionCookie(request), held, systemClock.now()));
    }),
  );

  router.post(
    '/auth/firestore',
    answering(async (request) => {
      const {
        assemblyId: assembly,
        uid: member,
        sid,
      } = await requireMember(request, 'openFirestore');
      return accept<FirestoreAnswer>({
        token: await createFirestoreToken({ assembly, member, sid }),
      });
    }),
  );

  router.get(
    '/redirect',
    answering(async (request) => {
      const { path } = parsed(redirectQuery, request.query);
      return accept(await lookUpRedirect(await readSessionCookie(request), path));
    }),
  );

  return router;
}

/** Null for a client that brings none; one that is not ours is no sign-in of that tab. */
async function ticketIn(request: Request): Promise<SignInTicket | null> {
  const token = request.get(ticketHeader);
  if (token === undefined) return null;
  const ticket = await readSignIn(token);
  if (ticket === null) throw new Refused({ code: 'token-invalid' });
  return ticket;
}
