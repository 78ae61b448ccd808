import type { ReportCell, ReportTable } from '../../kernel/sheets/reportTable.ts';
import { type HoldingWords, holdingHeadings } from '../../kernel/weights/holdingWords.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import { notifiedMeans, notifiedMeansNames } from './notifiedMeans.ts';
import type { NotifiedTotals } from './notifiedTotals.ts';

/**
 * How many were told by which means, and how many still are not, as it goes to a file: the figures of the page.
 * A person notified by two means is in both; people are those with units, and the last four rows sum the
 * roster.
 */
export function meansSheet(totals: NotifiedTotals, words: HoldingWords): ReportTable {
  const { people, told, partly, untold, ownerless, byMeans } = totals;
  const headings = holdingHeadings(words);
  const used = notifiedMeans.filter((means) => byMeans[means].people > 0);
  return {
    name: 'Por medio',
    columns: [
      { name: 'Medio' },
      ...[{ name: 'Personas', isFigure: true }, headings.units, headings.weight],
    ],
    rows: [
      ...used.map((means) => row(notifiedMeansNames[means], byMeans[means].people, byMeans[means])),
      row('Notificadas por algún medio', people.told, told),
      row('Con algún dueño sin avisar', null, partly),
      row('Faltan', people.untold, untold),
      row('Sin dueño en el padrón', null, ownerless),
    ],
  };
}

function row(name: string, people: number | null, { units, weight }: Count): readonly ReportCell[] {
  return [name, people === null ? '' : { count: people }, { count: units }, { weight }];
}
