import type { PackId } from '../../kernel/assemblies/packId.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import type { ProxyBook } from '../../people/proxies/proxyBook.ts';
import { yesNoOptions } from '../../polls/questions/question.ts';

/**
 * A building on 21 November 2026 in its first session: Ana owns 101 and 102, Ana and Eva own 103, Leo
 * owns 104. The first question is closed, the second open, the third a draft.
 */
export function proxyBookOf(packId: PackId, said: Partial<ProxyBook> = {}): ProxyBook {
  const options = yesNoOptions({ blank: false, abstention: false });
  return {
    rules: proxyRulesOf(packId),
    proxies: [],
    units: [
      { unitId: '101', label: 'T1-101', ownerIds: ['ana'] },
      { unitId: '102', label: 'T1-102', ownerIds: ['ana'] },
      { unitId: '103', label: 'T1-103', ownerIds: ['ana', 'eva'] },
      { unitId: '104', label: 'T1-104', ownerIds: ['leo'] },
    ],
    people: [],
    questions: [
      { questionId: 'q1', number: 1, state: 'closed', options },
      { questionId: 'q2', number: 2, state: 'open', options },
      { questionId: 'q3', number: 3, state: 'draft', options },
    ],
    weights: null,
    moment: { session: { session: 1, call: 1 }, questionId: null, on: '2026-11-21' },
    ...said,
  };
}
