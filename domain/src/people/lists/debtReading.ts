import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { DebtLaw } from '../../laws/rulePacks/debtLaw.ts';
import type { DebtChoice } from './debtChoice.ts';
import type { DebtReading } from './readDebtors.ts';

/** How a list is read as a person said, if the law lets it be read so. */
export function debtReading(
  { contested, limit }: DebtLaw,
  choice: DebtChoice = {},
): Outcome<DebtReading> {
  if (choice.limit !== undefined && limit === null) return refuse('debt-limit');
  const saysContested = choice.contested !== undefined && choice.contested.length > 0;
  if (saysContested && contested === null) return refuse('bad-request');
  return accept({ ...choice, keepsContested: contested !== null });
}
