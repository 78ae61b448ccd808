import {
  isCollectionOff,
  isOperationOff,
  isPieceOff,
  isRouteOff,
  type Operation,
  type PagePiece,
  type ReadableCollection,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useSession } from './session.tsx';

/** What the assembly has, whoever asks: the rows of the tables that no switch of it took away. */
export function useSwitches() {
  const { off } = useSession().session;
  return useMemo(
    () => ({
      hasCollection: (name: ReadableCollection) => !isCollectionOff(name, off ?? []),
      hasOperation: (name: Operation) => !isOperationOff(name, off ?? []),
      hasPiece: (piece: PagePiece) => !isPieceOff(piece, off ?? []),
      hasRoute: (path: string) => !isRouteOff(path, off ?? []),
    }),
    [off],
  );
}
