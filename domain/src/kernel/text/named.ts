type Article = 'el' | 'la' | 'los' | 'las';

/**
 * Common nouns that begin the name of an entity or of a meeting place, with their article: «el Conjunto
 * Torres del Parque», «en el Salón comunal». Any other name goes without one: «de Torres del Parque».
 */
const nouns: Readonly<Record<Article, readonly string[]>> = {
  el: [
    ...['bloque', 'centro', 'club', 'colegio', 'complejo', 'condominio', 'conjunto', 'consejo'],
    ...['consorcio', 'edificio', 'fideicomiso', 'fondo', 'grupo', 'hotel', 'instituto'],
    ...['multifamiliar', 'patrimonio', 'residencial', 'sindicato'],
    ...[
      'auditorio',
      'coliseo',
      'gimnasio',
      'parqueadero',
      'polideportivo',
      'salon',
      'sotano',
      'teatro',
    ],
  ],
  la: [
    ...['agrupacion', 'asamblea', 'asociacion', 'camara', 'ciudadela', 'compania', 'comunidad'],
    ...['confederacion', 'constructora', 'cooperativa', 'copropiedad', 'corporacion', 'empresa'],
    ...['federacion', 'fundacion', 'junta', 'mancomunidad', 'parcelacion', 'propiedad'],
    ...[
      'oficina',
      'parroquia',
      'porteria',
      'recepcion',
      'sala',
      'sociedad',
      'subcomunidad',
      'supermanzana',
      'torre',
      'unidad',
      'union',
      'urbanizacion',
    ],
  ],
  los: ['condominios', 'conjuntos', 'edificios'],
  las: ['agrupaciones', 'comunidades', 'urbanizaciones'],
};

const articles = new Map(
  Object.entries(nouns).flatMap(([article, all]) => all.map((noun) => [noun, article] as const)),
);

/** `del Conjunto Torres`, `de la Comunidad del Olmo`, `de Torres del Parque`: whose something is. */
export function ofNamed(name: string): string {
  return afterWord('de', name);
}

/** The name after a word that may join its article: `al Conjunto Torres`, `en la Comunidad del Olmo`. */
export function afterWord(word: string, name: string): string {
  const [first = ''] = name.trim().split(/[\s.,:;«»"'()-]+/u, 1);
  const plain = first.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const article = articles.get(plain);
  if (article === undefined) return `${word} ${name}`;
  const joins = article === 'el' && /^(?:de|a)$/iu.test(word);
  return joins ? `${word}l ${name}` : `${word} ${article} ${name}`;
}
