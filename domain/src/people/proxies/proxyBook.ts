import type { OfficeHolder } from '../../kernel/bylaws/proxyBylaws.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import type { QuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import type { Unit } from '../rosters/unit.ts';
import type { ProxyGrant } from './proxyGrant.ts';
import type { ProxyMoment } from './proxyScope.ts';

/** The weights of units, where bylaws limit the share of the whole that one attorney represents. */
export interface RosterWeights {
  /** Of the whole roster. */
  readonly whole: Weight;
  /** At least of the units over which some attorney holds, or is to hold, a proxy. */
  readonly of: ReadonlyMap<string, Weight>;
}

export type OwnedUnit = Pick<Unit, 'unitId' | 'label' | 'ownerIds'>;

/** The facts of a question that matter here: whether it is over, and its options. */
interface BookedQuestion extends QuestionNumber {
  readonly questionId: string;
  readonly state: QuestionState;
  readonly options: readonly { readonly optionId: string }[];
}

/** Everything that is looked at to say whether a proxy is good. */
export interface ProxyBook {
  readonly rules: ProxyRules;
  readonly proxies: readonly ProxyGrant[];
  readonly units: readonly OwnedUnit[];
  /** Only those who hold an office need to be here. */
  readonly people: readonly OfficeHolder[];
  readonly questions: readonly BookedQuestion[];
  /** Null where no bylaws ask what attorneys represent to be weighed. */
  readonly weights: RosterWeights | null;
  readonly moment: ProxyMoment;
}

/** `T1-101 y T1-102`, as people call them; a unit that is not in the roster by its id. */
export function sayLabels(units: readonly OwnedUnit[], unitIds: readonly string[]): string {
  return sayList(
    unitIds.map((unitId) => units.find((unit) => unit.unitId === unitId)?.label ?? unitId),
  );
}
