import { vi } from 'vitest';

export { callApi as callRealApi } from '../../../../firebase/asking/callApi.ts';

/** The API: a test says what it answers. A request that no test foresaw is told so. */
export const callApi = vi.fn();

export function forgetApi(): void {
  callApi.mockReset();
  callApi.mockImplementation(async (method: string, path: string) => {
    throw new Error(`No test answers ${method} ${path}.`);
  });
}
