import { nameKey } from '../../kernel/identity/nameKey.ts';

/** The key of a written unit, in any order and with any signs. */
export interface UnitPlace {
  /** The numbers and letters that name it, its group first: `1 101`. */
  readonly key: string;
  /** The sort of group that it names: `torre`; empty when it does not say. */
  readonly groupWord: string;
  /** The sort of unit that it names: `local`; empty when it does not say, or says a dwelling. */
  readonly kindWord: string;
}

const groupWords = wordsOf({
  torre: 'torre tor torres tower tw',
  bloque: 'bloque bloq blq bloco block bl',
  manzana: 'manzana mz mza mzn',
  etapa: 'etapa fase',
  edificio: 'edificio edif building',
  portal: 'portal',
  escalera: 'escalera esc',
  sector: 'sector zona',
  interior: 'interior int',
});

const kindWords = wordsOf({
  local: 'local loc lc locales comercial comercio',
  oficina: 'oficina ofi of consultorio cons',
  parqueadero: 'parqueadero parq pq garaje garage cochera estacionamiento est cajon plaza parking',
  deposito: 'deposito dep dp bodega trastero baulera util',
  lote: 'lote lt',
});

/** Words of a dwelling say nothing: most units are one. */
const silent = new Set([
  ...['apartamento', 'apartamentos', 'apto', 'aptos', 'apt', 'ap', 'departamento', 'depto', 'dpto'],
  ...[
    'dto',
    'casa',
    'cs',
    'vivienda',
    'unidad',
    'und',
    'inmueble',
    'no',
    'nro',
    'numero',
    'num',
    'n',
  ],
  ...['piso', 'puerta', 'pta', 'uf', 'unit', 'flat', 'de', 'del', 'la', 'el', 'cuarto', 'grupo'],
]);

/** Letters that stand for a word when a number and one more follow: the `t` of `t1 101`. */
const shortGroups: ReadonlyMap<string, string> = new Map([
  ['t', 'torre'],
  ['b', 'bloque'],
  ['m', 'manzana'],
]);

/** Reads `Torre 1 Apto 101`, `101 torre 1`, `T1-0101` and `1-101` as the same place. */
export function unitPlace(text: string): UnitPlace {
  const words = nameKey(text)
    .split(' ')
    .flatMap((word) => word.match(/[a-z]+|\d+/gu) ?? []);
  const group: string[] = [];
  const rest: string[] = [];
  let groupWord = '';
  let kindWord = '';
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const next = words[i + 1];
    const asGroup = groupWords.get(word) ?? shortGroupOf(words, i);
    if (asGroup !== undefined && next !== undefined && group.length === 0) {
      groupWord = asGroup;
      group.push(plain(next));
      i += 1;
      continue;
    }
    const kind =
      words.length > 1 ? singulars(word).flatMap((one) => kindWords.get(one) ?? [])[0] : undefined;
    if (kind !== undefined) kindWord = kind;
    else if (!singulars(word).some((one) => silent.has(one))) rest.push(plain(word));
  }
  // «Torre 5» alone is no unit 5.
  const key = rest.length === 0 ? [groupWord, ...group] : [...group, ...rest];
  return { key: key.join(' ').trim(), groupWord, kindWord };
}

/** The beginning of the keys of every unit of a group: `1` for «Torre 1»; empty where it says no place. */
export function groupStart(group: string): UnitPlace {
  const place = unitPlace(`${group} 0`);
  return { ...place, key: place.key.replace(/ ?0$/u, '') };
}

function shortGroupOf(words: readonly string[], at: number): string | undefined {
  const numbers = words.slice(at + 1).filter((word) => /^\d+$/u.test(word));
  const isNext = /^\d+$/u.test(words[at + 1] ?? '');
  const isOther = at > 0 && /^\d+$/u.test(words[at - 1] ?? '');
  return isNext && (numbers.length > 1 || isOther) ? shortGroups.get(words[at] ?? '') : undefined;
}

function singulars(word: string): readonly string[] {
  return [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')];
}

function plain(word: string): string {
  return word.replace(/^0+(?=\d)/u, '');
}

function wordsOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([word, written]) =>
      written.split(' ').map((one) => [one, word] as const),
    ),
  );
}
