import { type Assembly, paths } from '@asamblea/domain';
import { useEffect } from 'react';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { DeskFeed, type DeskProgress } from './DeskFeed.tsx';
import type { useDeskBasis } from './useDeskBasis.ts';

type Taking = Omit<ReturnType<typeof useDeskBasis>, 'basis' | 'isCut'>;

/** Listens to what the roster in force holds, and says whether there is one. */
export function AssemblyFeed(
  props: Taking & {
    readonly assemblyId: string;
    readonly onRoster: (hasRoster: boolean) => void;
    readonly onProgress: (progress: DeskProgress) => void;
  },
) {
  const { assemblyId, onRoster, onProgress, setBook, setHall, setCut } = props;
  const { value } = useDocument<Assembly>(paths.assembly(assemblyId));
  const hasRoster = value === null || value.activeRoster !== null;
  useEffect(() => onRoster(hasRoster), [hasRoster, onRoster]);
  if (value === null || value.activeRoster === null) return null;
  return (
    <DeskFeed
      key={`${value.activeRoster} ${value.activeSession}`}
      assemblyId={assemblyId}
      version={value.activeRoster}
      session={value.activeSession}
      rulePack={value.rulePack}
      arrears={value.arrears}
      onProgress={onProgress}
      onBook={setBook}
      onHall={setHall}
      onCut={setCut}
    />
  );
}
