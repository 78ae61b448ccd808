import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { handMeansNames } from '../../kernel/events/handMeans.ts';
import type { OutgoingMail } from '../../kernel/mail/mailBox.ts';
import type { ReportCell, ReportTable } from '../../kernel/sheets/reportTable.ts';
import { eventWords } from '../../meeting/events/eventWords.ts';
import type { ProxyState } from '../../people/proxies/proxyGrant.ts';
import type { OwnData, OwnDataSession } from './ownData.ts';

const mailNames: Readonly<Record<NonNullable<OutgoingMail['kind']>, string>> = {
  credential: 'Credencial',
  notice: 'Aviso de la reunión',
  reminder: 'Recordatorio',
  acta: 'Acta',
};

const mailStateNames: Readonly<Record<OutgoingMail['state'], string>> = {
  queued: 'Por enviar',
  sending: 'Enviándose',
  sent: 'Enviado',
  failed: 'No se envió',
};

const proxyStateNames: Readonly<Record<ProxyState, string>> = {
  received: 'Recibido',
  accepted: 'Aceptado',
  used: 'Usado',
  rejected: 'Rechazado',
  revoked: 'Revocado',
};

const table = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly ReportCell[])[],
): ReportTable => ({ name, columns: columns.map((column) => ({ name: column })), rows });

/** The same as a workbook that people read: a table for each matter, those that are empty too, so that it shows. */
export function ownDataTables(data: OwnData): readonly [ReportTable, ...ReportTable[]] {
  const { units, sessions, proxies, mails, handed, inquiries, objections, comments } = data;
  return [
    table('Mis datos', ['Dato', 'Valor'], personRows(data)),
    table(
      'Unidades',
      ['Unidad', 'Grupo', 'Tipo', 'Coeficiente', 'En mora', 'Propietarios'],
      units.map(({ label, group, kind, weight, inArrears, owners }) => [
        ...[label, group, kind, { weight }, inArrears ? 'Sí' : 'No', { count: owners }],
      ]),
    ),
    table(
      'Asistencia',
      ['Sesión', 'Unidad', 'Desde', 'Hasta', 'Quién respondió'],
      sessions.flatMap(stayRows),
    ),
    table(
      'Votos',
      ['Sesión', 'Pregunta', 'Unidad', 'Voto', 'Comprobante'],
      sessions.flatMap(voteRows),
    ),
    table(
      'Poderes',
      ['Poder', 'Otorga', 'Apoderado', 'Unidades', 'Fecha', 'Estado'],
      proxies.map((proxy) => [
        proxy.isGiven ? 'Dado' : 'Recibido',
        proxy.grantorName,
        proxy.attorneyName,
        proxy.unitIds.join(', '),
        sayDate(proxy.writtenOn),
        proxyStateNames[proxy.state],
      ]),
    ),
    table(
      'Mensajes',
      ['Qué', 'A', 'Cuándo', 'Estado'],
      [
        ...mails.map(({ kind, to, queuedAt, state }) => [
          ...[mailNames[kind ?? 'credential'], to, { at: queuedAt }, mailStateNames[state]],
        ]),
        ...handed.map(({ on, means }) => ['A mano', handMeansNames[means], sayDate(on), 'Anotado']),
      ],
    ),
    table(
      'Lo que escribí',
      ['Qué', 'Sesión', 'Texto', 'Cuándo', 'Respuesta'],
      [
        ...inquiries.map(({ session, text, sentAt }) => [
          ...['Pregunta', String(session), text, { at: sentAt }, ''],
        ]),
        ...objections.map(({ session, text, on, answer }) => [
          ...['Oposición al acta', String(session), text, sayDate(on), answer ?? ''],
        ]),
        ...comments.map(({ session, text, at }) => [
          ...['Comentario del acta', String(session), text, { at }, ''],
        ]),
      ],
    ),
    table(
      'Registro',
      ['Cuándo', 'Qué', 'Unidad'],
      data.entries.map(({ at, kind, unitId }) => [{ at }, eventWords[kind], unitId ?? '']),
    ),
  ];
}

function personRows({ person, account }: OwnData): readonly (readonly ReportCell[])[] {
  return [
    ['Nombre en el padrón', person?.name ?? ''],
    ['Documento', person?.document ?? ''],
    ['Correo', person?.email ?? ''],
    ['Otros correos', (person?.moreEmails ?? []).join(', ')],
    ['Teléfono', person?.phone ?? ''],
    ['Nombre de la cuenta', account.name],
    ['Correo de la cuenta', account.email],
    sayPrivacy(account),
    ...account.devices.map(({ name, since }) => [`Sesión abierta: ${name}`, { at: since }]),
  ];
}

function sayPrivacy({ privacyShown: shown }: OwnData['account']): readonly ReportCell[] {
  const what = 'Aviso de privacidad mostrado';
  return shown === null ? [what, ''] : [`${what} (versión ${shown.version})`, { at: shown.at }];
}

function stayRows({ session, stays, absent }: OwnDataSession): readonly (readonly ReportCell[])[] {
  return [
    ...stays.map(({ unit, enteredAt, leftAt, holder }) => [
      ...[String(session), unit, { at: enteredAt }, { at: leftAt }, holder ?? 'Yo'],
    ]),
    ...absent.map(({ unit }) => [String(session), unit, 'No vino nadie', '', '']),
  ];
}

function voteRows({ session, decisions }: OwnDataSession): readonly (readonly ReportCell[])[] {
  return decisions.flatMap(({ text, votes, isSecret }) =>
    votes.map(({ unit, choice, receipt }) => [
      ...[String(session), text, unit],
      isSecret ? 'Participó: el voto es secreto' : (choice ?? ''),
      receipt ?? '',
    ]),
  );
}
