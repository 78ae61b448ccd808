import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import type { ProxyDocument } from './proxyGrant.ts';

/**
 * Whether the mandate may pass to this person: never against the document; where it names a
 * substitute, only to him; where it is silent, as the law says.
 */
export function maySubstitute(
  rules: ProxyRules,
  { substitution }: Pick<ProxyDocument, 'substitution'>,
  toId: string,
): boolean {
  const { allowed, substituteId } = substitution;
  if (allowed === false) return false;
  switch (rules.substitution.kind) {
    case 'never':
      return false;
    case 'named':
      return substituteId === toId;
    case 'if-granted':
      return substituteId === null ? allowed === true : substituteId === toId;
    case 'unless-forbidden':
      return substituteId === null || substituteId === toId;
  }
}
