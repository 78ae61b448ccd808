import { mailFateNames } from '../../kernel/mail/mailFate.ts';
import type { ReportTable } from '../../kernel/sheets/reportTable.ts';
import { capital } from '../../kernel/text/capital.ts';
import { type HoldingWords, holdingHeadings } from '../../kernel/weights/holdingWords.ts';
import { sayDay } from '../consents/absenteeTable.ts';
import { sayNotifiedMeans } from './notifiedMeans.ts';
import { isNotified, type NotifiedOnce, type NotifiedRow } from './notifiedTable.ts';

/** A row a person, as the table goes to a file. */
export function notifiedSheet(rows: readonly NotifiedRow[], words: HoldingWords): ReportTable {
  const headings = holdingHeadings(words);
  return {
    name: 'Notificados',
    columns: [
      ...[{ name: capital(words.units.noun) }, headings.owner, headings.weight],
      ...[{ name: 'Estado' }, { name: 'Notificado el' }, { name: 'Medio' }, { name: 'Prueba' }],
      ...[{ name: 'Correos enviados' }, { name: 'Correo' }, { name: 'Teléfono' }],
    ],
    rows: rows.map((row) => [
      ...[row.isGone ? 'Ya no está en el padrón' : row.units, row.name],
      { weight: row.weight },
      isNotified(row) ? 'Notificado' : 'Falta',
      ...[listed(row, ({ on }) => sayDay(on)), listed(row, ({ means }) => sayNotifiedMeans(means))],
      listed(row, ({ proof, fileId }) =>
        [proof, fileId === null ? '' : 'con archivo'].filter(Boolean).join(', '),
      ),
      row.mails.map(({ to, fate }) => `${to}: ${mailFateNames[fate].toLowerCase()}`).join('; '),
      ...[row.email ?? '', row.phone ?? ''],
    ]),
  };
}

function listed({ told }: NotifiedRow, say: (one: NotifiedOnce) => string): string {
  return told.map(say).join('; ');
}
