import type { PluginName } from '../access/plugins.ts';
import type { Brand } from '../brand/brand.ts';
import type { ArrearsBylaw } from '../bylaws/arrearsBylaw.ts';
import type { MajorityBylaw } from '../bylaws/majorityBylaw.ts';
import type { NoticeBylaws } from '../bylaws/noticeBylaws.ts';
import type { NamedHolder, ProxyBylaws } from '../bylaws/proxyBylaws.ts';
import type { QuorumBylaw } from '../bylaws/quorumBylaw.ts';
import type { UnitUsesBylaw } from '../bylaws/unitUses.ts';
import type { StoredMailServer } from '../mail/mailServer.ts';
import type { Modality } from '../meetings/meeting.ts';
import type { WeightMeasure } from '../weights/weightMeasure.ts';
import type { StoredVideo } from './meetingVideo.ts';
import type { PackId } from './packId.ts';
import type { StoredZoomAccount } from './zoomAccount.ts';

/** The kinds of body that an assembly belongs to. */
export const assemblyKinds = [
  'building',
  'company',
  'association',
  'cooperative',
  'union',
] as const;
export type AssemblyKind = (typeof assemblyKinds)[number];

export const assemblyKindNames: Readonly<Record<AssemblyKind, string>> = {
  building: 'Edificio o conjunto',
  company: 'Sociedad',
  association: 'Asociación',
  cooperative: 'Cooperativa',
  union: 'Sindicato',
};

/** Whether it is only read. */
export function isArchived({ archivedAt = null }: Pick<Assembly, 'archivedAt'>): boolean {
  return archivedAt !== null;
}

export function isRehearsal({ rehearsalOf }: Pick<Assembly, 'rehearsalOf'>): boolean {
  return rehearsalOf !== undefined;
}

/** `assemblies/{id}`: the organisation and where its meeting stands. */
export interface Assembly {
  /** The organisation that owns the assembly: only its administrators create, clone and archive. */
  readonly organisationId: string;
  readonly name: string;
  readonly kind: AssemblyKind;
  readonly country: string;
  readonly rulePack: PackId;
  /** IANA name: `America/Bogota`. */
  readonly timeZone: string;
  /** Whether Saturdays are working days for it; they rest unless it says so. */
  readonly saturdaysWork?: boolean;
  /**
   * The contact for questions about one's data, as the notice at its door says it; empty or absent: nobody
   * named.
   */
  readonly dataContact?: string;
  /** Whether all of it is housing, where the law votes some matters otherwise; not said: as housing. */
  readonly residential?: boolean;
  /** Public key in addresses; can be replaced. Never an authorisation. */
  readonly cot: string;
  /** Roster version in force; null before the first import. One move of this undoes an import. */
  readonly activeRoster: string | null;
  /** In what that roster writes its weights; not said: it came into force before this was kept. */
  readonly weightMeasure?: WeightMeasure;
  readonly activeSession: number;
  /** Where it meets; mixed unless it says otherwise. */
  readonly modality?: Modality;
  /** Whether who attends from afar types the number of their document; not said: they do not. */
  readonly asksDocument?: boolean;
  /** Whether attorneys enter with document and code; they do unless this says no. */
  readonly attorneySignIn?: boolean;
  /** Since when it is so, in milliseconds; not said: since the beginning. */
  readonly attorneySignInSince?: number;
  /** The parts of the application that somebody switched off; all are on unless they are here. */
  readonly off?: readonly PluginName[];
  /** Those that are off at first and somebody switched on; not said: none. */
  readonly on?: readonly PluginName[];
  /** How it looks; as ours unless it says otherwise. */
  readonly brand?: Brand;
  /** The majorities that its bylaws ask of some matters instead of the law. */
  readonly majorities?: readonly MajorityBylaw[];
  /** Which units count where units vote, by its bylaws; not said: nobody answered, and all do. */
  readonly unitUses?: UnitUsesBylaw;
  /** The attendance that its bylaws ask, by call and kind of session; not said: that of the law. */
  readonly quorums?: readonly QuorumBylaw[];
  /** The rights that those in arrears lose by its bylaws; absent: those that the law takes from them. */
  readonly arrears?: ArrearsBylaw;
  /** When it was made, in milliseconds; its first call has no hour of its own while it is this one. */
  readonly createdAt?: number;
  /** Of its minutes, where it follows those of another; the secretary may write another one. */
  readonly actaNumber?: string;
  /** The assembly rehearses the meeting of that one: nothing in it counts, and no mail leaves it. */
  readonly rehearsalOf?: string;
  /** The assembly is being deleted since then, in milliseconds. */
  readonly discardedAt?: number;
  /** From then on it is only read; null or not said: it is not archived. Milliseconds. */
  readonly archivedAt?: number | null;
}

/** `settings/integrations`, what the assembly is connected with. */
export interface IntegrationSettings {
  /** Null: none of its own. */
  readonly mail?: StoredMailServer | null;
  /** Messages a minute that the assembly sends; not said: `usualPace`. */
  readonly mailPace?: number;
  /** Where the meeting is seen; not said: nowhere. */
  readonly video?: StoredVideo;
  /** The account of Zoom that it meets with; null: none. */
  readonly zoom?: StoredZoomAccount | null;
  /** Whether the meeting at Zoom is seen in the room too; not said: it is not. */
  readonly zoomInPage?: boolean;
  /** The address that stamps the time of its seals (RFC 3161); null or not said: none. */
  readonly timeAuthority?: string | null;
}

/** `settings/general`, which only the server and the members who configure the assembly read. */
export interface GeneralSettings {
  /** From a path to a path, or to an absolute URL whose host is in `redirectHosts`. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly redirectHosts?: readonly string[];
  /** The rules of the bylaws on proxies; absent unless they were recorded. */
  readonly proxyBylaws?: ProxyBylaws;
  /** The rules of the bylaws on how early a notice goes out; absent unless they were recorded. */
  readonly noticeBylaws?: NoticeBylaws;
  /** The holders of offices: the rules of proxies look at them, and the acta says which of them came. */
  readonly offices?: readonly NamedHolder[];
}
