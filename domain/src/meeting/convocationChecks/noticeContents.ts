import type { ContentId } from '../../laws/aspects/contentId.ts';

/** The remedy when a content of the notice is missing. */
export const noticeContents = {
  name: 'Escriba el nombre de la entidad.',
  'date-time': 'Indique el día y la hora de la reunión.',
  place: 'Indique el lugar de la reunión.',
  agenda: 'Incluya el orden del día.',
  'caller-office': 'Indique quién convoca y su cargo.',
  'caller-signature': 'Firme la convocatoria.',
  debtors: 'Incluya la relación de quienes tienen deudas.',
  'vote-deprivation': 'Advierta que quien no esté al día no podrá votar.',
  'second-call': 'Indique el día y la hora de la segunda convocatoria.',
  'second-call-effect': 'Explique qué pasa si no hay quórum y cuándo será la segunda reunión.',
  'medium-access': 'Indique el medio virtual y cómo se ingresa.',
  'inspection-right': 'Diga dónde y desde cuándo se pueden revisar las cuentas.',
} as const satisfies Record<ContentId, string>;

/** The same as a thing that is there. */
export const contentNames = {
  name: 'El nombre de la entidad',
  'date-time': 'El día y la hora de la reunión',
  place: 'El lugar',
  agenda: 'El orden del día',
  'caller-office': 'Quién convoca y su cargo',
  'caller-signature': 'La firma de quien convoca',
  debtors: 'La relación de quienes tienen deudas',
  'vote-deprivation': 'La advertencia a quien no está al día',
  'second-call': 'La segunda convocatoria',
  'second-call-effect': 'Qué pasa si no hay quórum',
  'medium-access': 'El medio virtual y cómo se ingresa',
  'inspection-right': 'Dónde y desde cuándo se revisan las cuentas',
} as const satisfies Record<ContentId, string>;
