import {
  attendanceModeNames,
  type BulkStatus,
  type BulkSummary,
  type BulkWork,
  formatCount,
} from '@asamblea/domain';

export const workNames: Readonly<Record<BulkWork, string>> = {
  accredit: 'Acreditar',
  leave: 'Dar salida',
  plates: 'Entregar placas',
};

export const statusNames: Readonly<Record<BulkStatus, string>> = {
  ready: 'Listas',
  already: 'Ya están así',
  problem: 'Por revisar',
};

/** The action of the button: `Acreditar 120 unidades`. */
export function sayWork(work: BulkWork, count: number): string {
  const units = count === 1 ? '1 unidad' : `${formatCount(count)} unidades`;
  switch (work) {
    case 'accredit':
      return `Acreditar ${units}`;
    case 'leave':
      return `Dar salida a ${units}`;
    case 'plates':
      return count === 1 ? 'Entregar 1 placa' : `Entregar ${formatCount(count)} placas`;
  }
}

/** The name of a job, in a list of jobs. */
export function sayJob({ work, channel }: Pick<BulkSummary, 'work' | 'channel'>): string {
  return channel === null
    ? workNames[work]
    : `${workNames[work]} (${attendanceModeNames[channel].toLowerCase()})`;
}

/** Some rows as they could be, for the person who pastes. */
export const examples: Readonly<Record<BulkWork, string>> = {
  accredit: 'Unidad\tDocumento\tHora\nT1-101\t\t\nT1-102\t52000111\t3:40 p. m.',
  leave: 'Unidad\nT1-101\nT1-102',
  plates: 'Unidad\tPlaca\nT1-101\t14\nT1-102\t15',
};

export const hints: Readonly<Record<BulkWork, string>> = {
  accredit:
    'Basta una columna con la unidad, o con el documento de quien asiste. Sin documento, la unidad queda a nombre de su apoderado aceptado o, si no tiene, de su primer propietario.',
  leave:
    'Basta una columna con la unidad, o con el documento de quien se va: salen todas las suyas.',
  plates:
    'Dos columnas: la unidad o el documento de quien la recibe, y el número de la placa. La persona ya debe estar acreditada.',
};
