import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { doorCapacityNames } from '../../kernel/events/doorCapacity.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import type { RecordRow } from './recordRequests.ts';

const doorKinds: readonly EventKind[] = [
  'door-person-added',
  'door-person-confirmed',
  'door-person-refused',
];

/** For a person who came to the door without being in the roster. */
export function isOfDoor({ kind }: Pick<RecordRow, 'kind'>): boolean {
  return doorKinds.includes(kind);
}

/** ` Ana Ruiz como heredero de T1-101. Motivo: Falta el registro civil` */
export function sayDoor({ person, unit, capacity, reason = '' }: RecordRow): string {
  const name = person ?? 'una persona retirada';
  const what = capacity === undefined ? '' : ` como ${doorCapacityNames[capacity].toLowerCase()}`;
  const of = unit === null ? '' : ` de ${unit}`;
  return ` ${name}${what}${of}${reason === '' ? '' : `. Motivo: ${reason}`}`;
}

/** `, con corte al 31 de octubre de 2026: 3 unidades quedaron en mora y 2 al día`. */
export function sayDebtors({ debtors }: RecordRow): string {
  if (debtors === undefined) return '';
  const { cutOff, owing, cleared } = debtors;
  const became = (units: number) => `${sayUnits(units)} ${units === 1 ? 'quedó' : 'quedaron'}`;
  const indebted = owing === 0 ? '' : `${became(owing)} en mora`;
  const paid = owing === 0 ? `${became(cleared)} al día` : ` y ${cleared} al día`;
  const what = owing + cleared === 0 ? 'nadie cambió' : `${indebted}${cleared === 0 ? '' : paid}`;
  return `, con corte al ${sayDate(cutOff)}: ${what}`;
}
