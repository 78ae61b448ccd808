import type { ProxyBook } from '../proxies/proxyBook.ts';
import { isLiveProxy, type ProxyGrant } from '../proxies/proxyGrant.ts';
import { admitsNone, exceedsCap, sayCap } from '../proxyRules/proxyCap.ts';
import { overShareWith, sayMost } from '../proxyRules/proxyShare.ts';
import { attorneyConflicts } from './attorneyConflicts.ts';
import { conflictOf, type ProxyConflict } from './conflict.ts';
import { documentConflicts } from './documentConflicts.ts';
import {
  alikeAttorneyConflicts,
  attorneyLoadConflicts,
  sharedUnitConflicts,
} from './groupConflicts.ts';
import { itemConflicts } from './itemConflicts.ts';

/** Everything wrong with the proxies that wait or hold, each with what the desk can do. */
export function proxyConflicts(book: ProxyBook): readonly ProxyConflict[] {
  const open = book.proxies.filter((proxy) => isLiveProxy(proxy) || proxy.state === 'received');
  return [
    ...open.flatMap((proxy) => conflictsOf(book, proxy)),
    ...attorneyLoadConflicts(book),
    ...alikeAttorneyConflicts(book),
    ...sharedUnitConflicts(book),
  ];
}

/** The conflicts that keep one proxy from being accepted now, beside those of the book; empty: none. */
export function acceptanceConflicts(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  const found = conflictsOf(book, proxy).filter(({ blocks }) => blocks);
  const { rules, proxies, moment, weights } = book;
  const { limit, source } = rules.cap;
  if (admitsNone(limit)) return found;
  const about = { proxyIds: [proxy.proxyId], unitIds: proxy.unitIds };
  const isOver = limit !== null && exceedsCap(limit, proxy, proxies, moment.on);
  const carried = overShareWith(rules, proxy, proxies, { on: moment.on, weights });
  return [
    ...found,
    ...(isOver
      ? [
          conflictOf('over-cap', `${proxy.attorneyName} pasaría del máximo de ${sayCap(limit)}.`, {
            ...about,
            source,
          }),
        ]
      : []),
    ...(carried === null || rules.share === undefined
      ? []
      : [
          conflictOf(
            'over-share',
            `${proxy.attorneyName} representaría el ${carried} del total, y el máximo es ${sayMost(rules.share.most)}.`,
            { ...about, source: rules.share.source },
          ),
        ]),
  ];
}

function conflictsOf(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  return [
    ...attorneyConflicts(book, proxy),
    ...documentConflicts(book, proxy),
    ...itemConflicts(book, proxy),
  ];
}
