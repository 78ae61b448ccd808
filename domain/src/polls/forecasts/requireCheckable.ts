import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { capital } from '../../kernel/text/capital.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import type { SettledTerms } from '../questions/termsOf.ts';
import { type ForecastHall, forecastSecret } from './forecastSecret.ts';
import { sayReason } from './sayForecast.ts';

/** Refuses a secret election whose seats could not be checked with what may be published of any vote of those here. */
export function requireCheckable(terms: SettledTerms, hall: ForecastHall): Outcome<null> {
  const { isUnchecked, reason } = forecastSecret(terms, hall);
  if (!isUnchecked) return accept(null);
  return refuse(
    'secret-unchecked',
    reason === null ? undefined : endSentence(capital(sayReason(reason))),
  );
}
