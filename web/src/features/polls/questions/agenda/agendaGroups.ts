import { type AgendaPoint, type Question, sayPoint } from '@asamblea/domain';

/** Questions that are read together, under how their point is called; without title, those of none. */
export interface AgendaGroup {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions under their points, in the order of both; then those of no point, as they were typed. */
export function agendaGroups(
  points: readonly AgendaPoint[],
  questions: readonly Question[],
): readonly AgendaGroup[] {
  const known = new Set(points.map(({ pointId }) => pointId));
  const isLoose = ({ pointId = null }: Question) => pointId === null || !known.has(pointId);
  const under = points.map((point) => ({
    title: sayPoint(point),
    questions: questions.filter(({ pointId }) => pointId === point.pointId),
  }));
  const loose: { title: string; questions: Question[] }[] = [];
  for (const question of questions.filter(isLoose)) {
    const title = question.item ?? '';
    const last = loose.at(-1);
    if (last?.title === title) last.questions.push(question);
    else loose.push({ title, questions: [question] });
  }
  const [first] = loose;
  const isApart = first?.title === '' && under.some((group) => group.questions.length > 0);
  if (isApart) loose[0] = { ...first, title: 'Sin punto del orden del día' };
  return [...under.filter((group) => group.questions.length > 0), ...loose];
}

/** How the point of a question is called: as it opened, or as it is called now. */
export function pointNameOf(points: readonly AgendaPoint[], question: Question): string {
  const point = points.find(({ pointId }) => pointId === question.pointId);
  const isWaiting = question.state === 'draft' || (question.item ?? '') === '';
  return point !== undefined && isWaiting ? sayPoint(point) : (question.item ?? '');
}
