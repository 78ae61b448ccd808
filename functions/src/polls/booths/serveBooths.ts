import { accept, boothEndpoints, boothSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import {
  clearSessionCookie,
  readSessions,
  setSessionCookie,
} from '../../kernel/access/sessionCookie.ts';
import { arrivedAt } from '../../kernel/http/arrivals.ts';
import { unwrap } from '../../kernel/platform/refused.ts';
import { logOut } from '../../kernel/signIn/logOut.ts';
import type { Caster } from '../ballots/createCaster.ts';
import { signTicket } from './boothTokens.ts';
import { castAtBooth } from './castAtBooth.ts';
import { clearBooth } from './clearBooth.ts';
import { closeBooth } from './closeBooth.ts';
import { enterBooth } from './enterBooth.ts';
import { listBooths } from './listBooths.ts';
import { openBooth } from './openBooth.ts';
import { readBooth } from './readBooth.ts';
import { findBooth, requireBooth } from './requireBooth.ts';

export const serveBooths = (cast: Caster) =>
  serve(
    boothEndpoints,
    boothSchemas,
    {
      async openBooth({ assemblyId, uid, asked, now, http }) {
        const booth = unwrap(await openBooth({ assemblyId, by: uid, request: asked, now }));
        const ticket = await signTicket({ assembly: assemblyId, booth: booth.boothId }, now);
        // The next person at the booth finds no session of anybody: they all end, and their cookie goes.
        for (const held of await readSessions(http.request)) await logOut(held, now);
        setSessionCookie(http.response, ticket, null);
        return accept({ name: booth.name });
      },
      listBooths: async ({ assemblyId, now }) => accept(await listBooths(assemblyId, now)),
      clearBooth: ({ assemblyId, uid, asked: { boothId }, now }) =>
        clearBooth({ assemblyId, boothId, by: uid, now }),
      endBooth: ({ assemblyId, uid, asked: { boothId }, now }) =>
        closeBooth({ assemblyId, boothId, by: uid, now }),
      readBooth: async ({ now, http }) => readBooth(await findBooth(http.request), now),
      enterBooth: ({ ticket, asked, now }) => enterBooth(ticket, asked, now),
      castAtBooth: ({ ticket, asked, http }) =>
        castAtBooth(cast, ticket, asked, arrivedAt(http.request)),
      async closeBooth({ ticket: { assemblyId, booth }, now, http }) {
        const closed = await closeBooth({ assemblyId, boothId: booth.boothId, by: null, now });
        clearSessionCookie(http.response);
        return closed;
      },
    },
    { ticketOf: requireBooth },
  );
