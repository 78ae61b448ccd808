import { successCode } from '@asamblea/domain';
import { callApi } from './callApi.ts';
import { runLeavingTasks } from './leaving.ts';
import { tellOtherTabs } from './sessionEnd.ts';

/**
 * Specification §4: out of the identity provider, then the logout endpoint; a failure is only
 * logged (§8). Resolves to whether the session ended, which the other tabs of that assembly are told.
 */
export async function signOut(assembly: string | null): Promise<boolean> {
  await runLeavingTasks();
  try {
    const { code } = await callApi<{ readonly code: number }>('GET', '/api/auth/logout');
    if (code === successCode) {
      if (assembly !== null) tellOtherTabs(assembly);
      return true;
    }
    console.error('Error logging out', code);
  } catch (error) {
    console.error('Error logging out', error);
  }
  return false;
}
