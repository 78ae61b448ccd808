import type { Threshold } from '../weights/threshold.ts';
import type { Source } from './source.ts';

/**
 * The most that one attorney may represent; zero: nobody gives a proxy, and only a representative by law acts
 * for others.
 */
export interface ProxyCap {
  readonly max: number;
  readonly of: 'grantors' | 'units';
}

/** The most of the weight of the whole roster that one attorney may represent: up to it, not over it. */
export type ProxyShare = Pick<Threshold, 'numerator' | 'denominator'>;

export const proxyOffices = [
  'administrator',
  'employee',
  'manager',
  'director',
  'syndic',
  'supervisor',
  'commissioner',
  'fiscal-auditor',
  'council-member',
] as const;
export type ProxyOffice = (typeof proxyOffices)[number];

/** The kinds of people who may be an attorney. `other` on the list means that anybody may. */
export const attorneyKinds = [
  'legal',
  'spouse',
  'ascendant',
  'descendant',
  'owner',
  'general-power',
  'other',
] as const;
export type AttorneyKind = (typeof attorneyKinds)[number];

/**
 * How the mandate was given. `electronic`: by a means that identifies its author, such as an electronic
 * signature. `general-power`: a public deed with powers to administer everything the grantor owns.
 */
export const proxyForms = [
  'spoken',
  'written',
  'electronic',
  'signed',
  'certified',
  'deed',
  'general-power',
] as const;
export type ProxyForm = (typeof proxyForms)[number];

/** When the attorney may pass the mandate on, from the strictest to the laxest. */
export const substitutionKinds = ['never', 'named', 'if-granted', 'unless-forbidden'] as const;
export type SubstitutionKind = (typeof substitutionKinds)[number];

export const proxyOrders = ['latest-written', 'first-received'] as const;
export type ProxyOrder = (typeof proxyOrders)[number];

/** The rules of the bylaws on proxies; an absent rule is left to the law. */
export interface ProxyBylaws {
  readonly cap?: ProxyCap;
  readonly share?: ProxyShare;
  /** Matters in which nobody votes through an attorney. */
  readonly inPerson?: readonly string[];
  /** All who may be attorneys. */
  readonly attorneys?: readonly AttorneyKind[];
  /** Offices that may not represent, beside those of the law. */
  readonly barred?: readonly ProxyOffice[];
  /** All the forms that are enough. */
  readonly forms?: readonly ProxyForm[];
  readonly substitution?: SubstitutionKind;
  readonly order?: ProxyOrder;
  readonly source: Source;
}

/** The offices that somebody holds in the building or the company. */
export interface OfficeHolder {
  readonly personId: string;
  readonly offices: readonly ProxyOffice[];
}

/** The holder of an office, who often owns nothing: told apart by the document, as attorneys are. */
export interface NamedHolder extends OfficeHolder {
  readonly name: string;
  readonly document: string;
}
