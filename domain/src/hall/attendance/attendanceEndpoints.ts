import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import {
  type AccreditRequest,
  accreditRequest,
  type ChannelRequest,
  type ClearArrearsRequest,
  channelRequest,
  clearArrearsRequest,
  type DeskAnswer,
  type LeaveRequest,
  leaveRequest,
  type TransferRequest,
  transferRequest,
} from './attendanceRequests.ts';
import {
  type SeatPack,
  type SeatPackQuery,
  type SeatPartQuery,
  seatPackQuery,
  seatPartQuery,
} from './seatPack.ts';

/** The work of a desk: people who come, who go and who paid at the door. */
export const attendanceEndpoints = {
  accredit: post('/attendance/accredit', 'accredit').of<AccreditRequest, DeskAnswer>(),
  leave: post('/attendance/leave', 'leave').of<LeaveRequest, DeskAnswer>(),
  transfer: post('/attendance/transfer', 'transfer').of<TransferRequest, DeskAnswer>(),
  clearArrears: post('/attendance/clear-arrears', 'clearArrears').of<
    ClearArrearsRequest,
    DeskAnswer
  >(),
  moveChannel: post('/attendance/channel', 'moveChannel').of<ChannelRequest, DeskAnswer>(),
  readSeatPack: get('/attendance/pack', 'readSeats').of<SeatPackQuery, SeatPack>(),
  readPackedSeats: get('/attendance/pack/seats', 'readSeats').of<SeatPartQuery, Written>(),
};

export const attendanceSchemas: SchemasOf<typeof attendanceEndpoints> = {
  accredit: accreditRequest,
  leave: leaveRequest,
  transfer: transferRequest,
  clearArrears: clearArrearsRequest,
  moveChannel: channelRequest,
  readSeatPack: seatPackQuery,
  readPackedSeats: seatPartQuery,
};
