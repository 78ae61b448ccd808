import type { PackId } from '../../kernel/assemblies/packId.ts';
import type {
  AttorneyKind,
  ProxyCap,
  ProxyForm,
  ProxyOffice,
  ProxyOrder,
  ProxyShare,
  SubstitutionKind,
} from '../../kernel/bylaws/proxyBylaws.ts';
import type { Source } from '../../kernel/bylaws/source.ts';

/** The changes that bylaws may make to a rule of the law. */
export type BylawPower = 'any' | 'stricter' | 'laxer' | 'none';

/** An office that may not represent others, or not decide on the accounts. */
export interface BarredRule {
  readonly office: ProxyOffice;
  readonly from: 'representing' | 'accounts';
  /** `advised`: the law does not say it, or it is disputed; the desk warns and does not refuse. */
  readonly force: 'forbidden' | 'advised';
  readonly source: Source;
}

/**
 * Whether a proxy for every meeting is enough. `dated`: it must say until when. `unless-deed`: only in
 * a public deed. `unless-kin`: only for spouse, ascendants, descendants and general powers.
 */
type SpecialRule = 'no' | 'dated' | 'unless-deed' | 'unless-kin';

/** How one law wants units represented. */
export interface ProxyRules {
  readonly packId: PackId;
  /** `limit` null: the law sets none. */
  readonly cap: {
    readonly limit: ProxyCap | null;
    readonly bylaws: BylawPower;
    /** Bylaws may admit no proxies at all. Not said: who cannot come may always be represented, by how few it may be. */
    readonly mayBeNone?: true;
    readonly source: Source;
  };
  /** Only bylaws say it, where they may say how many one represents; not said: whatever it weighs. */
  readonly share?: { readonly most: ProxyShare; readonly source: Source } | undefined;
  /** Only bylaws say it, where they may admit no proxies at all; not said: attorneys vote everything. */
  readonly inPerson?:
    | { readonly matterIds: readonly string[]; readonly source: Source }
    | undefined;
  readonly barred: {
    readonly offices: readonly BarredRule[];
    readonly bylaws: BylawPower;
    readonly source: Source;
  };
  readonly attorneys: {
    readonly kinds: readonly AttorneyKind[];
    readonly bylaws: BylawPower;
    readonly source: Source;
  };
  readonly form: {
    readonly forms: readonly ProxyForm[];
    readonly bylaws: BylawPower;
    readonly source: Source;
  };
  readonly special: { readonly rule: SpecialRule; readonly source: Source };
  readonly substitution: {
    readonly kind: SubstitutionKind;
    readonly bylaws: BylawPower;
    readonly source: Source;
  };
  /** Which of several proxies of the same owner stands. */
  readonly winner: {
    readonly order: ProxyOrder;
    readonly bylaws: BylawPower;
    readonly source: Source;
  };
  /** `revokes`: the law takes the owner's attendance for a revocation; `asks`: he is asked. */
  readonly attendance: { readonly effect: 'revokes' | 'asks'; readonly source: Source };
  /** Where a proxy for one session also serves. */
  readonly carryOver: {
    readonly laterCall: boolean;
    readonly resumption: boolean;
    readonly source: Source;
  };
  /** That co-owners must name one person. */
  readonly coOwners: { readonly source: Source };
  /** From more than so many grantors on, the law takes it for a public solicitation. */
  readonly solicitation: { readonly over: number; readonly source: Source } | null;
  /** Set when a proxy must cover everything the grantor owns. */
  readonly wholeHolding: { readonly source: Source } | null;
}
