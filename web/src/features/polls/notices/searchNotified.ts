import { isNotified, type MailFate, type NotifiedRow, nameKey, nameWords } from '@asamblea/domain';

export const notifiedFilters = ['all', 'untold', 'told', 'trouble'] as const;
export type NotifiedFilter = (typeof notifiedFilters)[number];

export const notifiedFilterNames: Readonly<Record<NotifiedFilter, string>> = {
  all: 'Todos',
  untold: 'Faltan',
  told: 'Notificados',
  trouble: 'Correo por resolver',
};

const troubled: readonly MailFate[] = ['unconfirmed', 'returned', 'unsent', 'cancelled'];

/** Whether it passes; trouble means a message that does not notify, of a person without another. */
export function passesNotifiedFilter(row: NotifiedRow, filter: NotifiedFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'told':
      return isNotified(row);
    case 'untold':
      return !(row.isGone || isNotified(row));
    case 'trouble':
      return !isNotified(row) && row.mails.some(({ fate }) => troubled.includes(fate));
  }
}

/** Accents and case do not matter; every word must be in the name or the units. */
export function searchNotified(
  rows: readonly NotifiedRow[],
  filter: NotifiedFilter,
  text: string,
): readonly NotifiedRow[] {
  const words = nameWords(text);
  return rows.filter((row) => {
    if (!passesNotifiedFilter(row, filter)) return false;
    const said = nameKey(`${row.name} ${row.units}`);
    return words.every((word) => said.includes(word));
  });
}
