import { type AgendaPoint, type Question, sayPoint } from '@asamblea/domain';

/** Questions that are read together, under how their point is called; without title, those of none. */
export interface AgendaGroup {
  /** Null: of no point that is written. */
  readonly pointId: string | null;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The points in their order, each with its questions; then those of no point, as they were typed. */
export function agendaGroups(
  points: readonly AgendaPoint[],
  questions: readonly Question[],
): readonly AgendaGroup[] {
  const known = new Set(points.map(({ pointId }) => pointId));
  const isLoose = ({ pointId = null }: Question) => pointId === null || !known.has(pointId);
  const under = points.map((point) => ({
    pointId: point.pointId,
    title: sayPoint(point),
    questions: questions.filter(({ pointId }) => pointId === point.pointId),
  }));
  const loose: { pointId: null; title: string; questions: Question[] }[] = [];
  for (const question of questions.filter(isLoose)) {
    const title = question.item ?? '';
    const last = loose[loose.length - 1];
    if (last?.title === title) last.questions.push(question);
    else loose.push({ pointId: null, title, questions: [question] });
  }
  const [first] = loose;
  const isApart = first?.title === '' && points.length > 0;
  if (isApart) loose[0] = { ...first, title: 'Sin punto del orden del día' };
  return [...under, ...loose];
}

/** How the point of a question is called: as it opened, or as it is called now. */
export function pointNameOf(points: readonly AgendaPoint[], question: Question): string {
  const point = points.find(({ pointId }) => pointId === question.pointId);
  const isWaiting = question.state === 'draft' || (question.item ?? '') === '';
  return point !== undefined && isWaiting ? sayPoint(point) : (question.item ?? '');
}
