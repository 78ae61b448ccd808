import {
  accept,
  type FloorAnswer,
  floorEndpoints,
  floorSchemas,
  type Outcome,
} from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { askFloor } from './askFloor.ts';
import { type FloorMove, moveFloor } from './moveFloor.ts';
import { readOwnFloor } from './readOwnFloor.ts';
import { sendInquiry } from './sendInquiry.ts';
import { settleInquiry } from './settleInquiry.ts';
import { showInquiry } from './showInquiry.ts';
import { withdrawFloor } from './withdrawFloor.ts';

export const serveFloor = () =>
  serve(floorEndpoints, floorSchemas, {
    readOwnFloor: ({ assemblyId, member, now }) =>
      readOwnFloor(assemblyId, member.personId ?? null, now),
    async askFloor(call) {
      const { personId, ...action } = ofPerson(call);
      const { turnId } = call.asked;
      return askFloor({ ...action, from: 'phone', request: { turnId, who: { personId } } });
    },
    withdrawFloor: async (call) => withdrawFloor({ ...ofPerson(call), ...call.asked }),
    enterFloor: (call) => askFloor({ ...ofChair(call), from: 'desk', request: call.asked }),
    removeTurn: (call) => withdrawFloor({ ...ofChair(call), personId: null, ...call.asked }),
    giveFloor: (call) => move(call, { kind: 'give', request: call.asked }),
    extendTurn: (call) => move(call, { kind: 'extend', request: call.asked }),
    endTurn: (call) => move(call, { kind: 'end', request: call.asked }),
    ruleFloor: (call) => move(call, { kind: 'rules', request: call.asked }),
    async sendInquiry(call) {
      const { assemblyId, personId, now } = ofPerson(call);
      return sendInquiry({ assemblyId, personId, now, request: call.asked });
    },
    settleInquiry: (call) => settleInquiry({ ...ofChair(call), request: call.asked }),
    async showInquiry(call) {
      const changed = await showInquiry({ ...ofChair(call), request: call.asked });
      return changed.ok ? accept({ shown: changed.value.shown?.inquiryId ?? null }) : changed;
    },
  });

type Press = Requester & { readonly now: number };

async function move(call: Press, asked: FloorMove): Promise<Outcome<FloorAnswer>> {
  const changed = await moveFloor({ ...ofChair(call), move: asked });
  if (!changed.ok) return changed;
  return accept({ turnId: changed.value.speaking?.turnId ?? null });
}

function ofChair({ assemblyId, uid, now }: Press) {
  return { assemblyId, by: uid, now };
}

/** The person who asks for themselves: somebody of the roster or with a proxy, never an account without person. */
function ofPerson({ assemblyId, by, member, now }: Press) {
  if (member.personId == null) throw new Refused({ code: 'floor-not-attending' });
  return { assemblyId, by, personId: member.personId, now };
}
