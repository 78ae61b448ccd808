import { signInEndpoints, successCode } from '@asamblea/domain';
import { askApi } from '../asking/askApi.ts';
import { inTabTurn } from '../tab/inTabTurn.ts';
import { runLeavingTasks } from '../tab/leaving.ts';
import { tellOtherTabs } from '../tab/sessionEnd.ts';

/** Out of this tab's assembly, or of all that the browser holds. */
export type LeavingFrom = 'here' | 'everywhere';

/**
 * Specification §4: out of the identity provider, then the logout endpoint; a failure is only
 * logged (§8). Resolves to whether the sessions ended, which the other tabs of those assemblies are told.
 */
export async function signOut(assemblies: readonly string[], from: LeavingFrom): Promise<boolean> {
  await runLeavingTasks();
  try {
    const isForAll = from === 'everywhere';
    const { code } = await inTabTurn(() =>
      askApi(signInEndpoints.logOut, undefined, undefined, { isForAll }),
    );
    if (code === successCode) {
      for (const assembly of assemblies) tellOtherTabs(assembly);
      return true;
    }
    console.error('Error logging out', code);
  } catch (error) {
    console.error('Error logging out', error);
  }
  return false;
}
