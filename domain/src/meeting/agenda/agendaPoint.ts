import type { PointApprover } from '../../kernel/events/pointApprover.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';

/** The act of a point: only heard, the officers of the meeting chosen, something decided, or any proposals. */
export const pointKinds = ['informative', 'officers', 'decision', 'proposals'] as const;
export type PointKind = (typeof pointKinds)[number];

export const pointKindNames: Readonly<Record<PointKind, string>> = {
  informative: 'Informativo',
  officers: 'Dignatarios de la reunión',
  decision: 'Para decidir',
  proposals: 'Proposiciones y varios',
};

export const pointApproverNames: Readonly<Record<PointApprover, string>> = {
  assembly: 'La asamblea',
  chair: 'La presidencia',
  council: 'El consejo o la junta directiva',
  administrator: 'La administración',
};

/** `assemblies/{id}/agenda/{pointId}`: a point of the agenda, written before its questions or without any. */
export interface AgendaPoint extends PointNow {
  readonly kind: PointKind;
  /** The presenter of the point; empty when nobody was named. */
  readonly presenter: string;
  /** For the leader of the meeting only. */
  readonly notes: string;
  /** Milliseconds by the server's clock: what came after the notice was announced to nobody. */
  readonly addedAt: number;
  /** Documents of the drive to read before it; not said: none. */
  readonly documentIds?: readonly string[] | undefined;
}

export function pointNowOf({ pointId, number, text }: AgendaPoint): PointNow {
  return { pointId, number, text };
}

export function byPointNumber(
  { number }: Pick<AgendaPoint, 'number'>,
  other: Pick<AgendaPoint, 'number'>,
): number {
  return number - other.number;
}
