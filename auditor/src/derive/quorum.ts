import type { CallQuorum, Requirement } from '../read/rule.ts';
import { type Counted, holds, main } from './figures.ts';

export interface Quorum {
  readonly met: boolean;
  readonly present: { readonly weight: bigint; readonly units: bigint };
  readonly total: { readonly weight: bigint; readonly units: bigint };
}

/** The quorum that a call asks: its own, or the last one given before it. Where nothing is asked, somebody has to be there. */
export function quorumOf(calls: readonly CallQuorum[], call: number, counted: Counted): Quorum {
  const asked = calls.filter((one) => one.call <= call).at(-1) ?? calls[0];
  const requirement = asked?.requirement ?? null;
  const [weight, units] = [counted(main), counted('units')];
  const isOfAll = requirement !== null && looksAtAll(requirement, counted, call);
  return {
    met: requirement === null ? units.present > 0n : holds(requirement, counted, call),
    present: { weight: weight.present, units: units.present },
    total: isOfAll
      ? { weight: weight.all, units: units.all }
      : { weight: weight.admitted, units: units.admitted },
  };
}

/** Whether it is measured over the whole roster, with those who are left out. */
function looksAtAll(requirement: Requirement, counted: Counted, call: number): boolean {
  switch (requirement.kind) {
    case 'share':
      return requirement.base === 'all';
    case 'count':
      return false;
    case 'allOf':
    case 'anyOf':
      return requirement.of.some((part) => looksAtAll(part, counted, call));
    case 'cases': {
      const found = requirement.cases.find(
        ({ calls, attendance }) =>
          (calls === undefined || calls.includes(call)) &&
          (attendance === undefined || holds(attendance, counted, call)),
      );
      return looksAtAll(found?.ask ?? requirement.otherwise, counted, call);
    }
  }
}
