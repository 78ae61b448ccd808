import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { ReportTable } from '../../kernel/sheets/reportTable.ts';
import { capital } from '../../kernel/text/capital.ts';
import { type HoldingWords, holdingHeadings } from '../../kernel/weights/holdingWords.ts';
import type { AbsenteeRow } from './absenteeRow.ts';
import { meansNames, noticeStateNames } from './consentWords.ts';

/** A row an absent owner, as it goes to a file. */
export function absenteeTable(rows: readonly AbsenteeRow[], words: HoldingWords): ReportTable {
  const headings = holdingHeadings(words);
  return {
    name: 'Ausentes',
    columns: [
      ...[{ name: capital(words.units.noun) }, headings.owner, headings.weight],
      ...[{ name: 'Contacto' }, { name: 'Estado' }, { name: 'Notificado el' }, { name: 'Medio' }],
      ...[{ name: 'Prueba' }, { name: 'Puede oponerse hasta' }, { name: 'Oposición' }],
    ],
    rows: rows.map((row) => [
      ...[row.units, row.owner],
      { weight: row.weight },
      ...[sayContacts(row), noticeStateNames[row.state]],
      ...[sayDay(row.notice?.on ?? null), row.notice === null ? '' : meansNames[row.notice.means]],
      ...[row.notice?.proof ?? '', sayDay(row.lastDay), sayObjection(row)],
    ]),
  };
}

/** `ana@correo.es · 600 000 000` */
export function sayContacts({ contacts }: Pick<AbsenteeRow, 'contacts'>): string {
  return contacts
    .flatMap(({ email, phone }) => [email, phone])
    .filter(Boolean)
    .join(' · ');
}

/** `12/3/2026, correo certificado o burofax`, and whether it came too late to count. */
function sayObjection({ objection }: Pick<AbsenteeRow, 'objection'>): string {
  if (objection === null) return '';
  const said = `${sayDay(objection.on)}, ${meansNames[objection.means].toLowerCase()}`;
  if (objection.counts) return said;
  return objection.afterSettling
    ? `${said} (anotada con el veredicto ya definitivo: no cuenta)`
    : `${said} (fuera de plazo: no cuenta)`;
}

/** `12/3/2026`: in a table. */
export function sayDay(date: LocalDate | null): string {
  return date === null ? '' : date.split('-').map(Number).reverse().join('/');
}
