import type { StaffRole } from '../../kernel/staff/staff.ts';
import type { WrittenPage } from '../../live/pages/writtenPage.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import type { Question } from '../../polls/questions/question.ts';

/** The points to review in the new assembly: nobody changes a text by itself, nor invites anybody. */
export interface CloneReview {
  readonly dated: readonly DatedText[];
  readonly staff: readonly StaffLeft[];
}

/** A text that came as it was and names a year. */
export interface DatedText {
  readonly of: 'point' | 'question' | 'page';
  /** As its page names it: `Punto 3`, `Pregunta 2`, `Reglas`. */
  readonly name: string;
  /** The words around each year, `…estados financieros de 2025…`. */
  readonly excerpt: string;
}

/** Somebody who worked at the other assembly and does not at this one. */
export interface StaffLeft {
  readonly name: string;
  readonly role: StaffRole;
}

export interface ClonedTexts {
  readonly points: readonly Pick<AgendaPoint, 'number' | 'text' | 'notes'>[];
  readonly questions: readonly (Pick<Question, 'number' | 'text' | 'item'> & {
    readonly options: readonly { readonly label: string }[];
  })[];
  readonly pages: readonly Pick<WrittenPage, 'title' | 'html'>[];
}

/** The texts that name a year, in the order in which they are read. */
export function datedTexts({ points, questions, pages }: ClonedTexts): readonly DatedText[] {
  return [
    ...points.flatMap(({ number, text, notes }) =>
      datedIn('point', `Punto ${number}`, [text, notes]),
    ),
    ...questions.flatMap(({ number, text, item = '', options }) =>
      datedIn('question', `Pregunta ${number}`, [text, item, ...options.map(({ label }) => label)]),
    ),
    ...pages.flatMap(({ title, html }) =>
      datedIn('page', title, [title, html.replace(/<[^>]*>/gu, ' ')]),
    ),
  ];
}

function datedIn(
  of: DatedText['of'],
  name: string,
  texts: readonly string[],
): readonly DatedText[] {
  return texts.flatMap((text) => excerptsOf(text).map((excerpt) => ({ of, name, excerpt })));
}

/** A law is called by its year, which stays: `Ley 675 de 2001`. */
const ofLaw =
  /(?:ley|decreto|acuerdo|resolución|sentencia|circular|acto legislativo)\s+(?:n\.?º\s*)?[\p{L}\d.-]+\s+(?:de|del)\s+(?:19|20)\d\d/giu;
/** No part of a longer number, nor of an amount. */
const year = /(?:^|[^\d.,$])(?:19|20)\d\d(?!\d|[.,]\d)/u;
const aroundYear = 40;

/** The words around the years of a text; those that stand near each other, once. */
function excerptsOf(text: string): readonly string[] {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const hidden = plain.replace(ofLaw, (law) => '·'.repeat(law.length));
  const found: string[] = [];
  let from = 0;
  for (;;) {
    const place = hidden.slice(from).search(year);
    if (place < 0) return found;
    const start = Math.max(0, from + place - aroundYear);
    const end = from + place + aroundYear;
    const said = plain.slice(start, end).trim();
    found.push(`${start > 0 ? '…' : ''}${said}${end < plain.length ? '…' : ''}`);
    from = end;
  }
}
