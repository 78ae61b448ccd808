import type { ServerResponse } from 'node:http';
import type { HttpStep, PlainRequest } from './plainHttp.ts';

/** Does the steps of one address one after another, without looking for any among other addresses. */
export function stepByStep(
  steps: readonly HttpStep[],
  failed: (error: unknown, request: PlainRequest, response: ServerResponse) => void,
): (request: PlainRequest, response: ServerResponse) => void {
  return (request, response) => {
    const go = async (at: number): Promise<void> => {
      try {
        await steps[at]?.(request, response, (error) => {
          if (error === undefined) void go(at + 1);
          else failed(error, request, response);
        });
      } catch (error) {
        failed(error, request, response);
      }
    };
    void go(0);
  };
}
