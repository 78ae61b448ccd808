import { plugins } from '../access/plugins.ts';
import { pointApproverNames } from '../agenda/agendaPoint.ts';
import { agendaExceptionNames } from '../agenda/outsideAgenda.ts';
import { sayDate } from '../calendars/sayDate.ts';
import { doorCapacityNames } from '../door/doorCapacity.ts';
import { sayEntry } from '../drive/sayEntry.ts';
import { nominationStateNames } from '../questions/nominations.ts';
import { sayPresence } from '../quorum/quorum.ts';
import { callName } from '../sessions/assemblySession.ts';
import { sayInstant } from '../sessions/saySession.ts';
import { sayUnits } from '../weights/sayUnits.ts';
import type { EventKind, EventOrigin } from './assemblyEvent.ts';
import type { RecordRow } from './recordRequests.ts';
import { sayAttachedTo } from './sayAttachedTo.ts';
import { floorWords, sayFloor } from './sayFloor.ts';

const words: Readonly<Record<EventKind, string>> = {
  'roster-imported': 'Se importó un padrón',
  'roster-restored': 'Se volvió a un padrón anterior',
  'unit-edited': 'Se corrigió la unidad',
  'unit-entered': 'Entró',
  'unit-left': 'Salió',
  'unit-transferred': 'Pasó',
  'arrears-cleared': 'Quedó a paz y salvo',
  'arrears-updated': 'Se actualizó la cartera',
  'channel-changed': 'Cambió de canal',
  'plates-created': 'Se crearon las placas',
  'plate-handed-out': 'Se entregó la placa',
  'plate-returned': 'Se devolvió la placa',
  'plate-lost': 'Se dio por perdida la placa',
  'plate-replaced': 'Se cambió la placa',
  'plate-pin-renewed': 'Se dio otro PIN a la placa',
  'booth-opened': 'Se abrió un puesto de votación',
  'booth-closed': 'Se cerró un puesto de votación',
  'booth-cleared': 'Se borraron los intentos fallidos de un puesto de votación',
  'point-added': 'Se agregó al orden del día',
  'point-edited': 'Se corrigió en el orden del día',
  'point-moved': 'Cambió de lugar en el orden del día',
  'point-removed': 'Se quitó del orden del día',
  'point-treated': 'Se pasó a tratar',
  'document-attached': 'Se unió a lo que se trata el documento',
  'document-detached': 'Se quitó de lo que se trata el documento',
  'question-created': 'Se creó una pregunta',
  'question-edited': 'Se corrigió una pregunta',
  'question-amended': 'Se enmendó una pregunta antes de votarla',
  'nominations-opened': 'Se abrieron postulaciones para una elección',
  'candidate-nominated': 'Se postuló',
  'nomination-withdrawn': 'Se retiró una postulación',
  'nominations-closed': 'Se cerraron las postulaciones',
  'question-moved': 'Se cambió el orden de la agenda',
  'question-discarded': 'Se quitó una pregunta que no se había abierto',
  'no-conflict-declared': 'La presidencia declaró que nadie tiene conflicto de interés',
  'outside-agenda': 'Se advirtió de una votación fuera del orden del día',
  'question-opened': 'Se abrió una votación',
  'question-extended': 'Se dio más tiempo para votar',
  'question-closing': 'Se pidió cerrar una votación',
  'question-closed': 'Se cerró una votación',
  'question-annulled': 'Se anuló una votación',
  'lot-drawn': 'Se sorteó un empate',
  'vote-corrected': 'Se corrigió el voto de',
  'vote-withdrawn': 'Se retiró el voto de',
  'result-shown': 'Se mostró un resultado',
  'absentee-notified': 'Se notificó una decisión al ausente de',
  'objection-received': 'Se anotó la oposición de',
  'absentee-undone': 'Se deshizo una anotación del ausente de',
  'consent-reckoned': 'Se recalculó una decisión que espera a los ausentes',
  'consent-settled': 'Quedó definitiva una decisión que esperaba a los ausentes',
  'assembly-created': 'Se creó la asamblea',
  'assembly-described': 'Cambiaron los datos generales de la asamblea',
  'brand-changed': 'Cambió la imagen de la asamblea',
  'assembly-archived': 'Se archivó la asamblea',
  'assembly-restored': 'Se trajo de vuelta la asamblea archivada',
  'evening-checked': 'Se probó lo que usa la reunión',
  'stage-changed': 'Cambió la pantalla de la sala',
  'modality-changed': 'Cambió la modalidad de la asamblea',
  'mail-server-changed': 'Cambió el servidor de correo de la asamblea',
  'organisation-mail-changed': 'Cambió el servidor de correo de la organización',
  'plugin-switched-on': 'Se encendió',
  'plugin-switched-off': 'Se apagó',
  'attorney-door-opened': 'Abrió el ingreso de apoderados',
  'attorney-door-closed': 'Cerró el ingreso de apoderados',
  'proxy-bylaws-changed': 'Cambió lo que dicen los estatutos de los poderes',
  'meeting-called': 'Se fijó la fecha de la reunión',
  'cot-replaced': 'Cambió el código público de la asamblea',
  'redirect-changed': 'Cambió a dónde llevan las direcciones de la asamblea',
  'law-changed': 'Cambió la ley o el uso de la asamblea',
  'offices-changed': 'Cambiaron los cargos que se anotaron',
  'majority-changed': 'Cambió lo que piden los estatutos para decidir',
  'mood-asked': 'Se hizo un sondeo de ánimo, sin votación',
  ...floorWords,
  'page-saved': 'Se guardó una página',
  'folder-made': 'Se hizo la carpeta',
  'document-kept': 'Se subió el documento',
  'version-kept': 'Se subió otra versión de',
  'entry-renamed': 'Cambió el nombre en los documentos de',
  'entry-moved': 'Se movió en los documentos',
  'entry-shown': 'Cambió quién ve',
  'entry-removed': 'Se eliminó de los documentos',
  'document-link-made': 'Se hizo un enlace para compartir',
  'document-link-revoked': 'Se retiró un enlace que compartía',
  'code-issued': 'Se entregó un código personal',
  'invited-at-desk': 'Se mostró un QR de ingreso',
  'invited-by-mail': 'Se envió una credencial por correo',
  'member-created': 'Ingresó una persona nueva',
  'staff-invited': 'Se invitó al equipo de la asamblea',
  'staff-changed': 'Cambiaron los permisos en el equipo',
  'staff-removed': 'Se retiró del equipo',
  'role-changed': 'Cambió lo que trae un papel del equipo',
  'device-moved': 'Un voto pasó a otro dispositivo',
  'device-reset': 'Se liberó un dispositivo',
  'proxy-received': 'Se recibió un poder',
  'proxy-accepted': 'Se aceptó un poder',
  'proxy-rejected': 'Se rechazó un poder',
  'proxy-revoked': 'Se revocó un poder',
  'proxy-substituted': 'Se sustituyó un poder',
  'proxy-used': 'Se usó un poder',
  'door-person-added': 'En la puerta se agregó a',
  'door-person-confirmed': 'La presidencia confirmó a',
  'door-person-refused': 'La presidencia no confirmó a',
  'session-installed': 'Se instaló la sesión',
  'call-failed': 'Fracasó la convocatoria',
  'call-planned': 'Se fijó la convocatoria',
  'session-suspended': 'Se suspendió la sesión',
  'session-resumed': 'Se reanudó la sesión',
  'hall-emptied':
    'Cambió el día: la sesión continúa sin nadie presente y la asistencia se toma de nuevo',
  'session-closed': 'Se cerró la sesión',
  'quorum-verified': 'Se verificó el quórum',
  'quorum-lost': 'Se perdió el quórum de la sala',
  'quorum-recovered': 'Se recuperó el quórum de la sala',
};

/** What happened, in one line: `Entró T1-101 con Ana Ruiz`. */
export function sayEvent(row: RecordRow, timeZone: string): string {
  const { kind, unit, person, quorum, until } = row;
  const verb = words[kind] ?? 'Otro suceso';
  const who = person === null || isOfDoor(row) ? '' : `${linkOf(kind)}${person}`;
  const figures =
    quorum === undefined
      ? ''
      : isOfWatch(kind)
        ? `: ${sayPresence(quorum)}`
        : `: ${quorum.met ? 'había quórum en la sala' : 'no había quórum en la sala'}, ${sayPresence(quorum)}`;
  return [
    verb,
    row.adjusted === true
      ? ', con los coeficientes ajustados en proporción para que sumen 100'
      : '',
    sayDebtors(row),
    isOfDoor(row) ? sayDoor(row) : '',
    unit === null || isOfDoor(row) ? '' : ` ${unit}`,
    row.plugin === undefined ? '' : `: ${plugins[row.plugin].name}`,
    sayPlate(row),
    sayPointMoved(row),
    sayEntry(row),
    sayAttachedTo(row),
    row.exception === undefined ? '' : `. ${agendaExceptionNames[row.exception]}`,
    who,
    row.nomination === undefined ? '' : ` (${nominationStateNames[row.nomination].toLowerCase()})`,
    sayVoteMoved(row),
    row.capacity === undefined || isOfDoor(row)
      ? ''
      : `, como ${doorCapacityNames[row.capacity].toLowerCase()}`,
    sayCall(row),
    figures,
    row.unseenSince === undefined
      ? ''
      : `, sin señal desde el ${sayInstant(row.unseenSince, timeZone)}`,
    sayFloor(row, timeZone),
    row.writtenAt === undefined ? '' : `, en papel el ${sayInstant(row.writtenAt, timeZone)}`,
    until === undefined ? '' : `, para el ${sayInstant(until, timeZone)}`,
  ].join('');
}

const doorKinds: readonly EventKind[] = [
  'door-person-added',
  'door-person-confirmed',
  'door-person-refused',
];

function isOfDoor({ kind }: Pick<RecordRow, 'kind'>): boolean {
  return doorKinds.includes(kind);
}

/** ` Ana Ruiz como heredero de T1-101. Motivo: Falta el registro civil` */
function sayDoor({ person, unit, capacity, reason = '' }: RecordRow): string {
  const name = person ?? 'una persona retirada';
  const what = capacity === undefined ? '' : ` como ${doorCapacityNames[capacity].toLowerCase()}`;
  const of = unit === null ? '' : ` de ${unit}`;
  return ` ${name}${what}${of}${reason === '' ? '' : `. Motivo: ${reason}`}`;
}

/** `, con corte al 31 de octubre de 2026: 3 unidades quedaron en mora y 2 al día`. */
function sayDebtors({ debtors }: RecordRow): string {
  if (debtors === undefined) return '';
  const { cutOff, owing, cleared } = debtors;
  const left = owing === 1 ? 'quedó' : 'quedaron';
  return `, con corte al ${sayDate(cutOff)}: ${sayUnits(owing)} ${left} en mora y ${cleared} al día`;
}

/** ` «3. Presupuesto», con la aprobación de la asamblea`; what was taken away has no words any more. */
function sayPointMoved({ kind, point, approvedBy }: RecordRow): string {
  if (!pointEvents.includes(kind)) return '';
  const left = kind === 'point-treated' ? ' otra cosa' : ' un punto que ya no está';
  const approver = approvedBy === undefined ? '' : pointApproverNames[approvedBy];
  const said = `${approver.charAt(0).toLowerCase()}${approver.slice(1)}`;
  return `${point === undefined ? left : ` «${point}»`}${said === '' ? '' : `; lo aprobó ${said}`}`;
}

const pointEvents: readonly EventKind[] = [
  ...(['point-added', 'point-edited', 'point-moved', 'point-removed', 'point-treated'] as const),
];

function sayPlate({ kind, plate, plateTo }: RecordRow): string {
  if (plate === undefined) return '';
  if (plateTo === undefined) return ` ${plate}`;
  return kind === 'plate-replaced' ? ` ${plate} por la ${plateTo}` : ` ${plate} a ${plateTo}`;
}

/** `: de «A favor» a «En contra». Motivo: Se leyó mal`: in the words of whoever corrected it. */
function sayVoteMoved({ vote }: RecordRow): string {
  if (vote === undefined) return '';
  const { from, to, reason } = vote;
  const change = to === null ? `: decía «${from}»` : `: de «${from}» a «${to}»`;
  return `${change}. Motivo: ${reason}`;
}

/** `Entró T1-101 con Ana`, `Pasó T1-101 a Ana`. */
function linkOf(kind: EventKind): string {
  if (kind === 'unit-transferred') return ' a ';
  if (kind === 'vote-corrected' || kind === 'vote-withdrawn') return ', que tiene ';
  return kind === 'unit-entered' || kind === 'unit-left' ? ' con ' : ': ';
}

/** Their words say already whether there was quorum. */
function isOfWatch(kind: EventKind): boolean {
  return kind === 'quorum-lost' || kind === 'quorum-recovered';
}

function sayCall({ kind, call }: RecordRow): string {
  if (call !== 1 && call !== 2 && call !== 3) return '';
  return kind === 'quorum-verified' || kind === 'hall-emptied' || isOfWatch(kind)
    ? ''
    : ` (${callName(call).toLowerCase()})`;
}

const origins: Readonly<Record<EventOrigin, string>> = {
  desk: ', en la mesa de registro',
  phone: ', desde su teléfono',
  import: ', por archivo',
  bulk: ', en un trabajo masivo',
  chair: ', desde la mesa directiva',
  system: ', automáticamente',
};

/** From where, to be written after who did it; empty when it was not recorded. */
export function sayOrigin({ from }: Pick<RecordRow, 'from'>): string {
  return from === undefined ? '' : origins[from];
}
