import {
  accept,
  askTurn,
  type EnterFloorRequest,
  type FloorAnswer,
  isOut,
  type Outcome,
  refuse,
  turnOf,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { changeFloor, type FloorAction } from './changeFloor.ts';
import { readSpeaker } from './readSpeaker.ts';

export interface AskingFloor extends FloorAction {
  readonly request: EnterFloorRequest;
  readonly from: 'phone' | 'desk';
}

/** Puts somebody who attends in the queue, once: asked for again, it answers the turn that they have. */
export async function askFloor(asked: AskingFloor): Promise<Outcome<FloorAnswer>> {
  const { request, from, now, assemblyId } = asked;
  let personId = '';
  const changed = await changeFloor(
    { ...asked, needsOpen: true },
    async (tx, { floor, session: { session } }) => {
      const place = { assemblyId, session };
      const who = await readAsked(tx, place, request.who);
      if (!who.ok) return who;
      const speaker = await readSpeaker(tx, place, who.value);
      if (!speaker.ok) return speaker;
      ({ personId } = speaker.value);
      return askTurn(floor, { turnId: request.turnId, ...speaker.value, from, askedAt: now });
    },
  );
  if (!changed.ok) return changed;
  return accept({ turnId: turnOf(changed.value, personId)?.turnId ?? null });
}

async function readAsked(
  tx: Transaction,
  { assemblyId, session }: { readonly assemblyId: string; readonly session: number },
  who: EnterFloorRequest['who'],
): Promise<Outcome<string>> {
  if ('personId' in who) return accept(who.personId);
  const plate = (
    await tx.get(hallDocuments.plates(assemblyId, session).doc(String(who.plate)))
  ).data();
  if (plate === undefined) return refuse('plate-unknown');
  return isOut(plate) && plate.personId !== null ? accept(plate.personId) : refuse('plate-not-out');
}
