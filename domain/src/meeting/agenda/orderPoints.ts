import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { movableOf, type PlacedQuestion, type Renumbering } from './agendaOrder.ts';
import { type AgendaPoint, byPointNumber } from './agendaPoint.ts';

type Placed = Pick<AgendaPoint, 'pointId' | 'number'>;

/** A point and the number it takes. */
export interface PointPlace {
  readonly pointId: string;
  readonly number: number;
}

/**
 * Moves a point to the number of another; those between shift by one. Only changes are answered, so that
 * asking again for the same place changes nothing.
 */
export function decidePointMove(
  points: readonly Placed[],
  pointId: string,
  number: number,
): Outcome<readonly PointPlace[]> {
  const ordered = [...points].sort(byPointNumber);
  const moved = ordered.find((point) => point.pointId === pointId);
  const place = ordered.findIndex((point) => point.number === number);
  if (moved === undefined) return refuse('point-unknown');
  if (place < 0) return refuse('agenda-changed');
  const others = ordered.filter((point) => point !== moved);
  return accept(placesOf([...others.slice(0, place), moved, ...others.slice(place)]));
}

/** The places left when one point is taken away, without gaps. */
export function placesWithout(points: readonly Placed[], pointId: string): readonly PointPlace[] {
  return placesOf(points.filter((point) => point.pointId !== pointId).sort(byPointNumber));
}

function placesOf(ordered: readonly Placed[]): readonly PointPlace[] {
  return ordered.flatMap(({ pointId, number }, place) =>
    number === place + 1 ? [] : [{ pointId, number: place + 1 }],
  );
}

/** The points with the numbers that they take. */
export function withPlaces<P extends Placed>(
  points: readonly P[],
  places: readonly PointPlace[],
): readonly P[] {
  const numbers = new Map(places.map(({ pointId, number }) => [pointId, number]));
  return points
    .map((point) => ({ ...point, number: numbers.get(point.pointId) ?? point.number }))
    .sort(byPointNumber);
}

interface UnderPoint {
  /** Null or not said: under none. */
  readonly pointId?: string | null;
}

/**
 * The drafts in the order of their points, those of none last: they exchange among them the numbers that they
 * have. An opened question keeps its own number, and so does its repetition.
 */
export function followPoints(
  points: readonly Placed[],
  questions: readonly (PlacedQuestion & UnderPoint)[],
): readonly Renumbering[] {
  if (points.length === 0) return [];
  const places = new Map(points.map(({ pointId, number }) => [pointId, number]));
  const placeOf = ({ pointId = null }: UnderPoint) =>
    (pointId === null ? undefined : places.get(pointId)) ?? Number.MAX_SAFE_INTEGER;
  const drafts = movableOf(questions);
  const ordered = [...drafts].sort((one, other) => placeOf(one) - placeOf(other));
  return ordered.flatMap(({ questionId, number }, at) => {
    const taken = drafts[at]?.number ?? number;
    return taken === number ? [] : [{ questionId, number: taken }];
  });
}
