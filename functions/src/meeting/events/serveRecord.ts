import { type AssemblyEvent, accept, recordEndpoints, recordSchemas } from '@asamblea/domain';
import { dropProof, requirePassword, requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { verifySeals } from '../../kernel/events/verifySeals.ts';
import { replayQuorum } from '../quorum/replayQuorum.ts';
import { readRecord } from './readRecord.ts';

export const serveRecord = () =>
  serve(
    recordEndpoints,
    recordSchemas,
    {
      readRecord: async ({ assemblyId, asked }) =>
        accept(await readRecord(assemblyId, asked, isOfHall)),
      replayQuorum: ({ assemblyId, asked, now }) => replayQuorum(assemblyId, asked, now),
      openProtected: async (call) =>
        accept({
          until: await requirePassword(call, call.asked.token, call.now),
          serverNow: call.now,
        }),
      async closeProtected(call) {
        await dropProof(call, call.now);
        return accept({});
      },
      readLog: async ({ assemblyId, asked }) =>
        accept(await readRecord(assemblyId, asked, () => true)),
      checkSeals: ({ assemblyId, asked, now }) => verifySeals(assemblyId, now, asked.mark),
    },
    { guards: { readLog: requireProof, checkSeals: requireProof } },
  );

/** Entries, exits and what the chair did with the session. */
function isOfHall({ session }: AssemblyEvent): boolean {
  return session !== undefined;
}
