import * as z from 'zod';
import { proxyForms } from '../../kernel/bylaws/proxyBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import type { ProxyFile } from '../../kernel/files/proxyFile.ts';
import { isDocument } from '../../kernel/identity/documentKey.ts';
import { personIdSchema, unitIdSchema, unitsAtOnce } from '../../kernel/identity/ids.ts';
import { type ProxyState, proxyRelations } from '../proxies/proxyGrant.ts';
import type { ProxyConflict } from '../proxyConflicts/conflict.ts';

/** An id of ours in a path: of a proxy that was handed in, imported or seeded. */
export const proxyIdSchema = z.string().regex(/^[a-z0-9-]{1,80}$/u);

const documentSchema = z.string().trim().max(60).refine(isDocument);

export const attorneyRequest = z.strictObject({
  name: z.string().trim().min(3).max(120),
  document: documentSchema,
  email: z.email().max(200).nullable(),
});
export type AttorneyRequest = z.infer<typeof attorneyRequest>;

/** No agenda is longer. */
const instructedAtMost = 100;

const proxyScopeChoices = ['session', 'assembly'] as const;

/** `POST /api/proxies/own`: an owner gives a proxy over their own units. The id makes repeating safe. */
export const ownProxyRequest = z.strictObject({
  proxyId: z.uuid(),
  unitIds: z.array(unitIdSchema).min(1).max(unitsAtOnce),
  attorney: attorneyRequest,
  scope: z.enum(proxyScopeChoices),
  instructions: z.string().trim().max(1_000),
  /** The option to vote, by question; of those not named the attorney decides. */
  votes: z
    .record(z.uuid(), z.string().min(1).max(40))
    .refine((votes) => Object.keys(votes).length <= instructedAtMost)
    .optional(),
  fileId: z.uuid().nullable(),
});
export type OwnProxyRequest = z.infer<typeof ownProxyRequest>;

/** `POST /api/proxies`: the desk takes in a paper. */
export const deskProxyRequest = ownProxyRequest.extend({
  grantorId: personIdSchema,
  cosignerIds: z.array(personIdSchema).max(20),
  relation: z.enum(proxyRelations),
  form: z.enum(proxyForms),
  writtenOn: localDateSchema,
  validUntil: localDateSchema.nullable(),
});
export type DeskProxyRequest = z.infer<typeof deskProxyRequest>;

/** `release`: the desk saw that units are accredited through the proxy and wants them to leave. */
const release = z.boolean();

/** `POST /api/proxies/{id}/accept`. `replaceOlder`: what the new document replaces is revoked too. */
export const acceptProxyRequest = z.strictObject({ replaceOlder: z.boolean(), release });
export type AcceptProxyRequest = z.infer<typeof acceptProxyRequest>;

/** `POST /api/proxies/{id}/reject` */
export const rejectProxyRequest = z.strictObject({ reason: z.string().trim().max(300) });
export type RejectProxyRequest = z.infer<typeof rejectProxyRequest>;

/** `POST /api/proxies/{id}/revoke`. `signerId`: who came to revoke it; null, who gave it. */
export const revokeProxyRequest = z.strictObject({ signerId: personIdSchema.nullable(), release });
export type RevokeProxyRequest = z.infer<typeof revokeProxyRequest>;

/** `POST /api/proxies/{id}/substitute` */
export const substituteProxyRequest = z.strictObject({ to: attorneyRequest, release });
export type SubstituteProxyRequest = z.infer<typeof substituteProxyRequest>;

export interface ProxyAnswer {
  readonly proxyId: string;
  readonly state: ProxyState;
}

/** The answer to the desk on accepting. */
export interface AcceptAnswer extends ProxyAnswer {
  /** The attorney's personal code, shown once; null when one was already in force or cannot be. */
  readonly code: { readonly code: string; readonly expiresAt: number } | null;
  /** Proxies that this one took the place of. */
  readonly revoked: readonly string[];
}

/** `GET /api/proxies/conflicts`: what is wrong with each proxy that waits or holds. */
export type ConflictsAnswer = Readonly<Record<string, readonly ProxyConflict[]>>;

/** A question for which a proxy may say how to vote. */
export interface ProxyAgendaItem {
  readonly questionId: string;
  readonly number: number;
  readonly repetition?: number;
  readonly text: string;
  readonly options: readonly { readonly optionId: string; readonly label: string }[];
}

/** `GET /api/proxies/agenda`, for the desk. */
export interface ProxyAgenda {
  readonly agenda: readonly ProxyAgendaItem[];
}

/** `GET /api/proxies/own` */
export interface OwnProxies {
  readonly agenda?: readonly ProxyAgendaItem[];
  readonly units: readonly { readonly unitId: string; readonly label: string }[];
  readonly proxies: readonly OwnProxy[];
  /** The call and the session to which a proxy for one session would refer. */
  readonly session: { readonly session: number; readonly call: number };
}

/** A proxy as its grantor sees it. */
export interface OwnProxy {
  readonly proxyId: string;
  readonly labels: readonly string[];
  readonly attorneyName: string;
  readonly scope: (typeof proxyScopeChoices)[number] | 'other';
  readonly state: ProxyState;
  readonly reason: string;
  readonly writtenOn: LocalDate;
  readonly receivedAt: number;
  readonly instructions: string;
  readonly file: ProxyFile | null;
  /** How the side of the attorney stands, as it is said; null while there is nothing to say. */
  readonly charge?: string | null;
}
