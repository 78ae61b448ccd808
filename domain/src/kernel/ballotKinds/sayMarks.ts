import { joinNames } from '../text/joinNames.ts';
import { ballotKindOf, type OfKind } from './ballotKinds.ts';

interface Said extends OfKind {
  readonly options: readonly { readonly optionId: string; readonly label: string }[];
}

/** The marks of a ballot, as people read them: `Ana y Luis`; where the order matters, `1.º Ana y 2.º Luis`. */
export function sayMarks(question: Said, optionIds: readonly string[]): string {
  const labelOf = new Map(question.options.map(({ optionId, label }) => [optionId, label]));
  return sayMarked(
    question,
    optionIds.map((id) => labelOf.get(id) ?? id),
  );
}

/** The same of the labels. */
export function sayMarked(question: OfKind, labels: readonly string[]): string {
  const isOrdered = ballotKindOf(question).isOrdered && labels.length > 1;
  return joinNames(isOrdered ? labels.map((label, at) => `${at + 1}.º ${label}`) : labels);
}
