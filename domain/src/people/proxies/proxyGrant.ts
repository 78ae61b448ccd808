import type { ProxyForm } from '../../kernel/bylaws/proxyBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';

/** Where a proxy is in its life. `used`: accepted, and somebody already acted under it. */
export const proxyStates = ['received', 'accepted', 'rejected', 'used', 'revoked'] as const;
export type ProxyState = (typeof proxyStates)[number];

/** The states in which a proxy lets somebody hold a unit. */
export const liveProxyStates = ['accepted', 'used'] as const;

export const proxyFormNames: Readonly<Record<ProxyForm, string>> = {
  spoken: 'De palabra',
  written: 'Escrito, sin firma',
  electronic: 'Por medio electrónico',
  signed: 'Firmado',
  certified: 'Firma autenticada',
  deed: 'Escritura pública',
  'general-power': 'Poder general por escritura',
};

/** The relation of the attorney to the grantor, as the document says. `legal`: parent, guardian, organ. */
export const proxyRelations = ['spouse', 'ascendant', 'descendant', 'legal', 'other'] as const;
export type ProxyRelation = (typeof proxyRelations)[number];

/** For what the mandate was given. The items of the agenda are questions. */
export type ProxyScope =
  /** One session, in the call for which it was written. */
  | { readonly kind: 'session'; readonly session: number; readonly call: number }
  /** This assembly with all its sessions, also the later ones. */
  | { readonly kind: 'assembly' }
  /** Only some items, whenever they are decided. */
  | { readonly kind: 'items'; readonly questionIds: readonly string[] }
  /** Every assembly until it is revoked or runs out. */
  | { readonly kind: 'standing' };

export interface Attorney {
  readonly attorneyId: string;
  readonly attorneyName: string;
  /** Finds at the desk an attorney who owns nothing; null when the proxy does not say it. */
  readonly attorneyDocument: string | null;
}

/** The clause of the document on passing the mandate on; null: none. */
interface Substitution {
  readonly allowed: boolean | null;
  /** The substitute that the grantor named. */
  readonly substituteId: string | null;
  /** The former attorney, once the mandate was passed on. */
  readonly substitutedFrom: Attorney | null;
}

/** A proxy as it is handed in. */
export interface ProxyDocument extends Attorney {
  readonly proxyId: string;
  readonly unitIds: readonly string[];
  readonly grantorId: string;
  readonly grantorName: string;
  /** Co-owners who signed the same document. */
  readonly cosignerIds: readonly string[];
  readonly relation: ProxyRelation;
  readonly scope: ProxyScope;
  /** The option to vote, by question. */
  readonly votes: Readonly<Record<string, string>>;
  /** The grantor's words, for the attorney to read. */
  readonly instructions: string;
  readonly substitution: Substitution;
  readonly form: ProxyForm;
  /** The date on the document: it says which of two was written last. */
  readonly writtenOn: LocalDate;
  /** The last day; null when the document sets none. */
  readonly validUntil: LocalDate | null;
}

/** A written mandate (poder) to represent units. Only a live one lets somebody hold a unit. */
export interface ProxyGrant extends ProxyDocument {
  readonly state: ProxyState;
  /** Milliseconds by the server's clock. */
  readonly receivedAt: number;
  /** Why it was rejected or revoked, in Spanish; empty otherwise. */
  readonly reason: string;
}

/** Whether the proxy was accepted and still holds. */
export function isLiveProxy({ state }: Pick<ProxyGrant, 'state'>): boolean {
  return liveProxyStates.some((live) => live === state);
}

/** The signers: its grantor and the co-owners who signed with him. */
export function signersOf(proxy: ProxyDocument): readonly string[] {
  return [proxy.grantorId, ...proxy.cosignerIds];
}
