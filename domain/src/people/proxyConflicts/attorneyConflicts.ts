import type { AttorneyKind, ProxyOffice } from '../../kernel/bylaws/proxyBylaws.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { BarredRule } from '../../laws/aspects/proxyRules.ts';
import type { ProxyBook } from '../proxies/proxyBook.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { maySubstitute } from '../proxies/substitution.ts';
import { admitsNone } from '../proxyRules/proxyCap.ts';
import { conflictOf, type ProxyConflict } from './conflict.ts';

/** Whether this attorney may hold this mandate. */
export function attorneyConflicts(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  const about = { proxyIds: [proxy.proxyId], unitIds: proxy.unitIds };
  if (proxy.attorneyId === '') {
    return [conflictOf('attorney-missing', 'El poder no dice quién es el apoderado.', about)];
  }
  const { attorneyName, substitution } = proxy;
  const found: ProxyConflict[] = [];
  const { cap } = book.rules;
  if (admitsNone(cap.limit) && proxy.relation !== 'legal') {
    const text = `${proxy.grantorName} no puede hacerse representar: aquí no se admiten poderes.`;
    found.push(conflictOf('none-allowed', text, { ...about, source: cap.source }));
  }
  for (const barred of barredFor(book, proxy)) {
    const text = `${attorneyName} ${isOffice[barred.office]}`;
    const cited = { ...about, source: barred.source };
    found.push(
      barred.from === 'accounts'
        ? conflictOf('accounts-barred', `${text} y no puede votar las cuentas.`, cited)
        : barred.force === 'forbidden'
          ? conflictOf('attorney-barred', `${text} y no puede representar a otros.`, cited)
          : conflictOf('attorney-advised', `${text}: no conviene que represente a otros.`, cited),
    );
  }
  const { attorneys } = book.rules;
  if (!kindsOf(book, proxy).some((kind) => attorneys.kinds.includes(kind))) {
    const text = saying`${attorneyName} no está entre quienes pueden representar a ${proxy.grantorName}.`;
    found.push(conflictOf('attorney-not-allowed', text, { ...about, source: attorneys.source }));
  }
  const { source } = book.rules.substitution;
  const before = substitution.substitutedFrom;
  if (before !== null && !maySubstitute(book.rules, proxy, proxy.attorneyId)) {
    const text = saying`${before.attorneyName} no podía pasar el poder a ${attorneyName}.`;
    found.push(conflictOf('substitution-not-allowed', text, { ...about, source }));
  }
  return found;
}

/** Legal representatives may represent whatever their office; the accounts stay closed to them. */
function barredFor({ rules, people }: ProxyBook, proxy: ProxyGrant): readonly BarredRule[] {
  const held = people.filter(({ personId }) => personId === proxy.attorneyId);
  const offices = held.flatMap((one) => one.offices);
  return rules.barred.offices.filter(
    ({ office, from }) =>
      offices.includes(office) && (from === 'accounts' || proxy.relation !== 'legal'),
  );
}

function kindsOf({ units }: ProxyBook, proxy: ProxyGrant): readonly AttorneyKind[] {
  const kinds: AttorneyKind[] = ['other', proxy.relation];
  if (proxy.form === 'general-power') kinds.push('general-power');
  if (units.some(({ ownerIds }) => ownerIds.includes(proxy.attorneyId))) kinds.push('owner');
  return kinds;
}

const isOffice: Readonly<Record<ProxyOffice, string>> = {
  administrator: 'administra',
  employee: 'trabaja aquí',
  manager: 'tiene un cargo de gerencia',
  director: 'forma parte de la junta directiva',
  syndic: 'ejerce la sindicatura',
  supervisor: 'forma parte del consejo de vigilancia',
  commissioner: 'ejerce la comisaría',
  'fiscal-auditor': 'ejerce la revisoría fiscal',
  'council-member': 'forma parte del consejo',
};
