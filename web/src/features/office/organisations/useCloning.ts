import { at, type CloneAssemblyRequest, hasEnded, organisationEndpoints } from '@asamblea/domain';
import { askApi } from '../../../firebase/askApi.ts';
import { useMaking } from '../../../firebase/useMaking.ts';

/** Makes the copy and goes into it: asked again and again while its roster is written. */
export function useCloning(assemblyId: string) {
  const { percent, failure, make } = useMaking();
  const endpoint = at(organisationEndpoints.cloneAssembly, { assemblyId });
  const clone = (request: CloneAssemblyRequest) =>
    make(async () => {
      const { roster } = await askApi(endpoint, request);
      // Its bar is there only while it waits.
      const isWhole = roster !== null && roster.refusal === null && hasEnded(roster);
      return { assemblyId: request.cloneId, roster: isWhole ? null : roster };
    });
  return { percent, failure, clone };
}
