import { callApi } from './callApi.ts';
import { inTurn } from './inTurn.ts';

/**
 * Another assembly of the same account, in this tab: the whole page is replaced by its home. Rejects with
 * the refusal of the API.
 */
export async function enterAssembly(assemblyId: string): Promise<void> {
  await inTurn(() => callApi('POST', '/api/auth/enter', { assemblyId }));
  location.assign('/');
}
