import { attendanceEndpoints, attendanceSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { clearArrears } from './clearArrears.ts';
import type { Desks } from './desks.ts';
import { moveChannel } from './moveChannel.ts';
import { readSeatPack, sendSeatPart } from './seatPack.ts';

export const serveAttendance = ({ accredit, leave, transfer }: Desks) =>
  serve(attendanceEndpoints, attendanceSchemas, {
    accredit: (call) => accredit(atDesk(call)),
    leave: (call) => leave(atDesk(call)),
    transfer: (call) => transfer(atDesk(call)),
    clearArrears: (call) => clearArrears(atDesk(call)),
    moveChannel: (call) => moveChannel(atDesk(call)),
    readSeatPack: ({ assemblyId, asked, now }) => readSeatPack({ assemblyId, ...asked, now }),
    readPackedSeats: (call) => sendSeatPart(call),
  });

/** The desk is known to the others by its name. */
function atDesk<T>(call: Requester & { readonly asked: T; readonly now: number }) {
  const { assemblyId, uid, member, asked, now } = call;
  return { assemblyId, by: uid, byName: member.name, request: asked, now };
}
