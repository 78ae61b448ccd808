import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { LoggedReading } from '../../kernel/events/readings.ts';

/** The words for readings of the protected area, for files taken out of it, for data brought back and for data erased. */
export const readingWords = {
  'protected-opened': 'Se abrió el área protegida con contraseña',
  'log-read': 'Se leyó el registro de sucesos',
  'seals-checked': 'Se comprobaron los sellos del registro',
  'votes-recounted': 'Se repitieron los conteos de las votaciones',
  'dossier-made': 'Se preparó un expediente',
  'dossier-downloaded': 'Se descargó un expediente',
  'export-made': 'Se exportó la asamblea',
  'export-downloaded': 'Se descargó una exportación de la asamblea',
  'people-searched': 'Se buscaron personas para borrar sus datos',
  'assembly-brought-back': 'Se restauró la asamblea desde una exportación',
  'person-erased': 'Se borraron los datos personales de alguien',
} as const satisfies Partial<Record<EventKind, string>> & Record<LoggedReading, string>;
