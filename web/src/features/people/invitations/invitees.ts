import {
  csvText,
  type InvitationRow,
  type MailFate,
  mailFateNames,
  namesDocument,
  type Person,
  readMailAddress,
  type Unit,
  unitsByOwner,
} from '@asamblea/domain';
import { sheetFile } from '../../../ui/files/sheetFile.ts';

/** The state of an owner's invitation, for the member who invites. */
export const inviteeStatuses = [
  'pending',
  'without-mail',
  'waiting',
  'accepted',
  'unconfirmed',
  'failed',
  'printed',
  'entered',
  'void',
] as const;
export type InviteeStatus = (typeof inviteeStatuses)[number];

export const inviteeStatusNames: Readonly<Record<InviteeStatus, string>> = {
  pending: 'Sin invitar',
  'without-mail': 'Sin correo',
  waiting: 'En espera',
  accepted: 'Aceptadas por el servidor',
  unconfirmed: 'Por confirmar',
  failed: 'No salieron',
  printed: 'Con enlace entregado',
  entered: 'Ya entraron',
  void: 'Anuladas o vencidas',
};

export interface Invitee {
  /** Place in the list, from 1. */
  readonly row: number;
  readonly personId: string;
  readonly name: string;
  readonly units: string;
  readonly groups: readonly string[];
  readonly hasMail: boolean;
  readonly hasDocument: boolean;
  /** As the roster has it; empty when it has none. */
  readonly phone: string;
  readonly status: InviteeStatus;
  /** The remark about it, in one sentence; empty when there is none. */
  readonly detail: string;
  readonly mailId: string | null;
  readonly fate: MailFate | null;
  /** The link still opens something. */
  readonly isOpen: boolean;
}

const statusOfFate: Readonly<Record<MailFate, InviteeStatus>> = {
  waiting: 'waiting',
  sending: 'waiting',
  accepted: 'accepted',
  arrived: 'accepted',
  unconfirmed: 'unconfirmed',
  lost: 'failed',
  returned: 'failed',
  unsent: 'failed',
  cancelled: 'failed',
};

/** Every owner of the roster, in the order of their first unit, with what is known of their invitation. */
export function listInvitees(
  units: readonly Unit[],
  people: readonly Person[],
  rows: readonly InvitationRow[],
): readonly Invitee[] {
  const known = new Map(people.map((person) => [person.personId, person]));
  const invited = new Map(rows.map((row) => [row.personId, row]));
  return [...unitsByOwner(units)].flatMap(([personId, own], i) => {
    const person = known.get(personId);
    if (person === undefined) return [];
    const row = invited.get(personId);
    const hasMail = readMailAddress(person.email ?? '') !== null;
    return [
      {
        row: i + 1,
        personId,
        name: person.name,
        hasMail,
        units: own.map(({ label }) => label).join(', '),
        groups: [...new Set(own.map(({ group }) => group))],
        hasDocument: namesDocument(person.document),
        phone: person.phone ?? '',
        ...standingOf(row, hasMail),
      },
    ];
  });
}

function standingOf(
  row: InvitationRow | undefined,
  hasMail: boolean,
): Pick<Invitee, 'status' | 'detail' | 'mailId' | 'fate' | 'isOpen'> {
  if (row === undefined) {
    const status = hasMail ? 'pending' : 'without-mail';
    return { status, detail: '', mailId: null, fate: null, isOpen: false };
  }
  const { link, mail } = row;
  const sent = { mailId: mail?.mailId ?? null, fate: mail?.fate ?? null, isOpen: link === 'open' };
  if (link === 'used') return { status: 'entered', detail: '', ...sent };
  if (link === 'revoked') return { status: 'void', detail: 'El enlace se anuló.', ...sent };
  if (link === 'expired') return { status: 'void', detail: 'El enlace venció.', ...sent };
  if (mail === null) return { status: 'printed', detail: '', ...sent };
  const isPlain = mail.fate === 'accepted' || mail.fate === 'waiting';
  const detail = mail.reason === '' ? (isPlain ? '' : `${mailFateNames[mail.fate]}.`) : mail.reason;
  const said = detail === '' ? '' : `${mail.to} ${detail}`;
  return { status: statusOfFate[mail.fate], detail: said, ...sent };
}

/** The people to whom a message may still be sent, or a printed sheet is of use. */
const audiences = ['pending', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

/** Those who were never invited, or whose invitation is void or did not go out; or all who did not enter yet. */
export function chooseInvitees(
  invitees: readonly Invitee[],
  audience: Audience,
  group: string | null,
): readonly Invitee[] {
  const open: readonly InviteeStatus[] = ['pending', 'without-mail', 'void', 'failed'];
  return invitees.filter(
    ({ groups, status }) =>
      (group === null || groups.includes(group)) &&
      (audience === 'everybody' ? status !== 'entered' : open.includes(status)),
  );
}

const header = ['N.º', 'Persona', 'Unidades', 'Resultado', 'Detalle'];

function cellsOf({ row, name, units, status, detail }: Invitee): readonly string[] {
  return [String(row), name, units, inviteeStatusNames[status], detail];
}

/** To open in a spreadsheet; what looks like a formula is text. */
export function inviteesCsv(invitees: readonly Invitee[]): Blob {
  const text = csvText([header, ...invitees.map(cellsOf)]);
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

export function inviteesXlsx(invitees: readonly Invitee[]): Promise<Blob> {
  return sheetFile([{ name: 'Invitaciones', header, rows: invitees.map(cellsOf) }]);
}
