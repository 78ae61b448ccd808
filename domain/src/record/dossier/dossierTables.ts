import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { handMeansNames } from '../../kernel/events/handMeans.ts';
import { type AssemblySession, callName } from '../../kernel/sessions/assemblySession.ts';
import type { ReportTable } from '../../kernel/sheets/reportTable.ts';
import { type Convocation, convocationKindNames } from '../../meeting/convocations/convocation.ts';
import type { RecordRow } from '../../meeting/events/recordRequests.ts';
import { sayEvent } from '../../meeting/events/sayEvent.ts';
import { sayOrigin } from '../../meeting/events/sayOrigin.ts';
import { type ProxyState, proxyFormNames } from '../../people/proxies/proxyGrant.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import type { ActaVersion } from '../versions/actaVersion.ts';
import type { NoticeLine } from './dossierLines.ts';

const proxyStateNames: Readonly<Record<ProxyState, string>> = {
  received: 'Recibido',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
  used: 'Ejercido',
  revoked: 'Revocado',
};

const sessionStateNames: Readonly<Record<AssemblySession['state'], string>> = {
  planned: 'Programada',
  open: 'En curso',
  suspended: 'Suspendida',
  failed: 'Fracasó por falta de quórum',
  closed: 'Terminada',
};

/** `Sesión 1, primera convocatoria. Terminada.` */
export function sayDossierSession({ session, call, state }: AssemblySession): string {
  return `Sesión ${session}, ${callName(call).toLowerCase()}. ${sessionStateNames[state]}.`;
}

/** The notices that went out, in their order. */
export function convocationsTable(sent: readonly Convocation[]): ReportTable {
  return {
    name: 'Convocatorias',
    columns: [
      { name: 'N.º', isFigure: true },
      ...[{ name: 'Clase' }, { name: 'Asunto' }, { name: 'Salió' }, { name: 'Reunión' }],
      ...[{ name: 'Correos', isFigure: true }, { name: 'Huella SHA-256' }],
    ],
    rows: sent.map(({ number, kind, subject, at, startsAt, mailed = 0, digest }) => [
      { count: number },
      convocationKindNames[kind],
      subject,
      { at },
      { at: startsAt },
      { count: mailed },
      digest,
    ]),
  };
}

/** How many of a notice were told, by each means. */
export function toldTable(lines: readonly NoticeLine[], sent: readonly Convocation[]): ReportTable {
  const numbers = new Map(sent.map(({ convocationId, number }) => [convocationId, number]));
  const counts = new Map<string, readonly [notice: string, how: string, people: number]>();
  for (const line of lines) {
    const about = line.source === 'mail' ? line.about : line.convocationId;
    const notice = numbers.has(about) ? `Convocatoria n.º ${numbers.get(about)}` : 'Acta';
    const how = howOf(line);
    const people = line.source === 'mail' ? 1 : line.personIds.length;
    const key = `${about} ${how}`;
    counts.set(key, [notice, how, (counts.get(key)?.[2] ?? 0) + people]);
  }
  return {
    name: 'Avisos y su prueba',
    columns: [{ name: 'De' }, { name: 'Medio' }, { name: 'Avisos', isFigure: true }],
    rows: [...counts.values()].map(([notice, how, people]) => [notice, how, { count: people }]),
  };
}

function howOf(line: NoticeLine): string {
  if (line.source === 'hand') {
    const taken = line.undone === null ? '' : ' (deshecho)';
    return `${handMeansNames[line.means]}${taken}`;
  }
  if (line.failure === 'bounced') return 'Correo devuelto';
  return line.state === 'sent' ? 'Correo aceptado por el servidor' : 'Correo sin confirmar';
}

/** Every proxy with what became of it. `unitName` says a unit as people call it. */
export function proxiesTable(
  proxies: readonly ProxyRecord[],
  unitName: (unitId: string) => string,
): ReportTable {
  return {
    name: 'Poderes',
    columns: [
      ...[{ name: 'Unidades' }, { name: 'Otorga' }, { name: 'Apoderado' }, { name: 'Forma' }],
      ...[
        { name: 'Fecha del poder' },
        { name: 'Recibido' },
        { name: 'Estado' },
        { name: 'Motivo' },
      ],
    ],
    rows: proxies.map((proxy) => [
      proxy.unitIds.map(unitName).join(', '),
      proxy.grantorName,
      proxy.attorneyName,
      proxyFormNames[proxy.form],
      sayDate(proxy.writtenOn),
      { at: proxy.receivedAt },
      proxyStateNames[proxy.state],
      proxy.reason,
    ]),
  };
}

/** The versions of the minutes of a call. */
export function versionsTable(versions: readonly ActaVersion[]): ReportTable {
  return {
    name: 'Versiones del acta',
    columns: [
      ...[{ name: 'Versión', isFigure: true }, { name: 'Motivo' }, { name: 'Fijada' }],
      ...[{ name: 'Firmaron' }, { name: 'Comunicada' }, { name: 'Huella SHA-256' }],
    ],
    rows: versions.map(({ number, reason, at, signatures, communication, digest }) => [
      { count: number },
      reason,
      { at },
      signatures.map(({ name }) => name).join(', '),
      communication === null ? '' : sayDate(communication.on),
      digest,
    ]),
  };
}

/** The events, in their order, as the record tells them. */
export function eventsTable(rows: readonly RecordRow[], timeZone: string): ReportTable {
  return {
    name: 'Registro de sucesos',
    columns: [
      { name: 'N.º', isFigure: true },
      ...[{ name: 'Momento' }, { name: 'Suceso' }, { name: 'Quién' }],
      { name: 'Bloque', isFigure: true },
    ],
    rows: rows.map((row) => [
      row.sequence === null ? '' : { count: row.sequence },
      { at: row.at },
      sayEvent(row, timeZone),
      `${row.by}${sayOrigin(row)}`,
      row.seal === null ? 'Por sellar' : { count: row.seal },
    ]),
  };
}
