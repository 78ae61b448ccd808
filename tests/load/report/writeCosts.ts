import { writeTable } from '../figures/writeTable.ts';
import { type Check, goal } from '../hall/checkQuestion.ts';
import type { QuorumsMeasure } from '../measures/measureQuorums.ts';
import type { WatchingMeasure } from '../measures/measureWatching.ts';

/** The measures in reads and memory, not in time: the same on any machine. */
export interface Costs {
  readonly quorums: QuorumsMeasure;
  readonly watching: WatchingMeasure;
}

/** A refresh of the quorum reads at most this, and its process is at most this large. */
const readsAtMost = 500;
const mebibytesAtMost = 200;

/** A waiting phone reads at most this part of the reads of a page with running bars. */
const waitingPart = 4;

export function writeCosts({ quorums, watching }: Costs): readonly string[] {
  const { units, idleMiB, rows } = quorums;
  return [
    writeTable(
      [`Un refresco del quórum con ${units} unidades`, 'lecturas', 'memoria máxima (MiB)'],
      [
        ...rows.map(({ law, reads, peakMiB }) => [law, String(reads), peakMiB.toFixed(0)]),
        ['(sin refrescar nada)', '0', idleMiB.toFixed(0)],
      ],
    ),
    'La memoria es la de todo el proceso (máximo residente) con la función desplegada sola, tras cinco refrescos.',
    writeTable(
      ['Un minuto de quien mira, mientras se vota', 'lecturas', 'kB'],
      watching.rows.map(({ way, reads, bytes }) => [way, tenths(reads), tenths(bytes / 1000)]),
    ),
    `Quienes miran son ${watching.watchers} de cada manera; una pregunta que se abre, se vota en ${watching.seconds} s y se cierra. Preguntando se reparten lo que el borde guarda un segundo, y quien ya lo tiene no lo recibe otra vez.`,
  ];
}

export function judgeCosts({ quorums, watching }: Costs): readonly Check[] {
  const { units, rows } = quorums;
  const reads = Math.max(...rows.map((row) => row.reads));
  const peak = Math.max(...rows.map((row) => row.peakMiB));
  const [drawing = 0, waiting = 0, ...asked] = watching.rows.map((row) => row.reads);
  const asking = Math.max(...asked);
  const listening = Math.min(drawing, waiting);
  return [
    goal(
      `el quórum de toda ley con ${units} unidades: a lo sumo ${readsAtMost} lecturas por refresco`,
      reads <= readsAtMost,
      `${reads} lecturas`,
    ),
    goal(
      `el quórum de toda ley con ${units} unidades: a lo sumo ${mebibytesAtMost} MiB`,
      peak <= mebibytesAtMost,
      `${peak.toFixed(0)} MiB`,
    ),
    goal(
      'preguntar cuesta menos lecturas que escuchar',
      asking < listening,
      `${tenths(asking)} contra ${tenths(listening)}`,
    ),
    goal(
      `quien solo espera lee a lo sumo la ${waitingPart}.ª parte que quien dibuja las barras`,
      waiting * waitingPart <= drawing,
      `${tenths(waiting)} contra ${tenths(drawing)}`,
    ),
  ];
}

function tenths(value: number): string {
  return value.toLocaleString('es-CO', { maximumFractionDigits: 1 });
}
