import { actaEndpoints, actaSchemas, claimPen, writeActa } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { changeActa } from './changeActa.ts';
import { moveWrittenActa } from './moveWrittenActa.ts';
import { readActaDocument } from './readActaDocument.ts';

export const serveActa = () =>
  serve(actaEndpoints, actaSchemas, {
    readActaDocument: ({ assemblyId, asked, now }) =>
      readActaDocument({ assemblyId, ...asked, now }),
    claimPen: (call) =>
      changeActa(of(call), async (_, { document }) =>
        claimPen(document, writerOf(call), call.asked.takeOver),
      ),
    writeActa: (call) =>
      changeActa(of(call), async (_, { document }) =>
        writeActa(document, call.asked, writerOf(call)),
      ),
    moveActa: (call) =>
      moveWrittenActa({
        ...of(call),
        writer: writerOf(call),
        role: call.member.role,
        move: call.asked,
      }),
  });

export interface AskingActa extends Requester {
  readonly asked: { readonly session: number; readonly call: number };
  readonly now: number;
}

/** Which minutes a request is about. */
export function of({ assemblyId, asked: { session, call }, now }: AskingActa) {
  return { assemblyId, session, call, now };
}

/** The caller, as a writer of the minutes. */
export function writerOf({ uid, member, now }: AskingActa) {
  return { memberId: uid, name: member.name, now };
}
