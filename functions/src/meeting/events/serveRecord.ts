import { type AssemblyEvent, accept, recordEndpoints, recordSchemas } from '@asamblea/domain';
import { dropProof, requirePassword, requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
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
      async openProtected(call) {
        const until = await requirePassword(call, call.asked.token, call.now);
        await noteReading({ ...call, kind: 'protected-opened' });
        return accept({ until, serverNow: call.now });
      },
      async closeProtected(call) {
        await dropProof(call, call.now);
        return accept({});
      },
      async readLog(call) {
        const page = await readRecord(call.assemblyId, call.asked, () => true);
        await noteReading({ ...call, kind: 'log-read' });
        return accept(page);
      },
      async checkSeals(call) {
        const { assemblyId, asked, now } = call;
        const check = await verifySeals(assemblyId, now, asked.mark);
        await noteReading({ ...call, kind: 'seals-checked' });
        return check;
      },
    },
    { guards: { readLog: requireProof, checkSeals: requireProof } },
  );

/** Entries, exits and the acts of the chair on the session. */
function isOfHall({ session }: AssemblyEvent): boolean {
  return session !== undefined;
}
