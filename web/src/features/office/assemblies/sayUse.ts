import type { RulePack } from '@asamblea/domain';
import { saying } from '@asamblea/domain';

/** Which matters change with the use of the building. */
export function sayUse({ matters, elsewhere = {} }: RulePack): string {
  const names = matters
    .filter(({ ruleId }) => ruleId !== null && ruleId in elsewhere)
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return saying`En vivienda se vota una unidad, un voto: ${names.join('; ')}. En otros usos, por coeficiente.`;
}
