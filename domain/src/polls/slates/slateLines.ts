import { nameKey } from '../../kernel/identity/nameKey.ts';

/** A candidate, as a form holds it: a name alone, or a slate with its people. */
export interface ReadCandidate {
  readonly label: string;
  /** Of a slate, in their order. */
  readonly lines: readonly { readonly name: string; readonly substitute: string | null }[];
}

/** A line of a list without the number or the mark that lists have. An initial («J. Pérez») is none. */
export function withoutMark(line: string): string {
  return line
    .trim()
    .replace(/^(?:n\s?[.º°]\s*)?\d{1,2}\s*[.)\-–º°ª]+\s*(?=\p{L})|^[-–—•·*●▪]+\s*/iu, '')
    .trim();
}

/** `Plancha 1`, `LISTA «Renovación»:`; what follows a colon are its people. Null when it is no heading. */
export function slateHeading(
  line: string,
): { readonly label: string; readonly rest: string } | null {
  const found = /^((?:plancha|planilla|lista|grupo)(?![\p{L}])[^:]*)(?::(.*))?$/iu.exec(
    line.trim(),
  );
  if (found === null) return null;
  const [, label = '', rest = ''] = found;
  return { label: label.replace(/[\s.\-–]+$/u, ''), rest: rest.trim() };
}

/** `Principales`, `Suplentes:`: of which of them the lines below are; null when it is another thing. */
export function partHeading(line: string): 'names' | 'substitutes' | null {
  const key = nameKey(line);
  if (/^(?:(?:miembros )?principal(?:es)?|titulares|integrantes)$/u.test(key)) return 'names';
  return /^(?:(?:miembros )?suplentes?)$/u.test(key) ? 'substitutes' : null;
}

/** `Ana Díaz / Luis Rojas`, `Principal: Ana Díaz`, `Suplente: Luis Rojas`. */
export function readCandidate(line: string): {
  readonly name: string;
  readonly substitute: string;
} {
  const text = withoutMark(line);
  const alone = /^suplentes?\s*:\s*(.+)$/iu.exec(text)?.[1];
  if (alone !== undefined) return { name: '', substitute: alone.trim() };
  const [first = '', ...others] = text
    .replace(/^(?:principal(?:es)?|titular)\s*:\s*/iu, '')
    .replace(/\s*[(,;–-]?\s*\bsuplente\s*:\s*([^)]+)\)?$/iu, ' / $1')
    .split('/')
    .map((part) => part.trim());
  return { name: first, substitute: others.filter((part) => part !== '').join(' / ') };
}
