import {
  accept,
  type CodeSignInRequest,
  type CodeSignInWay,
  codeSignInEndpoints,
  codeSignInSchemas,
  type Outcome,
  recoveriesAtMost,
  type SignInAnswer,
} from '@asamblea/domain';
import type { Request, Response } from 'express';
import { deviceOf } from '../../kernel/access/deviceOf.ts';
import { serve } from '../../kernel/access/serve.ts';
import { giveSession } from '../../kernel/access/sessionCookie.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { addressOf } from '../../kernel/http/addressOf.ts';
import { takeAttempt } from '../../kernel/http/rateLimits.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import { enterWithCode } from './enterWithCode.ts';
import { issueCode, newAccessCode } from './issueCode.ts';
import { readAttorneySignIn } from './readAttorneySignIn.ts';
import { readPrivacyNotice } from './readPrivacyNotice.ts';

export const serveCodeSignIn = () =>
  serve(codeSignInEndpoints, codeSignInSchemas, {
    async readAttorneySignIn({ asked }) {
      const { assemblyId } = unwrap(await readPublicAssembly(asked.assembly));
      return accept(await readAttorneySignIn(assemblyId));
    },
    attorney: (call) => enter('attorney', call),
    virtual: (call) => enter('virtual', call),
    readPrivacyNotice: ({ asked }) => readPrivacyNotice(asked),
    async askRecovery({ asked, now, http: { request } }) {
      const taken = await takeAttempt({
        tried: ['forgot', asked.email.toLowerCase()],
        from: addressOf(request),
        now,
        atMost: recoveriesAtMost,
      });
      return taken.ok ? accept({}) : taken;
    },
    issueCode: ({ assemblyId, uid, asked, now }) =>
      issueCode({
        assemblyId,
        by: uid,
        personId: asked.personId,
        code: newAccessCode(),
        now,
      }),
  });

interface Entering {
  readonly asked: CodeSignInRequest;
  readonly now: number;
  readonly http: { readonly request: Request; readonly response: Response };
}

async function enter(
  way: CodeSignInWay,
  { asked, now, http: { request, response } }: Entering,
): Promise<Outcome<SignInAnswer>> {
  const device = deviceOf(request, now);
  const claims = unwrap(await enterWithCode(way, asked, { device, from: addressOf(request) }));
  await giveSession(request, response, { claims, remember: asked.remember === true, now });
  return accept({ assembly: asked.assembly });
}
