import { nameInAnyOrder } from '../../kernel/identity/nameKey.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { prevailingProxy, speakingProxies } from '../proxies/prevailingProxy.ts';
import { type ProxyBook, sayLabels } from '../proxies/proxyBook.ts';
import { isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import { isProxyExpired } from '../proxies/proxyScope.ts';
import { admitsNone, countForCap, sayCap } from '../proxyRules/proxyCap.ts';
import { overShare, sayMost } from '../proxyRules/proxyShare.ts';
import { conflictOf, type ProxyConflict } from './conflict.ts';
import { isKin } from './solicitation.ts';

/** The conflicts among the proxies of one attorney: too many, or publicly solicited. */
export function attorneyLoadConflicts(book: ProxyBook): readonly ProxyConflict[] {
  const { rules, moment } = book;
  const open = book.proxies.filter(
    (proxy) =>
      (isLiveProxy(proxy) || proxy.state === 'received') &&
      proxy.attorneyId !== '' &&
      !isProxyExpired(proxy, moment.on),
  );
  return [...groupBy(open, ({ attorneyId }) => attorneyId).values()].flatMap((held) => {
    const found: ProxyConflict[] = [];
    const { limit, source } = rules.cap;
    const name = held[0]?.attorneyName ?? '';
    if (limit !== null && !admitsNone(limit) && countForCap(limit.of, held) > limit.max) {
      const text = `${name} pasa del máximo de ${sayCap(limit)}.`;
      found.push(conflictOf('over-cap', text, { ...idsOf(held), source }));
    }
    const carried = admitsNone(limit) ? null : overShare(rules, held, book.weights);
    if (carried !== null && rules.share !== undefined) {
      const text = `${name} representa el ${carried} del total, y el máximo es ${sayMost(rules.share.most)}.`;
      const about = { ...idsOf(held), source: rules.share.source };
      found.push(conflictOf('over-share', text, about));
    }
    const { solicitation } = rules;
    const asked = held.filter((proxy) => !isKin(proxy));
    const grantors = countForCap('grantors', asked);
    if (solicitation !== null && grantors > solicitation.over) {
      const text = `${name} representa a ${grantors} personas: la ley lo trata como solicitud pública.`;
      const about = { ...idsOf(asked), source: solicitation.source };
      found.push(conflictOf('public-solicitation', text, about));
    }
    return found;
  });
}

/** Attorneys of one full name who are counted as several, as a mistyped document makes them. */
export function alikeAttorneyConflicts(book: ProxyBook): readonly ProxyConflict[] {
  const open = book.proxies.filter(
    (proxy) => (isLiveProxy(proxy) || proxy.state === 'received') && proxy.attorneyId !== '',
  );
  return [...groupBy(open, ({ attorneyName }) => nameInAnyOrder(attorneyName))].flatMap(
    ([name, held]) => {
      const several = new Map(held.map((one) => [one.attorneyId, one]));
      if (several.size < 2 || !name.includes(' ')) return [];
      const documents = [...several.values()].map(
        ({ attorneyDocument }) => attorneyDocument ?? 'sin documento',
      );
      const who = held[0]?.attorneyName ?? '';
      const text = saying`${who} figura como ${several.size} apoderados: ${sayList(documents)}.`;
      return [conflictOf('attorneys-alike', text, idsOf(held))];
    },
  );
}

/** The conflicts among the proxies of one unit: several attorneys for it. */
export function sharedUnitConflicts(book: ProxyBook): readonly ProxyConflict[] {
  const { rules, proxies, moment } = book;
  const unitIds = [...new Set(proxies.flatMap((proxy) => proxy.unitIds))].sort();
  return unitIds.flatMap((unitId) => {
    const speaking = speakingProxies(rules, proxies, unitId, moment);
    if (new Set(speaking.map(({ attorneyId }) => attorneyId)).size < 2) return [];
    const standing = prevailingProxy(rules, proxies, unitId, moment);
    const about = { ...idsOf(speaking), unitIds: [unitId] };
    const unit = sayLabels(book.units, [unitId]);
    if (standing.kind === 'none' && standing.why === 'co-owners-differ') {
      const { source } = rules.coOwners;
      const text = `Los copropietarios de ${unit} dieron poder a personas distintas.`;
      return [conflictOf('co-owners-differ', text, { ...about, source })];
    }
    const names = sayList([...new Set(speaking.map((proxy) => proxy.attorneyName))]);
    const outcome =
      standing.kind === 'stands'
        ? saying`Vale el de ${standing.proxy.attorneyName}.`
        : standing.text;
    const text = saying`Por ${unit} hay poder para ${names}. ${outcome}`;
    const { source } = rules.winner;
    return [conflictOf('two-for-unit', text, { ...about, source })];
  });
}

function idsOf(proxies: readonly ProxyGrant[]) {
  return {
    proxyIds: proxies.map(({ proxyId }) => proxyId).sort(),
    unitIds: [...new Set(proxies.flatMap(({ unitIds }) => unitIds))].sort(),
  };
}
