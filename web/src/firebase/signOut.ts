import { successCode } from '@asamblea/domain';
import { callApi } from './callApi.ts';
import { runLeavingTasks } from './leaving.ts';

/**
 * Specification §4: out of the identity provider, then the logout endpoint; a failure is only
 * logged (§8). Resolves to whether the session ended.
 */
export async function signOut(): Promise<boolean> {
  await runLeavingTasks();
  try {
    const { code } = await callApi<{ readonly code: number }>('GET', '/api/auth/logout');
    if (code === successCode) return true;
    console.error('Error logging out', code);
  } catch (error) {
    console.error('Error logging out', error);
  }
  return false;
}
