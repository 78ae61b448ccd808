import {
  type Assembly,
  accept,
  type HoldingWords,
  loginStatusCode,
  signInEndpoints,
  signInSchemas,
  successCode,
} from '@asamblea/domain';
import type { Request } from 'express';
import { deviceOf } from '../access/deviceOf.ts';
import { lookUpRedirect } from '../access/lookUpRedirect.ts';
import { serve } from '../access/serve.ts';
import {
  assemblyNamedIn,
  giveSession,
  readSessionCookie,
  readSessions,
  setSessions,
} from '../access/sessionCookie.ts';
import { addressOf } from '../http/addressOf.ts';
import { comesFromAnotherSite } from '../http/requestGuards.ts';
import { createFirestoreToken } from '../platform/auth.ts';
import { systemClock } from '../platform/clock.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { answerSession } from './answerSession.ts';
import { enterAssembly } from './enterAssembly.ts';
import { generateClaims } from './generateClaims.ts';
import { listOwnAssemblies } from './listOwnAssemblies.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { readSignIn, type SignInTicket, signSignIn } from './signInTickets.ts';

/** The header with the ticket that the first step of signing in gives a tab, to be brought to the second. */
const ticketHeader = 'X-Sign-In';

/** `wordsOf`: in what an assembly says what somebody holds, which its law knows. */
export const serveSignIn = (wordsOf: (assembly: Assembly) => HoldingWords) =>
  serve(signInEndpoints, signInSchemas, {
    async generateClaims({ asked, now, http: { request, response } }) {
      const ticket = unwrap(await generateClaims(asked, { from: addressOf(request), now }));
      response.set(ticketHeader, await signSignIn(ticket, now));
      return accept({ code: successCode });
    },
    async logIn({ asked, now, http: { request, response } }) {
      const device = deviceOf(request, now);
      const { claims, remember } = unwrap(
        await logIn(asked.token, device, await ticketIn(request)),
      );
      await giveSession(request, response, { claims, remember, now });
      return accept({ statusCode: loginStatusCode });
    },
    async logOut({ now, http: { request, response } }) {
      if (comesFromAnotherSite(request)) throw new Refused({ code: 'cross-site' });
      const held = await readSessions(request);
      const named = assemblyNamedIn(request);
      const left = held.filter(({ assembly }) => named !== null && assembly !== named);
      for (const one of held) if (!left.includes(one)) await logOut(one, now);
      await setSessions(response, left, now);
      return accept({ code: successCode });
    },
    async listOwnAssemblies({ uid, now, http: { request } }) {
      const assemblies = await listOwnAssemblies(uid, await readSessions(request), now);
      return accept({ assemblies });
    },
    async enterAssembly({ assemblyId: from, member, sid, asked, now, http }) {
      const { request, response } = http;
      const { signedInAt } = member.sessions?.[sid] ?? {};
      const device = { ...deviceOf(request, now), ...(signedInAt && { signedInAt }) };
      const claims = unwrap(await enterAssembly(asked.assemblyId, member, device));
      const held = await readSessions(request);
      const remember = held.some((one) => one.assembly === from && one.remember);
      await giveSession(request, response, { claims, remember, now });
      return accept({});
    },
    async readSession({ http: { request } }) {
      if (request.get('x-requested-with') !== 'fetch') throw new Refused({ code: 'cross-site' });
      const held = await readSessions(request);
      const claims = await readSessionCookie(request);
      return accept(await answerSession(claims, { held, now: systemClock.now(), wordsOf }));
    },
    async openFirestore({ assemblyId: assembly, uid: member, sid }) {
      return accept({ token: await createFirestoreToken({ assembly, member, sid }) });
    },
    async lookUpRedirect({ asked, http: { request } }) {
      return accept(await lookUpRedirect(await readSessionCookie(request), asked.path));
    },
  });

/** Null for a client that brings none; one that is not ours is no sign-in of that tab. */
async function ticketIn(request: Request): Promise<SignInTicket | null> {
  const token = request.get(ticketHeader);
  if (token === undefined) return null;
  const ticket = await readSignIn(token);
  if (ticket === null) throw new Refused({ code: 'token-invalid' });
  return ticket;
}
