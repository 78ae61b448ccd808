import { onWritten } from '../../kernel/platform/databaseTriggers.ts';
import { projectChange } from './projectChange.ts';
import { refreshingNow } from './refreshingNow.ts';

/** Somebody came or went: the quorum moves, and the participation of the question on stage. */
export const onAttendanceWritten = onWritten(
  'assemblies/{assembly}/sessions/{session}/attendance/{unit}',
  ({ params, at, eventId }) =>
    projectChange(
      { kind: 'attendance', session: Number(params.session) },
      { assemblyId: params.assembly ?? '', at, eventId },
      refreshingNow(),
    ),
);
