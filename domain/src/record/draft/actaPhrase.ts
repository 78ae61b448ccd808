import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { sayAtTime, sayTime } from '../../kernel/calendars/sayTime.ts';
import { localDateOf, localTimeOf } from '../../kernel/calendars/zone.ts';
import { afterValue } from '../../kernel/text/sentence.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import type { Term } from '../../kernel/weights/term.ts';
import type { ActaBlock, ActaLine, ActaRun, FigureSource } from './actaDraft.ts';

type Part = string | ActaRun | ActaLine;

/**
 * A line as it is read, with its figures in place: phrase`Asistieron ${figure('3', of)} personas`. A point after
 * what ends in one is left out.
 */
export function phrase(words: TemplateStringsArray, ...parts: readonly Part[]): ActaLine {
  return words
    .flatMap((text, place): readonly ActaRun[] => {
      const before = runsOfPart(parts[place - 1]).at(-1)?.text ?? '';
      return [{ kind: 'text', text: afterValue(before, text) }, ...runsOfPart(parts[place])];
    })
    .filter(({ text }) => text !== '');
}

function runsOfPart(part: Part | undefined): ActaLine {
  if (part === undefined) return [];
  if (typeof part === 'string') return [{ kind: 'text', text: part }];
  return 'kind' in part ? [part] : part;
}

export function figure(text: string, source: FigureSource): ActaRun {
  return { kind: 'figure', text, source };
}

export function quote(text: string): ActaRun {
  return { kind: 'quote', text };
}

export function lawful(text: string): ActaRun {
  return { kind: 'law', text };
}

/** The typed text, or the mark that asks for it. */
export function orBlank(typed: string, asked: string): ActaRun {
  return typed.trim() === '' ? blank(asked) : quote(typed.trim());
}

export function blank(asked: string): ActaRun {
  return { kind: 'blank', text: `[completar: ${asked}]` };
}

export function paragraph(line: ActaLine): ActaBlock {
  return { kind: 'paragraph', line };
}

export function heading(text: string): ActaBlock {
  return { kind: 'heading', level: 1, line: phrase`${text}` };
}

/** `21 de noviembre de 2026`. */
export function dateFigure(at: number, timeZone: string, source: FigureSource): ActaRun {
  return figure(sayDate(localDateOf(at, timeZone)), source);
}

/** `8:15 p. m.`. */
export function timeFigure(at: number, timeZone: string, source: FigureSource): ActaRun {
  return figure(sayTime(localTimeOf(at, timeZone), timeZone), source);
}

/** `a las 8:15 p. m.`, `a la 1:05 p. m.`; with `A`, where a sentence begins. */
export function atTime(
  at: number,
  timeZone: string,
  source: FigureSource,
  first: 'a' | 'A' = 'a',
): ActaLine {
  return phrase`${first} ${theTime(at, timeZone, source)}`;
}

/** `las 8:15 p. m.`, `la 1:05 p. m.`. */
export function theTime(at: number, timeZone: string, source: FigureSource): ActaLine {
  const isOne = sayAtTime(localTimeOf(at, timeZone), timeZone).startsWith('a la ');
  return phrase`${isOne ? 'la' : 'las'} ${timeFigure(at, timeZone, source)}`;
}

/** `21 de noviembre de 2026, 8:15 p. m.`: in a table. */
export function momentLine(at: number, timeZone: string, source: FigureSource): ActaLine {
  return phrase`${dateFigure(at, timeZone, source)}, ${timeFigure(at, timeZone, source)}`;
}

/** Ends a sentence; a time said aloud may end in «p. m.» already. */
export function stop(line: ActaLine): ActaLine {
  return phrase`${line}.`;
}

/** `3`, or `una` and `un` where they are of one noun: of one a sentence says the word. */
function amountOf(count: number, { article }: Pick<Term, 'article'>, source: FigureSource) {
  if (count !== 1) return figure(formatCount(count), source);
  return figure(isFeminine({ article }) ? 'una' : 'un', source);
}

/** Whether `una` goes with it. */
export function isFeminine({ article }: Pick<Term, 'article'>): boolean {
  return article.startsWith('la');
}

/** `3 unidades`, `una unidad`, `un piso o local`: how many of them, as a sentence says it. */
export function counted(count: number, term: Term, source: FigureSource): ActaLine {
  const { noun, one = noun } = term;
  return phrase`${amountOf(count, term, source)} ${count === 1 ? one : noun}`;
}

/** An amount of the thing named before it, with its words; nothing where there was none. */
export function told(
  count: number,
  said: string,
  of: Pick<Term, 'article'>,
  source: FigureSource,
): readonly ActaLine[] {
  if (count === 0) return [];
  const one = figure(isFeminine(of) ? 'una' : 'uno', source);
  return [phrase`${count === 1 ? one : figure(formatCount(count), source)} ${said}`];
}

/** `a, b y c`. */
export function listed(parts: readonly ActaLine[]): ActaLine {
  return parts.flatMap((part, place) => {
    const link = place === 0 ? '' : place === parts.length - 1 ? ' y ' : ', ';
    return phrase`${link}${part}`;
  });
}

/** One after another, as in `a; b`. */
export function joinLines(lines: readonly ActaLine[]): ActaLine {
  return lines.flatMap((line, place) => (place === 0 ? line : phrase`; ${line}`));
}
