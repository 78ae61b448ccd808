import type { LocalDate } from '../calendars/localDate.ts';

export interface DownloadName {
  /** The kind of file: `acta-borrador`, `placas`, `pin-placa-12`. */
  readonly kind: string;
  /** The assembly it is of, or the organisation. */
  readonly of: string;
  /** The day that the file is about; today, if it is about now. */
  readonly on: LocalDate;
  /** `pdf`, `csv`. */
  readonly ending: string;
}

const lettersAtMost = 60;

/** `acta-borrador-conjunto-torres-del-parque-2026-11-28.docx`: who keeps four hundred a year finds it again. */
export function downloadName({ kind, of, on, ending }: DownloadName): string {
  return `${[plainName(kind), plainName(of), on].filter((part) => part !== '').join('-')}.${ending}`;
}

/** Letters and figures that every system takes, whole words as far as they fit. */
function plainName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  if (plain.length <= lettersAtMost) return plain;
  const cut = plain.slice(0, lettersAtMost);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}
