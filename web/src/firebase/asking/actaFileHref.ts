import { type ActaFileQuery, actaVersionEndpoints } from '@asamblea/domain';
import { tabAssembly } from '../tab/tabAssembly.ts';
import { requestAddress } from './askApi.ts';

/** Where the pages of a version of the minutes are downloaded: a link says whose they are in its address. */
export function actaFileHref(query: ActaFileQuery): string {
  const assembly = tabAssembly();
  const address = requestAddress(actaVersionEndpoints.readActaFile, query);
  return assembly === null ? address : `${address}&${new URLSearchParams({ assembly })}`;
}
