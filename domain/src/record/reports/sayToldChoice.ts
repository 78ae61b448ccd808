import type { OfKind } from '../../kernel/ballotKinds/ballotKinds.ts';
import { sayMarked } from '../../kernel/ballotKinds/sayMarks.ts';
import type { Option } from '../../polls/marks/option.ts';

/** `A favor`; `Ana Díaz y Luis Rojas`. Null where there is no vote to name. */
export function sayToldChoice(
  question: OfKind & { readonly options: readonly Pick<Option, 'label'>[] },
  choice: readonly number[] | null | undefined,
): string | null {
  const { options } = question;
  const marked = (choice ?? []).flatMap((place) => options[place]?.label ?? []);
  return sayMarked(question, marked) || null;
}
