import { sayPeople } from '../../kernel/weights/sayPeople.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { leastHolders } from '../results/secretSums.ts';
import { cellOf, roundingSteps, sayCell } from '../secrecy/safePublication.ts';
import type { Telling } from './finestTelling.ts';
import type { ForecastReason, SecretForecast } from './forecastSecret.ts';

/** A forecast as it is read. */
export interface SaidForecast {
  /** At best, and why not more. */
  readonly atBest: string;
  /** When it will be otherwise, and until when this holds. */
  readonly less: string;
  /** Figures are not to be counted on. */
  readonly isPoor: boolean;
}

/** The part that a secret vote can show, in words for its writer or the person who opens it. */
export function sayForecast(forecast: SecretForecast): SaidForecast {
  const { atBest, usual, reason, decides, isUnchecked } = forecast;
  const why = reason === null ? '' : `: ${sayReason(reason)}`;
  const isPoor = [atBest, usual].some((telling) => telling?.kind === 'verdict-only');
  const figures =
    isPoor && decides !== 'nothing'
      ? ' Si el acta debe llevar cifras, pida el voto con nombre.'
      : '';
  const others = isUnchecked
    ? ' Así no se puede abrir: sin los votos de cada plancha nadie podría comprobar el reparto. Pida el voto con nombre.'
    : figures;
  return {
    atBest: `${sayWho(forecast)}, ${sayBest(atBest, decides)}${why}.`,
    less: `${sayLess(forecast)}${others} ${sayWhole(forecast)}${sayMoment(forecast)}`.trim(),
    isPoor,
  };
}

const reasons: Readonly<Record<ForecastReason, string>> = {
  'few-people': `con menos de ${leastHolders} personas, cualquier cifra diría qué votó alguien`,
  'two-measures': 'la mayoría se mide de dos maneras, y juntas permitirían deducir votos',
  elected: 'quién gana ya dice mucho, y las cifras dirían el resto',
  marks: 'cada voto lleva varias marcas, y las cifras permitirían deducirlas',
  heavy: 'alguien tiene una parte muy grande de los votos y se sabría qué votó',
  uneven: 'no todos pesan lo mismo, y las cifras exactas permitirían deducir votos',
};

/** Why exact figures cannot be promised. */
export function sayReason(reason: ForecastReason): string {
  return reasons[reason];
}

function sayWho({ of, people, units }: SecretForecast): string {
  return of === 'present'
    ? `Si votan todos los presentes con voto (${sayPeople(people)}, ${sayUnits(units)})`
    : `Aún no hay nadie presente; si votara todo el padrón (${sayUnits(units)})`;
}

function sayBest({ kind, step }: Telling, decides: SecretForecast['decides']): string {
  switch (kind) {
    case 'exact':
      return 'se podrán publicar hasta las cifras exactas';
    case 'rounded':
      return `se podrán publicar, como mucho, ${sayRanges(step)} (por ejemplo, ${example(step)})`;
    case 'verdict-only':
      return decides === 'nothing'
        ? 'no se publicará ninguna cifra'
        : `solo se publicará ${verdicts[decides]}, sin ninguna cifra`;
  }
}

const verdicts = { approval: 'si se aprobó o no', winner: 'quién gana' } as const;

function sayLess({ atBest, ofPart, usual, alike, decides }: SecretForecast): string {
  const isLess = (telling: Telling | null): telling is Telling =>
    telling !== null && rankOf(telling) < rankOf(atBest);
  const said: string[] = [];
  if (isLess(usual)) said.push(`Si dos de cada tres votan lo mismo, ${sayShort(usual, decides)}.`);
  if (isLess(alike) && !(isLess(usual) && rankOf(alike) === rankOf(usual))) {
    said.push(`Si todos votan lo mismo, ${sayShort(alike, decides)}.`);
  }
  if (rankOf(ofPart) > rankOf(atBest)) said.push('Si no votan todos, puede ser más o menos.');
  else if (ofPart.kind !== 'verdict-only') said.push('Si no votan todos, puede ser menos.');
  return said.join(' ');
}

function sayShort({ kind, step }: Telling, decides: SecretForecast['decides']): string {
  switch (kind) {
    case 'exact':
      return 'las cifras exactas';
    case 'rounded':
      return sayRanges(step);
    case 'verdict-only':
      return decides === 'nothing' ? 'ninguna cifra' : `solo ${verdicts[decides]}`;
  }
}

/** Somebody has several units, and the rule counts them once. */
function sayWhole({ isWhole = false }: SecretForecast): string {
  return isWhole
    ? 'Cada dueño o miembro responderá una sola vez, con todas las unidades que tenga aquí; si las tienen dos personas, no vota hasta que la mesa de registro las deje a nombre de una. '
    : '';
}

function sayMoment({ of }: SecretForecast): string {
  return of === 'present'
    ? 'Es la cuenta de ahora: cambia con quien llegue o se vaya hasta que se abra.'
    : 'Se vuelve a calcular con quienes lleguen.';
}

const widest = 250;

/** `cifras en rangos de 5 %` */
function sayRanges(step: Telling['step'] = widest): string {
  return `cifras en rangos de ${String(step / 10).replace('.', ',')} %`;
}

/** `entre 60 % y 65 %`: the cell of three fifths and a little. */
function example(step: Telling['step'] = widest): string {
  return sayCell(cellOf(600, 1000, step), 1000, step);
}

/** The finer, the more. */
function rankOf({ kind, step = widest }: Telling): number {
  if (kind === 'exact') return roundingSteps.length + 1;
  return kind === 'verdict-only' ? 0 : roundingSteps.length - roundingSteps.indexOf(step);
}
