import type { Source } from '../../kernel/bylaws/source.ts';
import type { MeetingKind, Modality } from '../../kernel/meetings/meeting.ts';
import type { ActaItemId } from '../../laws/aspects/actaItemId.ts';
import type { ActaRules, ItemCondition } from '../../laws/aspects/actaRules.ts';
import { actaItems } from './actaItems.ts';

/** The facts that the record already has. An empty text, an empty list, `false` and `null` are missing. */
export type ActaFacts = Readonly<
  Partial<Record<ActaItemId, string | number | boolean | null | readonly unknown[]>>
>;

export interface ActaContext {
  readonly kind: MeetingKind;
  readonly channel: Modality;
  readonly someInArrears: boolean;
  readonly someAbsent: boolean;
  /** Whether who voted what matters for a decision to be valid. */
  readonly namesMatter: boolean;
}

export interface ActaCheck {
  readonly itemId: ActaItemId;
  readonly label: string;
  readonly done: boolean;
  readonly source: Source;
}

/** The items that the law wants in these minutes, in the order of the law, and whether the record has them. */
export function actaChecklist(
  rules: ActaRules,
  context: ActaContext,
  facts: ActaFacts,
): readonly ActaCheck[] {
  return rules.items
    .filter(({ when }) => isAsked(when, context))
    .map(({ itemId, source }) => ({
      itemId,
      label: actaItems[itemId],
      done: isGiven(facts[itemId]),
      source,
    }));
}

function isGiven(fact: ActaFacts[ActaItemId]): boolean {
  if (fact === undefined || fact === null || fact === false) return false;
  if (typeof fact === 'string') return fact.trim() !== '';
  return !Array.isArray(fact) || fact.length > 0;
}

function isAsked(when: ItemCondition, context: ActaContext): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'hall':
      return context.channel !== 'remote';
    case 'remote':
      return context.channel !== 'hall';
    case 'arrears':
      return context.someInArrears;
    case 'absentees':
      return context.someAbsent;
    case 'extraordinary':
      return context.kind === 'extraordinary';
    case 'named':
      return context.namesMatter;
  }
}
