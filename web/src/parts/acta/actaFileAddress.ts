import { type SignedVersionQuery, signatureEndpoints } from '@asamblea/domain';
import { requestAddress } from '../../firebase/asking/askApi.ts';
import { tabAssembly } from '../../firebase/tab/tabAssembly.ts';

type File = 'readActaPdf' | 'readSignatureSheet' | 'readHandedFile';

/** Where a file of a version is downloaded: a link says whose it is in its address. */
export function actaFileAddress(
  file: File,
  { session, call, number }: { session: number; call: number; number: number },
  fileId?: string,
): string {
  const assembly = tabAssembly() ?? undefined;
  const asked: SignedVersionQuery = { session, call, version: number, assembly };
  return file === 'readHandedFile'
    ? requestAddress(signatureEndpoints.readHandedFile, { ...asked, fileId: fileId ?? '' })
    : requestAddress(signatureEndpoints[file], asked);
}
