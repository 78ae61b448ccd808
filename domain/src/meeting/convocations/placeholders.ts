import { afterWord } from '../../kernel/text/named.ts';
import type { ContentId } from '../../laws/aspects/contentId.ts';

/** The names in braces in the text of a notice, which the server replaces: `{fecha}`. */
export const placeholders = {
  entidad: { name: 'Nombre de la entidad', contents: ['name'] },
  lugar_y_fecha: { name: 'Ciudad y día en que sale el aviso', contents: [] },
  fecha: { name: 'Día de la reunión', contents: ['date-time'] },
  hora: { name: 'Hora de la reunión', contents: ['date-time'] },
  lugar: { name: 'Lugar', contents: ['place'] },
  medio: { name: 'Cómo se ingresa en línea', contents: ['medium-access'] },
  orden_del_dia: { name: 'Orden del día', contents: ['agenda'] },
  convoca: { name: 'Quién convoca', contents: ['caller-office'] },
  firma: { name: 'Quién firma y su cargo', contents: ['caller-signature'] },
  segunda: { name: 'Segunda convocatoria', contents: ['second-call'] },
  efecto_segunda: { name: 'Qué pasa si no hay quórum', contents: ['second-call-effect'] },
  deudores: { name: 'Relación de deudores', contents: ['debtors'] },
  advertencia: { name: 'Advertencia a quien no está al día', contents: ['vote-deprivation'] },
  revision: { name: 'Dónde revisar las cuentas', contents: ['inspection-right'] },
} as const satisfies Record<
  string,
  { readonly name: string; readonly contents: readonly ContentId[] }
>;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as readonly Placeholder[];

/** The placeholders of each person: they stay in the frozen text, and each mail fills its own. */
export const personalPlaceholders = {
  persona: 'Nombre de la persona',
  unidades: 'Sus unidades',
  coeficiente: 'Su coeficiente',
} as const satisfies Record<string, string>;
export type PersonalPlaceholder = keyof typeof personalPlaceholders;

const named = /\{([\p{L}\d_]+)\}/gu;

/** The name of the entity with the article that the word before it asks for: `de {entidad}`, `en {entidad}`. */
export function fillEntity(text: string, name: string): string {
  return text.replace(
    /(^|[^\p{L}\d])(de|a|en|con|por|para|ante|desde|hacia|sobre) \{entidad\}/giu,
    (_, before: string, word: string) => before + afterWord(word, name),
  );
}

/** The text with the values in place; what is not among them stays as it is written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(named, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );
}

/** The names in braces of a text, each once. */
export function placeholdersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(named)].map(([, name = '']) => name))];
}

/** Those that nobody would fill: a slip of their writer. */
export function unknownPlaceholders(text: string): readonly string[] {
  return placeholdersIn(text).filter(
    (name) => !Object.hasOwn(placeholders, name) && !Object.hasOwn(personalPlaceholders, name),
  );
}

/** Where a content of the law is written: all of these have to be in the text, with something to say. */
export function placeholdersOf(contentId: ContentId): readonly Placeholder[] {
  return placeholderNames.filter((name) => {
    const contents: readonly ContentId[] = placeholders[name].contents;
    return contents.includes(contentId);
  });
}
