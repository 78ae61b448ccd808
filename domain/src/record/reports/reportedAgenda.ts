import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { PointApprover } from '../../kernel/events/pointApprover.ts';
import { sayPoint } from '../../kernel/sessions/pointNow.ts';
import { type AgendaPoint, byPointNumber } from '../../meeting/agenda/agendaPoint.ts';
import { firstTreating } from '../../meeting/agenda/treatedPoints.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** A point as it was gone through. */
export interface ReportedPoint
  extends Pick<AgendaPoint, 'pointId' | 'number' | 'text' | 'kind' | 'presenter'> {
  /** When the chair first went to it, or opened a question of it; null: the record does not say. */
  readonly treated: { readonly eventId: string; readonly at: number } | null;
}

/** A change of the agenda after the notice, and its approver. */
export interface AgendaChange {
  readonly eventId: string;
  readonly at: number;
  readonly kind: EventKind;
  /** As the point is called at the end; null once it is not there. */
  readonly point: string | null;
  readonly approvedBy: PointApprover;
}

/** Nothing where nobody wrote the points. */
export interface ReportedAgenda {
  readonly agenda?: readonly ReportedPoint[];
  readonly agendaChanges?: readonly AgendaChange[];
}

/** The points in their order, with when each was treated, and how the agenda changed once it was out. */
export function reportedAgenda({ agenda = [], events, questions }: SessionRecord): ReportedAgenda {
  const changes = events.flatMap((event): readonly AgendaChange[] => {
    const { eventId, at, kind, pointId, approvedBy } = event;
    if (approvedBy === undefined) return [];
    const point = agenda.find((one) => one.pointId === pointId);
    return [{ eventId, at, kind, approvedBy, point: point === undefined ? null : sayPoint(point) }];
  });
  if (agenda.length === 0 && changes.length === 0) return {};
  return {
    agenda: [...agenda].sort(byPointNumber).map(({ pointId, number, text, kind, presenter }) => ({
      pointId,
      number,
      text,
      kind,
      presenter,
      treated: momentOf(firstTreating(pointId, events, questions)),
    })),
    agendaChanges: changes,
  };
}

function momentOf(event: SessionRecord['events'][number] | null): ReportedPoint['treated'] {
  return event === null ? null : { eventId: event.eventId, at: event.at };
}
