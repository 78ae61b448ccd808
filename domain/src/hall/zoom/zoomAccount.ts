import * as z from 'zod';
import type { StoredZoomAccount, ZoomAccount } from '../../kernel/assemblies/zoomAccount.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/** The key by which Zoom identifies an application of an account: letters, digits, hyphens and underscores. */
const zoomKey = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[\w-]+$/u);
const zoomSecret = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[\x21-\x7e]+$/u);

const accountFields = z.strictObject({
  accountId: zoomKey,
  clientId: zoomKey,
  /** The host of the meetings, by the address of their account; empty: the owner of the application. */
  host: z.union([z.literal(''), z.email().max(128)]),
  /** Of the Meeting SDK; empty: the video is not drawn in our pages. */
  sdkKey: z.union([z.literal(''), zoomKey]),
});

/** The secrets of an account, as the store of secrets keeps them together. */
export interface ZoomSecrets {
  /** Of the application, with which it asks for a token. */
  readonly client: string;
  /** The secret with which Zoom signs its events; null: none are taken. */
  readonly webhook: string | null;
  /** Of the Meeting SDK; null where there is no key of it. */
  readonly sdk: string | null;
}

/** As pages see it: of the secrets, only when they were saved. */
export interface ZoomAccountView extends ZoomAccount {
  readonly savedAt: number;
  readonly takesNotices: boolean;
  /** The path of the events, at the address of the application. */
  readonly hookPath: string;
}

/** `POST /api/settings/zoom`. No account: none from then on. A secret that is not said stays. */
export const setZoomRequest = z.strictObject({
  requestId: z.uuid(),
  account: accountFields.nullable(),
  clientSecret: zoomSecret.optional(),
  /** Null: events are taken no more. */
  webhookSecret: zoomSecret.nullable().optional(),
  sdkSecret: zoomSecret.optional(),
});
export type SetZoomRequest = z.infer<typeof setZoomRequest>;

/** `POST /api/settings/zoom` */
export interface ZoomAccountAnswer {
  readonly account: ZoomAccountView | null;
}

/** Whether the meeting is seen in the room, and the missing part if not. */
export interface ZoomInPage {
  readonly isOn: boolean;
  readonly lacks: 'account' | 'key' | 'meeting' | null;
}

/** `GET /api/settings/zoom` */
export interface ZoomSettingsAnswer extends ZoomAccountAnswer {
  readonly inPage: ZoomInPage;
}

/** `POST /api/settings/zoom/page`, which answers `ZoomInPage`. */
export const setZoomInPageRequest = z.strictObject({ isOn: z.boolean() });
export type SetZoomInPageRequest = z.infer<typeof setZoomInPageRequest>;

/** `POST /api/settings/zoom/test`: what Zoom answered to asking for a token; null: it gave one. */
export interface ZoomTestAnswer {
  readonly trouble: ZoomTrouble | null;
}

/** Why Zoom did not do what it was asked. */
export const zoomTroubles = [
  ...(['not-reached', 'credentials', 'not-permitted', 'later', 'plan', 'gone'] as const),
  ...(['refused', 'unreadable'] as const),
] as const;
export type ZoomTrouble = (typeof zoomTroubles)[number];

const said: Readonly<Record<ZoomTrouble, string>> = {
  'not-reached': 'Zoom no contestó. Intente de nuevo en un momento.',
  credentials:
    'Zoom no aceptó las credenciales. Revise el identificador de la cuenta, el del cliente y su secreto, y que la aplicación esté activada.',
  'not-permitted':
    'Zoom no le permite eso a la aplicación. Agréguele en Zoom los permisos de reuniones e inscritos.',
  later: 'Zoom pide esperar. Intente de nuevo en un minuto.',
  plan: 'El plan de Zoom no lo permite: para inscribir personas, quien organiza la reunión necesita una licencia.',
  gone: 'Esa reunión ya no existe en Zoom.',
  refused: 'Zoom rechazó la solicitud. Revise en Zoom la cuenta y la reunión.',
  unreadable: 'Zoom contestó algo que no entendemos. Intente de nuevo en un momento.',
};

export function sayZoomTrouble(trouble: ZoomTrouble): string {
  return said[trouble];
}

/**
 * Whether the meeting at Zoom is seen in the room. It is off until somebody switches it on, which asks for a
 * key of the Meeting SDK and a meeting to try it with; without the key it is off, whatever was switched.
 */
export function zoomInPage(
  { zoom = null, zoomInPage: isSwitched = false }: ZoomSwitch,
  hasMeeting: boolean,
): ZoomInPage {
  const hasKey = zoom !== null && zoom.sdkKey !== '';
  const missing = zoom === null ? 'account' : 'key';
  return { isOn: isSwitched && hasKey, lacks: !hasKey ? missing : hasMeeting ? null : 'meeting' };
}

interface ZoomSwitch {
  readonly zoom?: Pick<ZoomAccount, 'sdkKey'> | null;
  readonly zoomInPage?: boolean;
}

function hookPathOf(hookKey: string): string {
  return `/api/zoom/webhook/${hookKey}`;
}

export function viewOfZoomAccount(stored: StoredZoomAccount): ZoomAccountView {
  const { accountId, clientId, host, sdkKey, secrets, takesNotices, hookKey } = stored;
  const hookPath = hookPathOf(hookKey);
  return { accountId, clientId, host, sdkKey, savedAt: secrets.savedAt, takesNotices, hookPath };
}

/**
 * The secrets as they are to be kept. None goes with another account, or another key, than it was typed for:
 * a person who changes those types it again. `known` and `kept` are those in force; null when there are none.
 */
export function decideZoomSecrets(
  known: ZoomAccount | null,
  kept: ZoomSecrets | null,
  request: SetZoomRequest & { readonly account: ZoomAccount },
): Outcome<ZoomSecrets> {
  const { account, clientSecret, webhookSecret, sdkSecret } = request;
  const isSame = known?.accountId === account.accountId && known.clientId === account.clientId;
  const client = clientSecret ?? (isSame ? kept?.client : undefined);
  if (client === undefined) return refuse('zoom-secret-again');
  const webhook = webhookSecret === undefined ? (isSame ? kept?.webhook : null) : webhookSecret;
  const sdk = sdkSecret ?? (known?.sdkKey === account.sdkKey ? kept?.sdk : null) ?? null;
  if (account.sdkKey !== '' && sdk === null) return refuse('zoom-secret-again');
  return accept({ client, webhook: webhook ?? null, sdk: account.sdkKey === '' ? null : sdk });
}
