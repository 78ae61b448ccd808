import { byPointNumber, type LiveBlock, type PageOutline } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';

/** What the blocks of a page show besides the public screens; what no block asks for is not read. */
export async function readOutline(
  assemblyId: string,
  blocks: readonly LiveBlock[],
): Promise<PageOutline> {
  return {
    agenda: blocks.includes('agenda') ? await readPoints(assemblyId) : [],
    documents: [],
  };
}

async function readPoints(assemblyId: string): Promise<readonly string[]> {
  const points = (await documents.agenda(assemblyId).get()).docs.map((point) => point.data());
  return points.sort(byPointNumber).map(({ text }) => text);
}
