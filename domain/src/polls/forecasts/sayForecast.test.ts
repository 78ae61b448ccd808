import { expect, test } from 'vitest';
import type { SecretForecast } from './forecastSecret.ts';
import { sayForecast } from './sayForecast.ts';

const exact = { kind: 'exact' } as const;
const few = { kind: 'rounded', step: 250 } as const;
const fine = { kind: 'rounded', step: 5 } as const;
const none = { kind: 'verdict-only' } as const;
const forecast = (more: Partial<SecretForecast>): SecretForecast => ({
  ...{ of: 'present', people: 8, units: 52, atBest: exact, ofPart: exact },
  ...{ usual: exact, alike: exact, reason: null, decides: 'approval' },
  ...{ isUnchecked: false, ...more },
});

test.each<[string, Partial<SecretForecast>, string, string, boolean]>([
  [
    'exact figures, and less where all choose the same',
    { alike: few },
    'Si votan todos los presentes con voto (8 personas, 52 unidades), se podrán publicar hasta las cifras exactas.',
    'Si todos votan lo mismo, cifras en rangos de 25 %. Si no votan todos, puede ser menos. Es la cuenta de ahora: cambia con quien llegue o se vaya hasta que se abra.',
    false,
  ],
  [
    'ranges, which the usual vote does not reach',
    { atBest: few, usual: none, alike: none, ofPart: few, reason: 'uneven' },
    'Si votan todos los presentes con voto (8 personas, 52 unidades), se podrán publicar, como mucho, cifras en rangos de 25 % (por ejemplo, entre 50 % y 75 %): no todos pesan lo mismo, y las cifras exactas permitirían deducir votos.',
    'Si dos de cada tres votan lo mismo, solo si se aprobó o no. Si no votan todos, puede ser menos. Si el acta debe llevar cifras, pida el voto con nombre. Es la cuenta de ahora: cambia con quien llegue o se vaya hasta que se abra.',
    true,
  ],
  [
    'the verdict alone, of an election that nobody came for yet',
    {
      ...{ of: 'roster', units: 120, atBest: none, ofPart: fine, usual: none, alike: none },
      ...{ reason: 'heavy', decides: 'winner' },
    },
    'Aún no hay nadie presente; si votara todo el padrón (120 unidades), solo se publicará quién gana, sin ninguna cifra: alguien tiene una parte muy grande de los votos y se sabría qué votó.',
    'Si no votan todos, puede ser más o menos. Si el acta debe llevar cifras, pida el voto con nombre. Se vuelve a calcular con quienes lleguen.',
    true,
  ],
  [
    'slates that could not be checked, which do not open',
    {
      ...{ atBest: none, ofPart: none, usual: none, alike: none, reason: 'elected' },
      ...{ decides: 'winner', isUnchecked: true },
    },
    'Si votan todos los presentes con voto (8 personas, 52 unidades), solo se publicará quién gana, sin ninguna cifra: quién gana ya dice mucho, y las cifras dirían el resto.',
    'Así no se puede abrir: sin los votos de cada plancha nadie podría comprobar el reparto. Pida el voto con nombre. Es la cuenta de ahora: cambia con quien llegue o se vaya hasta que se abra.',
    true,
  ],
  [
    'nothing at all, of a survey of four',
    {
      ...{ people: 1, units: 1, atBest: none, ofPart: none, usual: none, alike: none },
      ...{ reason: 'few-people', decides: 'nothing' },
    },
    'Si votan todos los presentes con voto (1 persona, 1 unidad), no se publicará ninguna cifra: con menos de 5 personas, cualquier cifra diría qué votó alguien.',
    'Es la cuenta de ahora: cambia con quien llegue o se vaya hasta que se abra.',
    true,
  ],
  [
    'fine ranges, of which an example is given',
    { atBest: fine, usual: fine, alike: fine, ofPart: exact, reason: 'uneven' },
    'Si votan todos los presentes con voto (8 personas, 52 unidades), se podrán publicar, como mucho, cifras en rangos de 0,5 % (por ejemplo, entre 60 % y 60,5 %): no todos pesan lo mismo, y las cifras exactas permitirían deducir votos.',
    'Si no votan todos, puede ser más o menos. Es la cuenta de ahora: cambia con quien llegue o se vaya hasta que se abra.',
    false,
  ],
])('the publishable figures are said: %s', (_, more, atBest, less, isPoor) => {
  expect(sayForecast(forecast(more))).toEqual({ atBest, less, isPoor });
});
