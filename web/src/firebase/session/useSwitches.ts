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

/** The modules of the assembly, for anybody: the rows of the tables that none of its switches took away. */
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
