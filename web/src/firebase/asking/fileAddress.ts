import { at, fileEndpoints } from '@asamblea/domain';
import { tabAssembly } from '../tab/tabAssembly.ts';
import { requestAddress } from './askApi.ts';

/** Where a file of this tab's assembly is downloaded: a link says whose it is in its address. */
export function fileAddress(fileId: string): string {
  const assembly = tabAssembly();
  const named = assembly === null ? '' : `?assembly=${encodeURIComponent(assembly)}`;
  return `${requestAddress(at(fileEndpoints.readFile, { fileId }), undefined)}${named}`;
}
