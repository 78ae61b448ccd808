import { type Check, goal } from './checkQuestion.ts';
import type { QuorumsMeasure } from './measureQuorums.ts';
import { writeTable } from './writeTable.ts';

/** What is measured in reads and memory, not in time: the same on any machine. */
export interface Costs {
  readonly quorums: QuorumsMeasure;
}

/** A refresh of the quorum reads at most this, and its process is at most this large. */
const readsAtMost = 500;
const mebibytesAtMost = 200;

export function writeCosts({ quorums }: Costs): readonly string[] {
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
  ];
}

export function judgeCosts({ quorums }: Costs): readonly Check[] {
  const { units, rows } = quorums;
  const reads = Math.max(...rows.map((row) => row.reads));
  const peak = Math.max(...rows.map((row) => row.peakMiB));
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
  ];
}
