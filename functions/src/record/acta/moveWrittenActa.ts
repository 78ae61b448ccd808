import {
  type ActaAnswer,
  type ActaMove,
  type ActaWriter,
  actaLifeOf,
  actaMoveKinds,
  localDateOf,
  moveActa,
  type Outcome,
  type Role,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { type ActaAsked, changeActa } from './changeActa.ts';
import { isCallOver } from './isCallOver.ts';

export interface MovingActa extends ActaAsked {
  readonly writer: ActaWriter;
  readonly role: Role;
  readonly move: ActaMove;
}

/** Takes the minutes to another step of the life that their law gives them, and leaves it in the record. */
export function moveWrittenActa(asked: MovingActa): Promise<Outcome<ActaAnswer>> {
  const { assemblyId, session, call, now, writer, role, move } = asked;
  return changeActa(asked, async (tx, found) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const life = actaLifeOf(assembly.rulePack);
    const isOver = isCallOver(found.session, call);
    const { timeZone } = assembly;
    const { installedAt, startsAt } = found.session;
    const heldOn = localDateOf(installedAt ?? startsAt, timeZone);
    const today = localDateOf(now, timeZone);
    const moving = { life, role, isOver, heldOn, today };
    const moved = moveActa(found.document, move, writer, moving);
    if (moved.ok && moved.value !== found.document) {
      const kind = actaMoveKinds[move.state];
      const by = writer.memberId;
      recordEvent(tx, assemblyId, { kind, by, at: now, from: 'desk', session, call });
    }
    return moved;
  });
}
