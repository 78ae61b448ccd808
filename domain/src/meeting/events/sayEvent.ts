import { identityWayNames } from '../../hall/attendance/identity.ts';
import { plugins } from '../../kernel/access/plugins.ts';
import type { DesksCounted } from '../../kernel/events/desksCounted.ts';
import { doorCapacityNames } from '../../kernel/events/doorCapacity.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { nominationStateNames } from '../../kernel/events/nominationState.ts';
import { meetingKindNames } from '../../kernel/meetings/meeting.ts';
import { callName } from '../../kernel/sessions/assemblySession.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import { uncapital } from '../../kernel/text/capital.ts';
import { sayPresence } from '../../laws/quorum/quorum.ts';
import { pointApproverNames } from '../agenda/agendaPoint.ts';
import { agendaExceptionNames } from '../agenda/outsideAgenda.ts';
import { aspectNames } from '../convened/sayNoticeDifference.ts';
import { eventWords } from './eventWords.ts';
import type { RecordRow } from './recordRequests.ts';
import { isOfDoor, sayDebtors, sayDoor } from './sayDoor.ts';
import { sayFloor } from './sayFloor.ts';
import { sayNotice } from './sayNotice.ts';

/** The event, in one line: `Entró T1-101 con Ana Ruiz`. */
export function sayEvent(row: RecordRow, timeZone: string): string {
  const { kind, unit, person, quorum, until } = row;
  const verb = eventWords[kind] ?? 'Otro suceso';
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
    row.identified === undefined ? '' : `, ${identityWayNames[row.identified]}`,
    sayCall(row),
    figures,
    sayAgainstNotice(row),
    sayBylawQuorum(row),
    row.unseenSince === undefined
      ? ''
      : `, sin señal desde el ${sayInstant(row.unseenSince, timeZone)}`,
    sayNotice(row),
    sayFloor(row, timeZone),
    row.writtenAt === undefined ? '' : `, en papel el ${sayInstant(row.writtenAt, timeZone)}`,
    row.pressedAt === undefined
      ? ''
      : `, anotado en la mesa sin red el ${sayInstant(row.pressedAt, timeZone)}`,
    sayDesks(row.desks),
    until === undefined ? '' : `, para el ${sayInstant(until, timeZone)}`,
  ].join('');
}

/** `. Contó 2 unidades que las mesas habían anotado sin red antes de la hora`. */
function sayDesks({ written = 0, unawaited = 0, by }: DesksCounted = {}): string {
  const units = written === 1 ? '1 unidad' : `${written} unidades`;
  const desks = unawaited === 1 ? '1 mesa' : `${unawaited} mesas`;
  const why = by === 'chair' ? 'por decisión de la presidencia' : 'pasados diez minutos';
  return [
    written === 0
      ? ''
      : `. Contó ${units} como las mesas sin red lo habían anotado antes de la hora`,
    unawaited === 0 ? '' : `. No esperó más a ${desks} con trabajo por enviar, ${why}`,
  ].join('');
}

/** ` «3. Presupuesto», con la aprobación de la asamblea`; what was taken away has no words any more. */
function sayPointMoved({ kind, point, approvedBy }: RecordRow): string {
  if (!pointEvents.includes(kind)) return '';
  const left = kind === 'point-treated' ? ' otra cosa' : ' un punto que ya no está';
  const approver = approvedBy === undefined ? '' : pointApproverNames[approvedBy];
  const said = uncapital(approver);
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

/** `: de «A favor» a «En contra». Motivo: Se leyó mal`: in the words of the person who corrected it. */
function sayVoteMoved({ vote }: RecordRow): string {
  if (vote === undefined) return '';
  const { from, to, reason } = vote;
  const change = to === null ? `: decía «${from}»` : `: de «${from}» a «${to}»`;
  return `${change}. Motivo: ${reason}`;
}

/** `; se advirtió que la convocatoria decía otra cosa (el lugar, el orden del día)`. */
function sayAgainstNotice({ againstNotice }: RecordRow): string {
  if (againstNotice === undefined) return '';
  const names = againstNotice.map((aspect) => uncapital(aspectNames[aspect]));
  return `; se advirtió que la convocatoria decía otra cosa (${names.join(', ')})`;
}

/** `: primera convocatoria, artículo 12`. */
function sayBylawQuorum({ bylawQuorum }: RecordRow): string {
  if (bylawQuorum === undefined) return '';
  const { kind, call, article } = bylawQuorum;
  const of = kind === null ? '' : `, sesión ${uncapital(meetingKindNames[kind])}`;
  return `: ${uncapital(callName(call))}${of}, ${article ?? 'otra vez como la ley'}`;
}

/** `Entró T1-101 con Ana`, `Pasó T1-101 a Ana`. */
function linkOf(kind: EventKind): string {
  if (kind === 'unit-transferred') return ' a ';
  if (kind === 'vote-corrected' || kind === 'vote-withdrawn') return ', que tiene ';
  return kind === 'unit-entered' || kind === 'unit-left' ? ' con ' : ': ';
}

/** The words of these events say already whether there was quorum. */
function isOfWatch(kind: EventKind): boolean {
  return kind === 'quorum-lost' || kind === 'quorum-recovered';
}

function sayCall({ kind, call }: RecordRow): string {
  if (call !== 1 && call !== 2 && call !== 3) return '';
  return kind === 'quorum-verified' || kind === 'hall-emptied' || isOfWatch(kind)
    ? ''
    : ` (${callName(call).toLowerCase()})`;
}

/** ` (3. Presupuesto)`: the point from which a document hangs. */
function sayAttachedTo({ kind, point }: Pick<RecordRow, 'kind' | 'point'>): string {
  const isAttached = kind === 'document-attached' || kind === 'document-detached';
  return isAttached && point !== undefined ? ` (${point})` : '';
}

const entryEvents: readonly EventKind[] = [
  ...(['folder-made', 'document-kept', 'version-kept', 'entry-renamed', 'entry-moved'] as const),
  ...(['entry-shown', 'entry-removed', 'document-link-made', 'document-link-revoked'] as const),
];

/** ` «Presupuesto.pdf»`, of an event of the drive; what was taken away has no name any more. */
function sayEntry({ kind, entry }: RecordRow): string {
  if (entry !== undefined) return ` «${entry}»`;
  return entryEvents.includes(kind) ? ' algo que ya no está' : '';
}
