import * as z from 'zod';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { accept, refuse } from '../../kernel/refusals/outcome.ts';
import { isLiveProxy, type ProxyGrant, type ProxyState } from '../proxies/proxyGrant.ts';
import type { ProxyDecision } from './decideProxyReceipt.ts';
import { proxyIdSchema } from './proxyRequests.ts';

/** That an attorney took the mandate on, in so many words. Kept with the proxy. */
export interface MandateTaken {
  /** Milliseconds by the server's clock. */
  readonly at: number;
  /** SHA-256 of the text that they read: `mandateTerms`. */
  readonly terms: string;
}

/** A proxy as its attorney reads it. */
export interface MandateProxy {
  readonly proxyId: string;
  readonly grantorName: string;
  readonly labels: readonly string[];
  readonly instructions: string;
  /** The votes that the proxy instructs, by question. */
  readonly votes: readonly { readonly question: string; readonly option: string }[];
  readonly writtenOn: LocalDate;
  readonly state: ProxyState;
  /** Why it ended; empty while it holds. */
  readonly reason: string;
  readonly taken: MandateTaken | null;
  /** The digest of the present text. */
  readonly terms: string;
}

/** `GET /api/proxies/charge`: the caller's proxies, in force and ended. */
export interface OwnMandates {
  readonly proxies: readonly MandateProxy[];
}

/** `POST /api/proxies/charge` */
export const mandateRequest = z.strictObject({
  accepts: z.boolean(),
  proxies: z
    .array(z.strictObject({ proxyId: proxyIdSchema, terms: z.string().regex(/^[0-9a-f]{64}$/u) }))
    .min(1)
    .max(100),
});
export type MandateRequest = z.infer<typeof mandateRequest>;

/** The duties of a person who accepts a mandate to attend and vote. */
export const mandateDuties: readonly string[] = [
  'Asiste y vota por quien lo nombró, y sigue sus instrucciones si las dio.',
  'No pasa el encargo a otra persona si el poder no lo permite.',
  'Si quien lo nombró asiste y revoca el poder, usted deja de representarlo. Los votos que ya envió cuentan.',
];

/** The text whose hash is recorded: whose units, what was asked, and the duties as they were read. */
export function mandateTerms(
  proxy: Pick<MandateProxy, 'proxyId' | 'grantorName' | 'labels' | 'instructions' | 'votes'>,
): string {
  const { proxyId, grantorName, labels, instructions, votes } = proxy;
  const said = votes.map(({ question, option }) => [question, option]);
  return JSON.stringify([proxyId, grantorName, labels, instructions, said, mandateDuties]);
}

/**
 * The attorney gives a proxy back: it ends, whatever its votes, which stand. A mandate that somebody acted
 * under may be given back too, for what is still to come.
 */
export function declineMandate(
  proxy: ProxyGrant & { readonly charge?: MandateTaken },
): ProxyDecision {
  if (Object.values(givenBack).includes(proxy.reason)) return accept({ proxy, changed: false });
  if (!isLiveProxy(proxy)) return refuse('proxy-closed');
  const reason = givenBack[asksMandate(proxy, proxy.charge) ? 'declined' : 'renounced'];
  return accept({ proxy: { ...proxy, state: 'revoked', reason }, changed: true });
}

const givenBack: Readonly<Record<'declined' | 'renounced', string>> = {
  declined: 'Quien iba a representar no aceptó el encargo.',
  renounced: 'Quien representaba renunció al encargo.',
};

type MandateSide = 'waiting' | 'taken' | 'acted';

const sideNames: Readonly<Record<MandateSide, string>> = {
  waiting: 'Aún no responde',
  taken: 'Aceptó el encargo',
  acted: 'Lo aceptó al asistir',
};

/**
 * The acceptance of a mandate in force by its attorney: one who attended or voted under it accepted it as
 * much as one who said so in words. Null while there is nothing to accept.
 */
function mandateSide(
  { state }: Pick<ProxyGrant, 'state'>,
  taken: MandateTaken | null | undefined,
): MandateSide | null {
  if (state !== 'accepted' && state !== 'used') return null;
  if (taken != null) return 'taken';
  return state === 'used' ? 'acted' : 'waiting';
}

/** How the side of the attorney stands, in a few words; null while there is nothing to say of it. */
export function sayMandate(
  proxy: Pick<ProxyGrant, 'state'>,
  taken: MandateTaken | null | undefined,
): string | null {
  const side = mandateSide(proxy, taken);
  return side === null ? null : sideNames[side];
}

/** Whether the attorney has yet to accept it. */
export function asksMandate(
  proxy: Pick<ProxyGrant, 'state'>,
  taken: MandateTaken | null | undefined,
): boolean {
  return mandateSide(proxy, taken) === 'waiting';
}
