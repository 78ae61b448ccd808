import { signInEndpoints } from '@asamblea/domain';
import { askApi } from '../asking/askApi.ts';
import { inTabTurn } from '../tab/inTabTurn.ts';

/**
 * Another assembly of the same account, in this tab: the whole page is replaced by its home, or by that page of
 * it. Rejects with the refusal of the API.
 */
export async function goToAssembly(assemblyId: string, path = '/'): Promise<void> {
  await inTabTurn(() => askApi(signInEndpoints.enterAssembly, { assemblyId }));
  location.assign(path);
}
