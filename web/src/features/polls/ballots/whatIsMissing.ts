import { type Holding, joinNames, readBallot, takesSeveral } from '@asamblea/domain';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, sharedMarks, withNews } from './draft.ts';
import { unitGroups } from './unitGroups.ts';

const namedAtMost = 3;

/** Why a vote cannot be reviewed yet, in one sentence; null when it can. */
export function whatIsMissing(
  question: AskedQuestion,
  units: readonly Holding[],
  draft: Draft,
): string | null {
  const groups = unitGroups(units).map((group) => ({
    labels: group.map(({ label }) => label),
    marks: sharedMarks(draft, group),
  }));
  const pending = groups.filter(({ marks }) => !readBallot(question, marks).ok);
  if (pending.length === 0) {
    return withNews(draft, units).length > 0
      ? null
      : 'Su voto sigue igual: para cambiarlo, marque otra respuesta.';
  }
  const least = question.election?.marks.min ?? 1;
  const [first] = pending;
  const isSame = new Set(groups.map(({ marks }) => marks.join())).size === 1;
  if (first !== undefined && first.marks.length > 0) {
    const whose = isSame ? '' : ` en ${listed(first.labels)}`;
    return `Marque al menos ${least}${whose}: lleva ${first.marks.length}.`;
  }
  if (pending.length < groups.length) {
    return `Falta responder por ${listed(pending.flatMap(({ labels }) => labels))}.`;
  }
  return takesSeveral(question) && least > 1
    ? `Marque al menos ${least} respuestas para revisar su voto.`
    : 'Marque una respuesta para revisar su voto.';
}

function listed(labels: readonly string[]): string {
  const named = labels.slice(0, namedAtMost);
  const more = labels.length - named.length;
  return more > 0 ? `${named.join(', ')} y ${more} más` : joinNames(named);
}
