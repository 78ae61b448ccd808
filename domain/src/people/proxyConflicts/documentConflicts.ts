import type { ProxyForm } from '../../kernel/bylaws/proxyBylaws.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { type ProxyBook, sayLabels } from '../proxies/proxyBook.ts';
import { type ProxyGrant, signersOf } from '../proxies/proxyGrant.ts';
import { coverageOf } from '../proxies/proxyScope.ts';
import { conflictOf, type ProxyConflict } from './conflict.ts';
import { isKin } from './solicitation.ts';

/** The faults of the paper itself: units, signers, form, dates and scope. */
export function documentConflicts(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  return [
    ...unitConflicts(book, proxy),
    ...formConflicts(book, proxy),
    ...timeConflicts(book, proxy),
  ];
}

function unitConflicts(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  const proxyIds = [proxy.proxyId];
  const found: ProxyConflict[] = [];
  const known = new Map(book.units.map((unit) => [unit.unitId, unit]));
  const unknown = proxy.unitIds.filter((unitId) => !known.has(unitId));
  if (unknown.length > 0) {
    const text = saying`No está en el padrón: ${sayList(unknown)}.`;
    found.push(conflictOf('unit-unknown', text, { proxyIds, unitIds: unknown }));
  }
  const signers = signersOf(proxy);
  const unitIds = proxy.unitIds.filter((unitId) => {
    const unit = known.get(unitId);
    return unit !== undefined && !signers.every((signer) => unit.ownerIds.includes(signer));
  });
  if (unitIds.length > 0) {
    const text = saying`Quien firma no figura como propietario de ${sayLabels(book.units, unitIds)}.`;
    found.push(conflictOf('grantor-not-owner', text, { proxyIds, unitIds }));
  }
  const { wholeHolding } = book.rules;
  const left = book.units
    .filter(({ ownerIds }) => ownerIds.includes(proxy.grantorId))
    .map(({ unitId }) => unitId)
    .filter((unitId) => !proxy.unitIds.includes(unitId));
  if (wholeHolding !== null && left.length > 0) {
    const text = saying`El poder debe comprender todo y deja fuera ${sayLabels(book.units, left)}.`;
    const about = { proxyIds, unitIds: left, source: wholeHolding.source };
    found.push(conflictOf('partial-holding', text, about));
  }
  return found;
}

function formConflicts({ rules }: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  const about = { proxyIds: [proxy.proxyId], unitIds: proxy.unitIds };
  const found: ProxyConflict[] = [];
  if (!rules.form.forms.includes(proxy.form)) {
    const text = `El poder se dio ${sayForm[proxy.form]} y eso no basta.`;
    found.push(conflictOf('form-missing', text, { ...about, source: rules.form.source }));
  }
  if (proxy.scope.kind === 'standing' && !mayStand(rules.special.rule, proxy)) {
    const text = 'El poder es para cualquier reunión y debe ser para esta.';
    found.push(conflictOf('not-special', text, { ...about, source: rules.special.source }));
  }
  return found;
}

function mayStand(rule: ProxyBook['rules']['special']['rule'], proxy: ProxyGrant): boolean {
  switch (rule) {
    case 'no':
      return true;
    case 'dated':
      return proxy.validUntil !== null;
    case 'unless-deed':
      return proxy.form === 'deed' || proxy.form === 'general-power';
    case 'unless-kin':
      return isKin(proxy);
  }
}

function timeConflicts(book: ProxyBook, proxy: ProxyGrant): readonly ProxyConflict[] {
  const { rules, moment } = book;
  const about = { proxyIds: [proxy.proxyId], unitIds: proxy.unitIds };
  switch (coverageOf(rules, proxy, moment)) {
    case 'covered':
    case 'other-item':
      return [];
    case 'expired': {
      const text = `El poder venció el ${sayDate(proxy.validUntil ?? moment.on)}.`;
      return [conflictOf('expired', text, about)];
    }
    case 'other-session': {
      const text = 'El poder es para otra sesión.';
      return [conflictOf('out-of-scope', text, { ...about, source: rules.carryOver.source })];
    }
  }
}

const sayForm: Readonly<Record<ProxyForm, string>> = {
  spoken: 'de palabra',
  written: 'en un escrito sin firma',
  electronic: 'por un medio electrónico',
  signed: 'en un escrito firmado',
  certified: 'con firma certificada',
  deed: 'en escritura pública',
  'general-power': 'en un poder general',
};
