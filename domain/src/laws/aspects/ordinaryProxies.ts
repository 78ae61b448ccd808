import { attorneyKinds } from '../../kernel/bylaws/proxyBylaws.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { BarredRule, ProxyRules } from './proxyRules.ts';

const writtenForms = [
  'written',
  'electronic',
  'signed',
  'certified',
  'deed',
  'general-power',
] as const;

/** The rules assumed for a law whose text could not be read: the ordinary rules of the mandate. */
export function ordinaryProxies(source: Source): Omit<ProxyRules, 'packId' | 'barred' | 'cap'> {
  return {
    attorneys: { kinds: attorneyKinds, bylaws: 'any', source },
    form: { forms: writtenForms, bylaws: 'any', source },
    special: { rule: 'no', source },
    substitution: { kind: 'if-granted', bylaws: 'any', source },
    winner: { order: 'latest-written', bylaws: 'any', source },
    attendance: { effect: 'asks', source },
    carryOver: { laterCall: true, resumption: true, source },
    coOwners: { source },
    solicitation: null,
    wholeHolding: null,
  };
}

/** Somebody who holds an office and may not represent others, or not decide on the accounts. */
export function forbidden(
  office: BarredRule['office'],
  from: BarredRule['from'],
  source: Source,
): BarredRule {
  return { office, from, force: 'forbidden', source };
}
