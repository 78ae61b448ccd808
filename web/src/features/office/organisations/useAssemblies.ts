import {
  type AssembliesAnswer,
  type AssembliesQuery,
  type AssemblyPhase,
  assembliesAPage,
  type ListedAssembly,
  organisationEndpoints,
} from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';

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
        const answer = await askApi(
          organisationEndpoints.listAssemblies,
          askedOf({ search, phase }, page),
        );
        // Answers may arrive out of order: only the latest question counts.
        if (mine !== turn.current) return;
        setFound((before) => ({
          ...answer,
          assemblies: page === 0 ? answer.assemblies : join(before, answer),
          wanted: { search, phase },
        }));
      } catch (error) {
        if (mine !== turn.current) return;
        setFailure(ApiFailure.of(error));
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

function askedOf({ search, phase }: Wanted, page: number): AssembliesQuery {
  return { page, search: search.trim() || undefined, phase: phase ?? undefined };
}

/** One that moved to the next page meanwhile is not listed twice. */
function join(before: Found | null, answer: AssembliesAnswer): readonly ListedAssembly[] {
  const known = before?.assemblies ?? [];
  const ids = new Set(known.map(({ assemblyId }) => assemblyId));
  return [...known, ...answer.assemblies.filter(({ assemblyId }) => !ids.has(assemblyId))];
}
