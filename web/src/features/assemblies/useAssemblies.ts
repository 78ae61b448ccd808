import {
  type AssembliesAnswer,
  type AssemblyPhase,
  assembliesAPage,
  type ListedAssembly,
} from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

export interface Wanted {
  readonly search: string;
  readonly phase: AssemblyPhase | null;
}

interface Found extends AssembliesAnswer {
  readonly wanted: Wanted;
}

/** As long as fingers rest between two letters. */
const restMillis = 250;

/** The assemblies of the organisation, a page after another; each search begins anew. */
export function useAssemblies(wanted: Wanted) {
  const { search, phase } = wanted;
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const turn = useRef(0);

  const read = useCallback(
    async (page: number) => {
      turn.current += 1;
      const mine = turn.current;
      setFailure(null);
      try {
        const answer = await callApi<AssembliesAnswer>('GET', addressOf({ search, phase }, page));
        // Answers may arrive out of order: only the latest question counts.
        if (mine !== turn.current) return;
        setFound((before) => ({
          ...answer,
          assemblies: page === 0 ? answer.assemblies : join(before, answer),
          wanted: { search, phase },
        }));
      } catch (error) {
        if (mine !== turn.current) return;
        setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      }
    },
    [search, phase],
  );

  useEffect(() => {
    const timer = setTimeout(() => void read(0), search === '' ? 0 : restMillis);
    return () => {
      turn.current += 1;
      clearTimeout(timer);
    };
  }, [read, search]);

  const shown = found?.assemblies.length ?? 0;
  return {
    found,
    failure,
    retry: () => void read(0),
    hasMore: found !== null && shown < found.total,
    readMore: () => read(Math.ceil(shown / assembliesAPage)),
  };
}

function addressOf({ search, phase }: Wanted, page: number): string {
  const asked = new URLSearchParams({ page: String(page) });
  if (search.trim() !== '') asked.set('search', search.trim());
  if (phase !== null) asked.set('phase', phase);
  return `/api/assemblies?${asked}`;
}

/** One that moved to the next page meanwhile is not listed twice. */
function join(before: Found | null, answer: AssembliesAnswer): readonly ListedAssembly[] {
  const known = before?.assemblies ?? [];
  const ids = new Set(known.map(({ assemblyId }) => assemblyId));
  return [...known, ...answer.assemblies.filter(({ assemblyId }) => !ids.has(assemblyId))];
}
