import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import type { Convener } from '../convocationRules/mayCall.ts';

/** How many owners sign is seen on the paper: here they are taken to be enough. */
export function convenerOf({ caller }: NotedConvocation): Convener {
  const enough = { part: 1, all: 1 };
  const heads = { part: Number.MAX_SAFE_INTEGER, all: Number.MAX_SAFE_INTEGER };
  return caller === 'owners' ? { role: caller, weight: enough, heads } : { role: caller };
}
