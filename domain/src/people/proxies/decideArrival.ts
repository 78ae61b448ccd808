import type { Source } from '../../kernel/bylaws/source.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { headIdOf } from '../rosters/heads.ts';
import { coveringProxies, prevailingRivals } from './prevailingProxy.ts';
import type { OwnedUnit } from './proxyBook.ts';
import { type ProxyGrant, signersOf } from './proxyGrant.ts';
import type { ProxyMoment } from './proxyScope.ts';

const arrivalOptions = ['revoke-and-attend', 'only-watch'] as const;
type ArrivalOption = (typeof arrivalOptions)[number];

/** The outcome when an owner comes for a unit. */
export type Arrival =
  /** Nobody else stands for it: he attends. */
  | { readonly kind: 'attends' }
  /** Somebody else does, and he is asked: nothing changes in silence. */
  | {
      readonly kind: 'asked';
      readonly options: readonly ArrivalOption[];
      /** The proxies that `revoke-and-attend` revokes, older documents too, lest one of them come back. */
      readonly proxyIds: readonly string[];
      /** The units that stay without attorney then. */
      readonly unitIds: readonly string[];
      readonly text: string;
      readonly source: Source;
    };

/**
 * An owner arrives, at the door or online. If his unit is represented he is asked; where the law takes
 * attendance for a revocation, the question says so and reaches all he owns, elsewhere it reaches the units of
 * the same owners, which vote as one head. A proxy signed by a co-owner is revoked only by that co-owner.
 */
export function decideArrival(
  rules: ProxyRules,
  arriving: { readonly personId: string; readonly unitId: string },
  units: readonly OwnedUnit[],
  proxies: readonly ProxyGrant[],
  moment: ProxyMoment,
): Outcome<Arrival> {
  const { personId, unitId } = arriving;
  const unit = units.find((one) => one.unitId === unitId);
  if (unit === undefined) return refuse('unit-unknown');
  if (!unit.ownerIds.includes(personId)) return refuse('person-not-owner');
  const here = { ...moment, questionId: null };
  const rivals = prevailingRivals(rules, proxies, unitId, here);
  const others = rivals.filter(({ attorneyId }) => attorneyId !== personId);
  if (others.length === 0) return accept({ kind: 'attends' });

  const names = [...new Set(others.map(({ attorneyName }) => attorneyName))];
  const taken = `${sayList(names)} ${names.length > 1 ? 'representan' : 'representa'} ${unit.label}`;
  const foreign = others.filter((proxy) => !signersOf(proxy).includes(personId));
  if (foreign.length > 0) {
    const grantors = sayList([...new Set(foreign.map(({ grantorName }) => grantorName))]);
    return accept({
      kind: 'asked',
      options: ['only-watch'],
      proxyIds: [],
      unitIds: [],
      text: saying`${taken} por poder de ${grantors}. Para asistir usted, deben revocarlo o ponerse de acuerdo en quién los representa.`,
      source: rules.coOwners.source,
    });
  }
  const { effect, source } = rules.attendance;
  const reached = units.filter(
    (one) =>
      one.ownerIds.includes(personId) && (effect === 'revokes' || headIdOf(one) === headIdOf(unit)),
  );
  const mine = reached
    .flatMap((one) => coveringProxies(rules, proxies, one.unitId, here))
    .filter((proxy) => signersOf(proxy).includes(personId));
  return accept({
    kind: 'asked',
    options: arrivalOptions,
    proxyIds: [...new Set(mine.map(({ proxyId }) => proxyId))].sort(),
    unitIds: [...new Set(mine.flatMap((proxy) => proxy.unitIds))].sort(),
    text: saying`${taken}. ${sayEffect[effect]}`,
    source,
  });
}

const sayEffect: Readonly<Record<ProxyRules['attendance']['effect'], string>> = {
  asks: '¿Prefiere asistir y revocar el poder, o solo mirar?',
  revokes:
    'Por ley, si usted asiste el poder queda revocado. ¿Prefiere asistir y revocarlo, o solo mirar?',
};
